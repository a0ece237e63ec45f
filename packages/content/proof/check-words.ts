import { fileURLToPath } from 'node:url';
import { nearestName } from '@hbg/coach/words/nearest-name';
import { readText } from '../src/read-text.ts';

const pages = { 'check.py': 'program-checks.md', 'check.js': 'page-checks.md' } as const;

/** Which word was most likely meant, of all that a check knows; or that it belongs elsewhere. */
export function unknownWord(word: string, file: keyof typeof pages): string {
  const page = pages[file];
  const words = wordsIn(page);
  if (words.has(word)) return `„${word}“ passt hier nicht: wohinter es steht, sagt docs/${page}`;
  const near = nearestName(word, words);
  const meant = near ? `: meinst du „${near}“?` : '.';
  return `„${word}“ kennt ${file} nicht${meant} Alle Wörter stehen in docs/${page}`;
}

/** As its page has them: `shows("Hallo", times=2)`, `lines`. */
function wordsIn(page: string): Set<string> {
  const text = readText(fileURLToPath(new URL(`../../../docs/${page}`, import.meta.url)));
  const words = text.matchAll(/([a-z]\w+)(?=\(|=[^=])|`(?:seen\.|run\.)?([a-z]\w+)`/gi);
  return new Set(Array.from(words, ([, called, named]) => called ?? named ?? ''));
}
