import { readFileSync } from 'node:fs';

/**
 * Names, English words and the like, one in a line. `Mathe-` is what compounds begin with, `-bot`
 * what they end with.
 */
export const houseWords = readFileSync(new URL('words.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');
