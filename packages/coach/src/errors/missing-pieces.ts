import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { valueUpTo } from '../syntax/call-parts.ts';
import { namesOf } from '../syntax/known-names.ts';
import { argumentAround, type Neighbours, neighboursOf } from '../syntax/neighbours.ts';
import { endsValue, lineTokens, placeBetween } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';
import { keywords } from '../words/python-names.ts';
import { betweenValueRules } from './between-values.ts';
import { insideBracketRules } from './inside-brackets.ts';

/** Something between two things, before or behind one, is missing or too much. */
export const missingPieceRules: Rule[] = [
  ...insideBracketRules,
  ...betweenValueRules,
  {
    kind: 'missing-else',
    message: /^expected 'else' after 'if' expression/,
    explain: () => ({
      titel: 'else fehlt',
      erklaerung: `Ein ${code('if')} mitten in einer Zeile braucht auch ein ${code('else')}, damit es immer einen Wert gibt.`,
      tipp: `Ergänz es, zum Beispiel ${code('5 if gewonnen else 0')}.`,
    }),
  },
  {
    kind: 'newline-outside-text',
    message: /^unexpected character after line continuation/,
    line: /\\n/,
    explain: () => ({
      titel: 'Zeilenumbruch außerhalb des Textes',
      erklaerung: `${code('\\n')} bedeutet nur innerhalb von Anführungszeichen eine neue Zeile.`,
      tipp: `Setz es in den Text hinein, so wie in ${code('"Hallo\\nWelt"')}, oder prüf die Anführungszeichen davor.`,
    }),
  },
  {
    kind: 'backslash',
    message: /^unexpected character after line continuation|^unexpected EOF while parsing/,
    explain: () => ({
      titel: 'Backslash mitten im Code',
      erklaerung: `Der Backslash ${code('\\')} heißt „es geht in der nächsten Zeile weiter“, aber so geht es hier nicht weiter.`,
      tipp: `Lösch ihn, oder nimm ${code('/')}, wenn du teilen willst.`,
    }),
  },
  {
    kind: 'missing-name-after-dot',
    message: /^invalid syntax/,
    explain: ({ at, before }) => {
      const dot = at?.text === '.' ? at : before;
      return dot?.text === '.'
        ? {
            titel: 'Ein Punkt zu viel',
            erklaerung: 'Hinter diesem Punkt müsste ein Name stehen, und der fehlt.',
            tipp: 'Lösch den Punkt, oder schreib dahinter, was du aufrufen willst.',
            stelle: dot,
          }
        : null;
    },
  },
  {
    kind: 'two-statements',
    message: /^invalid syntax/,
    explain: (problem) =>
      isSecondStatement(problem) && problem.at
        ? {
            titel: 'Zwei Befehle in einer Zeile',
            erklaerung: `Vor ${code(problem.at.text)} ist schon ein Befehl zu Ende, und in einer Zeile steht nur einer.`,
            tipp: `Schreib ${code(problem.at.text)} an den Anfang einer neuen Zeile.`,
            stelle: problem.at,
          }
        : null,
  },
  {
    kind: 'missing-value',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      before && isUnfinished(before) && (!at || /^[)\]}:,*/%=]|^\*\*$/.test(at.text))
        ? {
            titel: 'Hier fehlt etwas',
            erklaerung: `Hinter ${code(before.text)} fehlt der Wert, mit dem Python weitermachen soll.`,
            tipp: `Ergänz eine Zahl, einen Text oder einen Namen, oder lösch ${code(before.text)}.`,
          }
        : null,
  },
  {
    kind: 'missing-value',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      before && isUnfinished(before) && /^(?:in|and|or|is)$/.test(at?.text ?? '')
        ? {
            titel: 'Hier fehlt etwas',
            erklaerung: `Zwischen ${code(before.text)} und ${code(at?.text ?? '')} fehlt ein Wert.`,
            tipp: 'Ergänz dazwischen eine Zahl, einen Text oder einen Namen.',
          }
        : null,
  },
  {
    kind: 'missing-value',
    message: /^expected (?:argument|default) value expression/,
    explain: () => ({
      titel: 'Hier fehlt etwas',
      erklaerung: `Hinter ${code('=')} fehlt der Wert.`,
      tipp: `Ergänz eine Zahl, einen Text oder einen Namen, oder lösch ${code('=')} und den Namen davor.`,
    }),
  },
  {
    kind: 'comma-in-condition',
    message: /^invalid syntax/,
    line: /^\s*(if|elif|while)\b/,
    explain: ({ at, source }, [word = 'if']) =>
      at?.text === ',' && openBrackets(source.tokens, at).length === 0
        ? {
            titel: 'Ein Komma in der Bedingung',
            erklaerung: `Hinter ${code(word)} verbindet ein Komma nichts, denn Python weiß nicht, ob beides gelten soll oder eines genügt.`,
            tipp: `Schreib statt ${code(',')} das Wort ${code('and')} oder ${code('or')}.`,
            stelle: at,
          }
        : null,
  },
  {
    kind: 'missing-operator',
    message: /^invalid syntax/,
    explain: (problem) => {
      const pair = neighboursOf(problem);
      const left = pair && valueUpTo(problem, pair.left);
      return (
        pair && {
          titel: 'Zwischen zwei Werten fehlt etwas',
          erklaerung: `${code(left?.name ?? '', 20)} und ${code(pair.right.text)} stehen direkt nebeneinander, und Python weiß nicht, was es damit tun soll.`,
          tipp: operatorTip(problem, pair, left?.name ?? ''),
          stelle: placeBetween(pair.left, pair.right),
        }
      );
    },
  },
  {
    kind: 'turned-operator',
    message: /^can't use starred expression here/,
    line: /(?<=\w\s*)(=\*)/,
    explain: (_, [sign = '=*']) => ({
      titel: 'Zeichen verdreht',
      erklaerung: `${code(sign)} kennt Python nicht, denn das ${code('=')} steht immer hinten.`,
      tipp: `Schreib ${code('*=')}.`,
    }),
  },
  {
    kind: 'starred-value',
    message: /^can't use starred expression here|^starred assignment/,
    explain: ({ at, first }) => ({
      titel: 'Stern an der falschen Stelle',
      erklaerung: `Vor dem ${code('*')} fehlt der erste Wert, mit dem Python malnehmen könnte.`,
      tipp:
        at === first
          ? `Lösch den ${code('*')} am Anfang der Zeile.`
          : `Schreib ihn davor, zum Beispiel ${code('2 * 3')}.`,
    }),
  },
];

/** In a condition two values are compared, and two comparisons are joined. */
function operatorTip(problem: Problem, { left, right }: Neighbours, name: string): string {
  if (!/^\s*(?:if|elif|while)\b/.test(problem.line)) {
    return 'Prüf die Schreibweise, oder setz ein Zeichen dazwischen: `+` oder `*` zum Rechnen, `,` zum Trennen.';
  }
  const { isUnknown } = namesOf(problem);
  const isSecond = argumentAround(problem.source.tokens, left).some(
    ({ text, offset }) => /^(?:[<>]|[=!<>]=|in)$/.test(text) && offset < left.offset,
  );
  if (isSecond && !(left.kind === 'name' && isUnknown(left.text)))
    return `Verbinde zwei Bedingungen mit ${code('and')} oder ${code('or')}.`;
  return right.kind === 'name' && isUnknown(right.text)
    ? `Prüf die Schreibweise, oder setz ein Zeichen zum Vergleichen dazwischen, so wie in ${code('x == 3')}.`
    : `Setz ein Zeichen zum Vergleichen dazwischen, zum Beispiel ${code(`${name} == ${right.text}`, 36)}.`;
}

function isSecondStatement(problem: Problem): boolean {
  const { at, before } = problem;
  if (at?.kind !== 'name' || keywords.has(at.text) || !endsValue(before)) return false;
  const tokens = lineTokens(problem);
  const next = tokens
    .slice(tokens.indexOf(at) + 1)
    .find(({ kind, text }) => kind !== 'name' && text !== '.');
  const isBehindStatement =
    before?.kind !== 'name' ||
    tokens[0]?.text === 'import' ||
    tokens.some(({ text, offset }) => /^[-+*/]?=$/.test(text) && offset < at.offset);
  return isBehindStatement && /^(?:\(|[-+*/]?=)$/.test(next?.text ?? '');
}

function isUnfinished({ kind, text }: Token): boolean {
  return kind === 'operator' ? !/^[)\]}:.]/.test(text) : keywords.has(text);
}
