import { tokensOf } from '../source/tokens.ts';
import { neighboursAmong } from '../syntax/neighbours.ts';
import { assignmentInWords } from './assignment-in-words.ts';
import { blockInWords } from './block-in-words.ts';
import { callInWords } from './call-in-words.ts';
import { shown as code } from './shown.ts';

/**
 * What a line of a program does, as a sentence about it; null when it's too strange to tell. In its
 * program it's known which commands there are.
 */
export function lineInWords(line: string, program: string | null = null): string | null {
  const statement = withoutComment(line);
  if (statement === '') return comment;
  if (statement.length > longestLine) return null;
  return (
    gapInWords(statement) ??
    blockInWords(statement) ??
    wordInWords(statement) ??
    assignmentInWords(statement) ??
    callInWords(statement, program)
  );
}

/** Two things side by side, and nothing that says what to do with them. */
function gapInWords(statement: string): string | null {
  const gap = neighboursAmong(tokensOf(statement));
  if (!gap?.bracket) return null;
  const [left, right] = [gap.left.text, gap.right.text].map((text) => code(text));
  return `Zwischen ${left} und ${right} fehlt etwas, vermutlich ein Komma. So kann Python die Zeile nicht lesen.`;
}

const longestLine = 300;
const comment =
  'Sie ist eine Notiz für Menschen. Python überspringt alles, was hinter dem `#` steht.';

const words: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [
    /^break$/,
    () => 'Sie verlässt die Schleife sofort. Weiter geht es in der Zeile nach der Schleife.',
  ],
  [
    /^continue$/,
    () => 'Sie überspringt den Rest dieser Runde. Die Schleife beginnt gleich mit der nächsten.',
  ],
  [
    /^pass$/,
    () => 'Sie tut nichts. Sie hält nur den Platz frei, weil ein Block nicht leer sein darf.',
  ],
  [/^return$/, () => 'Sie beendet die Funktion, ohne etwas zurückzugeben.'],
  [
    /^return (.+)$/,
    (value) =>
      `Sie beendet die Funktion und gibt ${code(value)} an die Stelle zurück, an der sie aufgerufen wurde.`,
  ],
  [
    /^import (.+)$/,
    (module) =>
      `Sie holt das Modul ${code(module)} dazu. Seine Befehle schreibst du danach mit einem Punkt dahinter.`,
  ],
  [
    /^from (\w+) import .+$/,
    (module) => `Sie holt einzelne Befehle aus dem Modul ${code(module)} dazu.`,
  ],
  [
    /^global (.+)$/,
    (name) =>
      `Sie sagt, dass ${code(name)} in dieser Funktion die Variable von draußen meint und keine eigene.`,
  ],
];

function wordInWords(statement: string): string | null {
  for (const [pattern, tell] of words) {
    const [found, rest = ''] = pattern.exec(statement) ?? [];
    if (found) return tell(rest);
  }
  return null;
}

function withoutComment(line: string): string {
  const note = tokensOf(line).find(({ kind }) => kind === 'comment');
  return line.slice(0, note?.offset).trim();
}
