import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { namesOf } from '../syntax/known-names.ts';
import {
  endsValue,
  headerLine,
  lineCode,
  lineTokens,
  opensBlock,
  startsValue,
  tokenBeside,
} from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

/** A colon at a place where Python has none, or another sign where it has one. */
export const colonRules: Rule[] = [
  {
    kind: 'colon-too-early',
    message: /^invalid syntax/,
    line: /^\s*(if|elif|while|for|with|def|class|return|import|from)\s*:\s*(?=\S)/,
    explain: (problem, [word = 'if']) => {
      const rest = lineCode(problem)
        .replace(/^\w+\s*:\s*/, '')
        .replace(/:$/, '');
      const end = headerLine.test(problem.line) ? ':' : '';
      return {
        titel: 'Der Doppelpunkt steht zu früh',
        erklaerung: `Direkt hinter ${code(word)} darf kein Doppelpunkt stehen.`,
        tipp: `Schreib ${code(`${word} ${rest}${end}`, 36)}.`,
      };
    },
  },
  {
    kind: 'extra-colon',
    message: /^invalid syntax/,
    line: /:\s*:/,
    explain: ({ at }) =>
      at?.text === ':'
        ? {
            titel: 'Ein Doppelpunkt zu viel',
            erklaerung: 'Hier stehen zwei Doppelpunkte nebeneinander, aber einer reicht.',
            tipp: `Lösch einen der beiden ${code(':')}.`,
          }
        : null,
  },
  {
    kind: 'missing-colon',
    message: /^invalid syntax|^expected ':'/,
    line: headerLine,
    explain: (problem, [word = 'if']) => {
      const sign = signForColon(problem);
      return (
        sign && {
          titel: 'Doppelpunkt fehlt',
          erklaerung: `Eine Zeile mit ${code(word)} endet mit einem Doppelpunkt, hier steht aber ${code(sign.text)}.`,
          tipp: `Schreib ${code(':')} statt ${code(sign.text)}.`,
          stelle: sign,
        }
      );
    },
  },
  {
    kind: 'missing-def',
    message: /^invalid syntax/,
    line: /^\s*(\w+\s*\([\w\s,=]*\))\s*:\s*$/,
    explain: (problem, [call = 'hallo()']) => {
      const name = problem.first?.text ?? '';
      return opensBlock(problem) && namesOf(problem).isUnknown(name)
        ? {
            titel: 'def fehlt',
            erklaerung: `Eine eigene Funktion beginnt mit dem Wort ${code('def')}, und das fehlt vor ${code(name)}.`,
            tipp: `Schreib ${code(`def ${call}:`, 36)}.`,
          }
        : null;
    },
  },
  {
    kind: 'block-on-same-line',
    message: /^invalid syntax/,
    line: /^\s*\S.*[)\]\w"']\s+(if|for|while)\s+[^:]*:\s*$/,
    explain: (problem, [word = 'if']) =>
      isLooseColon(problem) ? { ...ownLineNeeded(word), stelle: problem.place } : null,
  },
  {
    kind: 'colon-without-block',
    message: /^invalid syntax/,
    line: /:\s*$/,
    explain: (problem) => (isLooseColon(problem) ? looseColon(problem) : null),
  },
  {
    kind: 'colon-for-division',
    message: /^invalid syntax/,
    explain: (problem) => {
      const [left, right] = sidesOfColon(problem);
      return left && right && areNumbers(problem, [left, right])
        ? {
            titel: 'Geteilt schreibt man /',
            erklaerung: `Der Doppelpunkt teilt in Python nicht, dafür gibt es den Schrägstrich ${code('/')}.`,
            tipp: `Schreib zum Teilen ${code(`${left.text} / ${right.text}`)}, oder setz eine Uhrzeit in Anführungszeichen.`,
          }
        : null;
    },
  },
  {
    kind: 'dict-in-wrong-brackets',
    message: /^invalid syntax/,
    explain: (problem) => {
      const [key] = sidesOfColon(problem);
      const open = bracketOf(problem);
      return key?.kind === 'text' && !isBehindValue(problem, open)
        ? {
            titel: 'Ein Wörterbuch hat geschweifte Klammern',
            erklaerung: `Paare mit Doppelpunkt wie bei ${code(key.text, 18)} stehen in einem Wörterbuch, und das hat geschweifte Klammern.`,
            tipp: `Schreib ${code('{')} davor und ${code('}')} ans Ende, so wie in ${code('{"apfel": 3}')}.`,
            ...(open && { stelle: open }),
          }
        : null;
    },
  },
  {
    kind: 'colon-in-brackets',
    message: /^invalid syntax/,
    explain: (problem) =>
      problem.at?.text === ':' && /^[([]$/.test(bracketOf(problem)?.text ?? '')
        ? colonInBrackets(problem)
        : null,
  },
];

export function ownLineNeeded(word: string) {
  return {
    titel: `${word} braucht eine eigene Zeile`,
    erklaerung: `${code(word)} kann nicht in der gleichen Zeile stehen wie das, was davor kommt.`,
    tipp: `Schreib ${code(word)} an den Anfang einer neuen Zeile.`,
  };
}

/** `if x == 5;`, `while x < 3,`, `def hallo() =` */
function signForColon(problem: Problem): Token | null {
  const { line, at, before } = problem;
  const tokens = lineTokens(problem);
  const last = tokens.at(-1);
  const isEquals = last?.text === '=' && !/^\s*(?:if|elif|while)\b/.test(line);
  const isSign = /^[;,.]$/.test(last?.text ?? '') || isEquals;
  const isMeant = isSign && (last === at || last === before);
  if (line.includes(':')) return null;
  return last && isMeant ? last : semicolonAt(problem);
}

/** `for i in range(10); print(i)` */
function semicolonAt({ at, source }: Problem): Token | null {
  return at?.text === ';' && openBrackets(source.tokens, at).length === 0 ? at : null;
}

function isLooseColon(problem: Problem): boolean {
  const isLast = problem.at?.text === ':' && lineTokens(problem).at(-1) === problem.at;
  return isLast && !bracketOf(problem) && !headerLine.test(problem.line);
}

function looseColon(problem: Problem) {
  const isCondition = /[<>]|[=!]=|\bin\b/.test(problem.line);
  return isCondition || opensBlock(problem) ? wordMissing(problem.line) : colonTooMuch;
}

const colonTooMuch = {
  titel: 'Ein Doppelpunkt zu viel',
  erklaerung: 'Ein Doppelpunkt am Ende beginnt einen Block, aber zu dieser Zeile gehört keiner.',
  tipp: 'Lösch den Doppelpunkt.',
};

function wordMissing(line: string) {
  const [word, other] = /\bin\b/.test(line) ? ['for', 'if'] : ['if', 'while'];
  return {
    titel: `Doppelpunkt ohne ${word}`,
    erklaerung: `Ein Doppelpunkt am Ende beginnt einen Block, aber am Anfang dieser Zeile fehlt ein Wort wie ${code(word)} oder ${code(other)}.`,
    tipp: `Schreib zum Beispiel ${code(word)} davor, oder lösch den Doppelpunkt.`,
  };
}

function bracketOf({ at, source }: Problem): Token | undefined {
  return at && openBrackets(source.tokens, at).at(-1);
}

/** The bracket of `print(…)` or `liste[…]`, not one that stands for itself. */
function isBehindValue(problem: Problem, open: Token | undefined): boolean {
  return endsValue(tokenBeside(problem, open, -1));
}

/** The values on both sides of the colon at which Python stopped; none in a dict. */
function sidesOfColon(problem: Problem): readonly Token[] {
  const { at } = problem;
  if (at?.text !== ':' || bracketOf(problem)?.text === '{') return [];
  const [left, right] = [tokenBeside(problem, at, -1), tokenBeside(problem, at, 1)];
  if (!left || !right || right.line !== at.line) return [];
  return endsValue(left) && startsValue(right) ? [left, right] : [];
}

function areNumbers(problem: Problem, sides: readonly Token[]): boolean {
  const open = bracketOf(problem);
  const isIndex = open?.text === '[' && isBehindValue(problem, open);
  const { kindOf } = namesOf(problem);
  const isVariable = ({ text }: Token) => /^(?:variable|parameter)$/.test(kindOf(text) ?? '');
  const isNumber = (side: Token) => side.kind === 'number' || isVariable(side);
  const isSure = open === undefined || sides.some(({ kind }) => kind === 'number');
  return !isIndex && sides.every(isNumber) && isSure;
}

function colonInBrackets(problem: Problem) {
  const { at, before } = problem;
  const next = tokenBeside(problem, at, 1);
  const isOption = before?.kind === 'name' && namesOf(problem).isUnknown(before.text);
  const instead = isOption
    ? `Schreib ${code(`${before.text}=…`)}, wenn du dem Aufruf einen Wert mit Namen gibst.`
    : `Schreib ein Komma statt ${code(':')}, wenn du zwei Werte trennen willst.`;
  return {
    titel: 'Doppelpunkt in der Klammer',
    erklaerung: 'An dieser Stelle in der Klammer hat ein Doppelpunkt für Python keine Bedeutung.',
    tipp: /^[)\]}]$/.test(next?.text ?? '') ? `Lösch ${code(':')}.` : instead,
  };
}
