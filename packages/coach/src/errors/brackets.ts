import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { calleeAt, valuesFrom } from '../syntax/call-parts.ts';
import { namesOf } from '../syntax/known-names.ts';
import { neighboursAmong } from '../syntax/neighbours.ts';
import { headerLine, lineTokens, tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

export const bracketRules: Rule[] = [
  {
    kind: 'unclosed-bracket',
    message: /^'([([{])' was never closed/,
    explain: ({ place, source }, [open = '(']) => {
      const line = place?.line ?? 1;
      return {
        titel: 'Klammer nicht geschlossen',
        erklaerung: `Die Klammer ${code(open)} in Zeile ${line} geht auf, aber nie wieder zu.`,
        tipp: `Setz ${code(closing[open] ?? ')')} dorthin, wo sie enden soll${endOf(source.lines[line - 1] ?? '')}.`,
      };
    },
  },
  {
    kind: 'unclosed-bracket',
    message: /^invalid syntax/,
    explain: (problem) => {
      const open = openAtEnd(problem);
      const [end, sign] = [closing[open?.text ?? ''] ?? ')', problem.at?.text ?? ':'];
      return (
        open && {
          titel: 'Klammer nicht geschlossen',
          erklaerung: `Die Klammer ${code(open.text)} in Zeile ${open.line} ist vor ${code(sign)} noch nicht wieder zu.`,
          tipp: headerLine.test(problem.line)
            ? `Setz ${code(end)} vor ${code(sign)}.`
            : `Schreib ${code(end)} statt ${code(sign)}.`,
          stelle: open,
        }
      );
    },
  },
  {
    kind: 'wrong-bracket-for-call',
    message: /^closing parenthesis '\)' does not match opening parenthesis '\['$/,
    explain: (problem) => {
      const call = callWithSquareBracket(problem);
      return (
        call && {
          titel: 'Eckige statt runde Klammer',
          erklaerung: `Hinter ${code(call.name)} hast du mit ${code('[')} geöffnet, aber ein Aufruf hat runde Klammern.`,
          tipp: `Schreib ${code(`${call.name}(…)`)}.`,
          stelle: call.open,
        }
      );
    },
  },
  {
    kind: 'mismatched-bracket',
    message:
      /^closing parenthesis '(.)' does not match opening parenthesis '(.)'(?: on line (\d+))?/,
    explain: (problem, [end = ')', open = '(', line]) => ({
      titel: 'Klammern passen nicht zusammen',
      erklaerung: `Du hast ${line ? `in Zeile ${line} ` : ''}mit ${code(open)} geöffnet, aber mit ${code(end)} geschlossen.`,
      tipp: mismatchTip(problem, open, end),
    }),
  },
  {
    kind: 'missing-opening-bracket',
    message: /^unmatched '\)'/,
    explain: (problem) => {
      const opening = openingFor(problem);
      return (
        opening && {
          titel: 'Die öffnende Klammer fehlt',
          erklaerung: `Zu der Klammer ${code(')')} am Ende fehlt die öffnende hinter ${code(opening.name)}.`,
          tipp: `Schreib ${code(opening.call, 36)}.`,
          stelle: opening.place,
        }
      );
    },
  },
  {
    kind: 'extra-bracket',
    message: /^unmatched '(.)'/,
    explain: (_, [end = ')']) => ({
      titel: 'Eine Klammer zu viel',
      erklaerung: `Diese Klammer ${code(end)} schließt etwas, das nie geöffnet wurde.`,
      tipp: 'Lösch sie, oder such die Stelle davor, an der die öffnende Klammer fehlt.',
    }),
  },
];

/** The line ends with a colon or a semicolon, and a bracket is still open. */
function openAtEnd(problem: Problem): Token | null {
  const { at, source } = problem;
  const isLast = lineTokens(problem).at(-1) === at && /^[:;]$/.test(at?.text ?? '');
  if (!at || !(isLast || at.text === 'as')) return null;
  const open = openBrackets(source.tokens, at).at(-1);
  return open && !isClosed(source.tokens.slice(source.tokens.indexOf(at))) ? open : null;
}

/** A bracket that is open before these tokens gets closed among them. */
function isClosed(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some(({ kind, text }) => {
    if (kind === 'operator' && /^[([{]$/.test(text)) depth += 1;
    if (kind === 'operator' && /^[)\]}]$/.test(text)) depth -= 1;
    return depth < 0;
  });
}

function callWithSquareBracket(problem: Problem) {
  const { at, source } = problem;
  const open = at && openBrackets(source.tokens, at).at(-1);
  const last = tokenBeside(problem, open, -1);
  const callee = last && calleeAt(problem, last);
  return callee && open ? { ...callee, open } : null;
}

function mismatchTip(problem: Problem, open: string, end: string): string {
  const { at, source } = problem;
  const [outer, inner] = at ? openBrackets(source.tokens, at).slice(-2) : [];
  const name = tokenBeside(problem, inner ?? outer, -1);
  const isVariable = /^(?:variable|parameter)$/.test(
    namesOf(problem).kindOf(name?.text ?? '') ?? '',
  );
  if (end === ']' && isVariable) return `Öffne mit ${code('[')}, wenn du eine Stelle meinst.`;
  const right = code(closing[open] ?? ')');
  return inner && closing[outer?.text ?? ''] === end
    ? `Setz ${right} davor, denn ${code(open)} ist noch offen.`
    : `Schließ mit ${right}, oder prüf, ob dazwischen eine Klammer fehlt.`;
}

/** `print "Hallo")`, `def hallo):` */
function openingFor(problem: Problem) {
  const tokens = lineTokens(problem);
  const [word, name, third] = tokens;
  if (word?.text === 'def' && name && third === problem.at) {
    return { name: name.text, call: `def ${name.text}():`, place: name };
  }
  const { left, right } = neighboursAmong(tokens.filter((token) => isBefore(token, problem))) ?? {};
  const callee = left && calleeAt(problem, left);
  if (!callee || !right) return null;
  const call = `${callee.name}(${valuesFrom(problem, right)})`;
  return { ...callee, call: word?.text === 'def' ? `def ${call.replaceAll('"', '')}:` : call };
}

function isBefore({ offset }: Token, { at }: Problem): boolean {
  return at !== undefined && offset < at.offset;
}

/** A bracket that ends its line is meant to be closed further down. */
function endOf(line: string): string {
  if (/[([{,]\s*(?:#.*)?$/.test(line)) return ', also hinter den letzten Wert';
  return headerLine.test(line) && line.trimEnd().endsWith(':')
    ? ', also vor den Doppelpunkt'
    : `, vielleicht ans Ende von ${code(line)}`;
}
