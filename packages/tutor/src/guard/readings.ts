import { asPython } from './as-python.ts';
import { fromBase64, fromNumbers, withWordsDecoded } from './decoded.ts';
import { plainText, stepsOf } from './plain-text.ts';
import { inOrder, turnedAround, undressed, withoutGaps } from './undressed.ts';

/**
 * All that a text may be meant to say, always as many and in the same order; empty where a way of
 * reading finds nothing of its own. What the learner has written may be shown to the learner: its
 * lines hide nothing.
 */
export function readingsOf(text: string, own: ReadonlySet<string>): readonly string[] {
  const plain = plainText(text);
  const foreign = plain
    .split('\n')
    .filter((line) => !own.has(line.trim()))
    .join('\n');
  return [
    plain,
    ...ways.map((read) => read(foreign)).map((reading) => (reading === foreign ? '' : reading)),
    initials(foreign),
    fromNumbers(foreign),
    fromBase64(foreign),
  ];
}

const ways: readonly ((text: string) => string)[] = [
  asPython,
  withoutGaps,
  backwards,
  wordsBackwards,
  lastWordFirst,
  shifted,
  undressed,
  turnedAround,
  inOrder,
  withWordsDecoded,
];

function backwards(text: string): string {
  return Array.from(text).toReversed().join('');
}

function wordsBackwards(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}]{2,40}/gu, backwards);
}

function lastWordFirst(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split(' ').toReversed().join(' '))
    .join('\n');
}

/** By as many places as make a `print` of a word in front of a bracket. */
function shifted(text: string): string {
  const words = text.match(/(?<![a-z])[a-z]{5}(?=\s?\()/gi) ?? [];
  const hidden = words.find((word) => stepsOf(word) === stepsOf('print'))?.toLowerCase();
  const by = hidden ? 'p'.charCodeAt(0) - hidden.charCodeAt(0) + 26 : 0;
  return by % 26 === 0 ? text : text.replaceAll(/[a-z]/gi, (letter) => moved(letter, by));
}

function moved(letter: string, by: number): string {
  const first = letter < 'a' ? 65 : 97;
  return String.fromCharCode(first + ((letter.charCodeAt(0) - first + by) % 26));
}

/** „Paula, Richard, Ida, Nordpol, Theodor“. */
function initials(text: string): string {
  return (text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? []).join('');
}
