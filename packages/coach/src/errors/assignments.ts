import type { Problem } from '../problem.ts';
import type { Rule, Words } from '../rule.ts';
import { openBrackets } from '../source/brackets.ts';
import { code } from '../words/code-quote.ts';
import { hyphenInName } from './def-lines.ts';

export const assignmentRules: Rule[] = [
  {
    kind: 'equals-in-dict',
    message:
      /Maybe you meant '==' or ':='|^cannot assign to literal|^':' expected after dictionary key/,
    explain: (problem) => {
      const { key, value } = pairAround(problem);
      return key && innermost(problem) === '{'
        ? {
            titel: 'Im Wörterbuch steht ein Doppelpunkt',
            erklaerung: `In geschweiften Klammern gehört zwischen Schlüssel und Wert ein ${code(':')} und kein ${code('=')}.`,
            tipp: `Schreib ${code(`${key.kind === 'name' ? `"${key.text}"` : key.text}: ${value}`)}.`,
            stelle: key,
          }
        : null;
    },
  },
  {
    kind: 'assignment-in-condition',
    message:
      /^(?:invalid syntax\. Maybe you meant '==' or ':='|cannot assign to .* here\. Maybe you meant '==')/,
    line: /^\s*(if|elif|while)\b/,
    explain: (problem, [word = 'if']) => singleEquals(problem, word),
  },
  {
    kind: 'assignment-in-condition',
    message: /^invalid syntax$/,
    line: /^\s*(if|elif|while)\b/,
    explain: (problem, [word = 'if']) => {
      const { at, before, source } = problem;
      const next = source.tokens[source.tokens.findIndex((token) => token === at) + 1];
      const isAlone = before?.text !== '=' && !/^[=!<>]/.test(next?.text ?? '=');
      return at?.text === '=' && isAlone ? singleEquals(problem, word) : null;
    },
  },
  {
    kind: 'assignment-in-expression',
    message: /Maybe you meant '==' or ':='|^expression cannot contain assignment/,
    explain: ({ facts }) => ({
      titel: 'Ein einfaches = an der falschen Stelle',
      erklaerung: `In ${code(facts.source ?? '=')} gibt ${code('=')} einem Namen einen Wert, und das geht mitten in einer Zeile nicht.`,
      tipp: `Nimm ${code('==')} zum Vergleichen, oder schreib die Zuweisung in eine eigene Zeile.`,
    }),
  },
  {
    kind: 'assign-to-literal',
    message: /^cannot assign to (?:literal|dict literal|set display|f-string expression)/,
    explain: ({ facts, line }) => {
      const value = /=\s*([\p{L}_][\p{L}\p{N}_]*)\s*$/u.exec(line)?.[1];
      const turned = value === undefined ? 'name = …' : `${value} = ${facts.source ?? '…'}`;
      return {
        titel: 'Links vom = steht kein Name',
        erklaerung: `Links vom ${code('=')} steht der Wert ${code(facts.source ?? '')}, und ein Wert lässt sich nicht ändern.`,
        tipp: `Der Name steht immer links: ${code(turned)}.`,
      };
    },
  },
  {
    kind: 'assign-to-call',
    message: /^cannot assign to function call/,
    explain: ({ facts }) => ({
      titel: 'Links vom = steht ein Aufruf',
      erklaerung: `${code(facts.source ?? 'f()')} ruft eine Funktion auf, und einem Aufruf kann Python keinen Wert geben.`,
      tipp: `Schreib links einen Namen hin (${code('ergebnis = …')}), oder nimm ${code('==')} zum Vergleichen.`,
    }),
  },
  {
    kind: 'hyphen-in-name',
    message: /^cannot assign to expression/,
    line: /^\s*([\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}_][\p{L}\p{N}_]*)+)(?=\s*=)/u,
    explain: (_, [name = '']) => hyphenInName(name),
  },
  {
    kind: 'assign-to-expression',
    message:
      /^(?:cannot (?:assign to|delete)|illegal target|.*is an illegal expression for augmented)/,
    explain: ({ facts }) => ({
      titel: 'Links vom = steht kein Name',
      erklaerung: `${code(facts.source ?? '')} ist kein Name, dem Python einen Wert geben könnte.`,
      tipp: `Schreib links nur den Namen und rechts die Rechnung, zum Beispiel ${code('summe = a + b')}.`,
    }),
  },
];

function singleEquals({ place, facts }: Problem, word: string): Words {
  const piece = facts.source ?? '=';
  return {
    titel: 'Vergleichen braucht zwei =',
    erklaerung: `${piece.length > 1 && piece.includes('=') ? `In ${code(piece)}` : 'Hier'} steht ein einfaches ${code('=')}, das gibt einem Namen einen Wert und vergleicht nicht.`,
    tipp: `Schreib hinter ${code(word)} zwei Gleichheitszeichen: ${code('==')}.`,
    stelle: place,
  };
}

/** `"Tom"` and `10` of `"Tom" = 10`, of which Python names the left side. */
function pairAround({ at, source: { tokens } }: Problem) {
  const index = tokens.findIndex((token) => token === at);
  const [equals, value, next] = tokens.slice(index + 1, index + 4);
  const isShort = /^[,}]$/.test(next?.text ?? '');
  return equals?.text === '=' ? { key: at, value: isShort ? value?.text : '…' } : {};
}

/** The bracket that is open around the place. */
function innermost({ at, source }: Problem): string | undefined {
  return at && openBrackets(source.tokens, at).at(-1)?.text;
}
