import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import { neighboursOf } from '../syntax/neighbours.ts';
import { endsValue, lineTokens, tokenBeside } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

const pair = `Schreib jedes Paar so: ${code('"apfel": 3')}.`;

/** Between brackets: the signs of a dict, of an index and of a list of values. */
export const insideBracketRules: Rule[] = [
  {
    kind: 'sign-in-dict',
    message: /^invalid syntax/,
    explain: (problem) => {
      const sign = signInDict(problem);
      return (
        sign && {
          titel: 'Im Wörterbuch steht ein Doppelpunkt',
          erklaerung: `Im Wörterbuch trennt nicht ${code(signShown(problem, sign))} den Schlüssel von seinem Wert, sondern ein Doppelpunkt.`,
          tipp: pair,
          stelle: sign,
        }
      );
    },
  },
  {
    kind: 'missing-colon-in-dict',
    message: /^':' expected after dictionary key|^invalid syntax/,
    explain: (problem) =>
      problem.facts.message.startsWith("':'") || isKeyWithoutColon(problem)
        ? {
            titel: 'Doppelpunkt im Wörterbuch fehlt',
            erklaerung:
              'In einem Wörterbuch steht zwischen Schlüssel und Wert ein Doppelpunkt, und der fehlt hier.',
            tipp: pair,
          }
        : null,
  },
  {
    kind: 'missing-dict-value',
    message: /^expression expected after dictionary key/,
    explain: () => ({
      titel: 'Der Wert fehlt',
      erklaerung: 'Hinter dem Doppelpunkt im Wörterbuch fehlt der Wert zu diesem Schlüssel.',
      tipp: `Schreib einen Wert dahinter, wie in ${code('"apfel": 3')}.`,
    }),
  },
  {
    kind: 'empty-index',
    message: /^invalid syntax/,
    explain: (problem) => {
      const name = emptyIndex(problem);
      return (
        name && {
          titel: 'Welche Stelle?',
          erklaerung: `In den eckigen Klammern hinter ${code(name.text)} steht nicht, welche Stelle du meinst.`,
          tipp: `Schreib sie hinein, zum Beispiel ${code(`${name.text}[0]`)} für die erste.`,
          stelle: name,
        }
      );
    },
  },
  {
    kind: 'semicolon-as-comma',
    message: /^invalid syntax/,
    explain: (problem) =>
      problem.at?.text === ';' && bracketAround(problem) ? semicolon(problem) : null,
  },
  {
    kind: 'extra-comma',
    message: /^invalid syntax/,
    explain: ({ at, before }) =>
      at?.text === ',' && /^[,([{=]$/.test(before?.text ?? '')
        ? {
            titel: 'Ein Komma zu viel',
            erklaerung: 'Vor diesem Komma steht nichts, was es abtrennen könnte.',
            tipp: 'Lösch das Komma, oder schreib den fehlenden Wert davor.',
          }
        : null,
  },
];

function bracketAround({ at, source }: Problem): Token | undefined {
  return at && openBrackets(source.tokens, at).at(-1);
}

/** `{"Tom" = 10}`, `{"Tom" -> 10}` */
function signInDict(problem: Problem): Token | null {
  const near = [problem.at, tokenBeside(problem, problem.at, 1)];
  const sign = near.find((token) => /^(?:=|->|:=)$/.test(token?.text ?? ''));
  return sign && bracketAround(problem)?.text === '{' ? sign : null;
}

/** `=>` are two signs for Python. */
function signShown(problem: Problem, sign: Token): string {
  return tokenBeside(problem, sign, 1)?.text === '>' ? `${sign.text}>` : sign.text;
}

/** `{"a" 1}`: the pair before, if there is one, has been finished by a comma. `{"a", 1, "b": 2}` */
function isKeyWithoutColon(problem: Problem): boolean {
  const { at, before } = problem;
  if (at?.text === ':') {
    const isPair = before?.kind !== 'operator' && tokenBeside(problem, at, -2)?.text === ',';
    return isPair && bracketAround(problem)?.text === '{';
  }
  const { left, bracket } = neighboursOf(problem) ?? {};
  const start = tokenBeside(problem, left, -1);
  return bracket?.text === '{' && left?.kind !== 'number' && /^[{,]$/.test(start?.text ?? '');
}

function emptyIndex(problem: Problem): Token | null {
  const tokens = lineTokens(problem);
  const start = tokens.findIndex(
    ({ text }, index) =>
      text === '[' && tokens[index + 1]?.text === ']' && endsValue(tokens[index - 1]),
  );
  return tokens[start - 1] ?? null;
}

function semicolon(problem: Problem) {
  const next = tokenBeside(problem, problem.at, 1);
  const isDict = bracketAround(problem)?.text === '{';
  const instead = isDict
    ? `Schreib ${code(':')} zwischen Schlüssel und Wert, und ${code(',')} zwischen den Paaren.`
    : `Schreib ein Komma: ${code(',')}.`;
  return {
    titel: 'Strichpunkt statt Komma',
    erklaerung: `Innerhalb von Klammern trennt Python die Werte nicht mit ${code(';')}.`,
    tipp: /^[)\]}]$/.test(next?.text ?? '') ? `Lösch ${code(';')}.` : instead,
  };
}
