import { builtins, keywords, modules, rareBuiltins } from '@hbg/coach/words/python-names';
import { loadWords } from '@hbg/content/load-words';
import { firstNames } from './first-names.ts';

const noNames = loadWords('no-names');
/** What stands where a name may stand: `ich heiße nicht so`, `mein Name ist falsch`, `frau hat gesagt`. */
const words = new Set(noNames.get('everyday'));
/** Of what this place is about, and what holds names together: without them nothing can be asked. */
const terms = new Set(noNames.get('terms'));
const python = new Set([...keywords, ...builtins, ...rareBuiltins, ...modules]);

/** As it is written: `max` is a function, `Max` is somebody. */
export function isPythonWord(word: string): boolean {
  return python.has(word);
}

/** In a nickname, too, it tells nobody who that is. */
export function isTerm(word: string): boolean {
  return terms.has(word.toLowerCase());
}

/** A word that says something else than who somebody is. */
export function isEverydayWord(word: string): boolean {
  const small = word.toLowerCase();
  return !firstNames.has(small) && [words, terms, python].some((known) => known.has(small));
}
