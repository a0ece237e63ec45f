import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Short German nouns without umlauts: easy to say at the table and to type on any keyboard. */
export const words: readonly string[] = readFileSync(
  new URL('./passphrase-words.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split(/\s+/);

/** Three words of the list: about 29 bits, against tries that are slowed down to two a second. */
export function makePassphrase(): string {
  return Array.from({ length: 3 }, () => words[randomInt(words.length)]).join('-');
}
