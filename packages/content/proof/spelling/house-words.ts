import { readFileSync } from 'node:fs';

/** Whatever no dictionary knows goes in here. */
export const houseWordFile = 'packages/content/proof/spelling/words.txt';

/**
 * Names, English words and the like, one in a line. `Mathe-` is what compounds begin with, `-bot`
 * what they end with.
 */
export const houseWords = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split(/\r?\n/);

/** Sorted, so that two who add words seldom meet in the same line. */
export function orderFindings(words: readonly string[] = houseWords): string[] {
  const { compare } = new Intl.Collator('de');
  const sorted = words.toSorted(compare);
  const at = words.findIndex(
    (word, index) => index > 0 && compare(words[index - 1] ?? '', word) >= 0,
  );
  const word = words[at];
  if (word === undefined) return [];
  const before = sorted[sorted.lastIndexOf(word) - 1];
  const cure = before === word ? 'steht zweimal da' : `gehört hinter „${before}“`;
  return [`${houseWordFile}:${at + 1}: „${word}“ ${cure}`];
}
