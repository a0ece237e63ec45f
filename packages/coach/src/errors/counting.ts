import type { Problem } from '../problem.ts';
import type { Words } from '../rule.ts';
import { lastOpening } from '../source/brackets.ts';
import { code } from '../words/code-quote.ts';

/** `anzahl[x] += 1`, `anzahl[x] = anzahl[x] + 1`: for a new key there is nothing to go on from. */
export function countedWords(problem: Problem): Words | null {
  const found = countedIn(problem);
  if (found === null) return null;
  const { dict, key, added } = found;
  const start = /^[fF]?["']/.test(added) ? '""' : added.startsWith('[') ? '[]' : '0';
  const sum = `${dict}[${key}] = ${dict}.get(${key}, ${start}) + ${added}`;
  return {
    titel: 'Noch kein Wert zum Weiterzählen',
    erklaerung: `Diese Zeile braucht schon einen Wert für ${code(problem.facts.message, 18)}, aber in ${code(dict, 18)} gibt es noch keinen.`,
    tipp: `Schreib ${code(sum, 60)}, oder trag für den neuen Schlüssel zuerst ${code(start)} ein.`,
  };
}

/** `punkte["Byte"] += 1`: where there are other keys, this one may be misspelt. */
export function isWrittenOut({ facts }: Problem): boolean {
  return /^["'\d]/.test(splitIn(facts.source).key);
}

function countedIn({ facts, source, line, place }: Problem) {
  const { dict, key } = splitIn(facts.source);
  const written = source.lines[(place?.line ?? 0) - 1]?.slice(0, line.trimEnd().length) ?? '';
  const start = (place?.column ?? 1) - 1;
  const before = written.slice(0, start).trim();
  const after = written.slice(start + (facts.source?.length ?? 0));
  const sign = before === '' ? /^\s*\+=\s*/ : /^\s*\+\s*/;
  const isTarget = before === '' || before.replace(/\s*=$/, '') === facts.source;
  const added = sign.test(after) ? after.replace(sign, '').trim() : '';
  return dict !== '' && isTarget && added !== '' ? { dict, key, added } : null;
}

function splitIn(piece: string | null) {
  const opening = piece?.endsWith(']') ? Math.max(lastOpening(piece), 0) : 0;
  return { dict: piece?.slice(0, opening) ?? '', key: piece?.slice(opening + 1, -1) ?? '' };
}
