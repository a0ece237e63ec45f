import type { Place } from '../explanation.ts';
import { placeOfLine } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { lineCode } from '../syntax/statement.ts';
import { code } from '../words/code-quote.ts';

/** What a line is meant to repeat, and how Python begins it. */
const loops: readonly (readonly [words: RegExp, python: string])[] = [
  [/^(?:wiederhole|repeat)\b.*\b(?:bis|until)\b.*/i, 'while …:'],
  [/^(?:für immer|forever|immer|immer wieder|endlos|do|mache?|loop)\s*[:{]?$/i, 'while True:'],
  [/^(?:wiederhole|repeat)\s*(?:fortlaufend|immer|ewig|endlos)?\s*[:{]?$/i, 'while True:'],
  [
    /^(?:wiederhole|repeat|mache?|do|loop|times)\s*\(?\s*(\d+)\s*\)?[-\s]*(?:mal|x|times)?\s*[:{]?$/i,
    'for i in range($1):',
  ],
  [/^(\d+)\s*(?:mal|x|times)\s*:$/i, 'for i in range($1):'],
  [
    /^(?:wiederhole|repeat)\s*\(?\s*[\p{L}_]+\s*\)?[-\s]*(?:mal|x|times)?\s*[:{]?$/iu,
    'for i in range(…):',
  ],
];

/** `wiederhole 10 mal:`, `repeat 10:`, `für immer:`, `forever:` */
export const repeatRules: Rule[] = [
  {
    kind: 'repeat-loop',
    message: /^invalid /,
    explain: (problem) => {
      const line = problem.place?.line ?? 1;
      return repeatWords(lineCode(problem), placeOfLine(problem.source.bareLines, line));
    },
  },
];

export function repeatWords(text: string, stelle: Place) {
  const found = loops.find(([words]) => words.test(text));
  return found
    ? {
        titel: 'Wiederholen geht mit for oder while',
        erklaerung: `${code(text)} versteht Python nicht, seine Schleifen beginnen mit ${code('for')} oder ${code('while')}.`,
        tipp: `Schreib ${code(text.replace(found[0], found[1]))} und rück darunter ein, was sich wiederholen soll.`,
        stelle,
      }
    : null;
}
