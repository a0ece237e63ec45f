import type { ProgramLanguage } from '@hbg/contract/programs';
import { readEntry, writeEntry } from '../../../ui/entries.ts';

/** Null stands for Python. */
type BroughtCode = { readonly code: string; readonly language: string | null };

const mostPieces = 500;

/**
 * Lays code on a workbench of its own, so that nothing is written over; its number is that of
 * the address. The same code is the same piece.
 */
export function bringCode(
  owner: string,
  code: string,
  language: ProgramLanguage = 'python',
): number {
  for (let piece = 1; piece <= mostPieces; piece += 1) {
    const there = broughtCode(owner, piece);
    if (there?.code === code) return piece;
    if (there !== null) continue;
    writeEntry(entryOf(owner, piece), code);
    if (language !== 'python') writeEntry(languageEntry(owner, piece), language);
    return piece;
  }
  return mostPieces;
}

/** Null where this browser has no such piece. */
export function broughtCode(owner: string, piece: number): BroughtCode | null {
  const code = readEntry(entryOf(owner, piece));
  if (code === null) return null;
  return { code, language: readEntry(languageEntry(owner, piece)) };
}

function entryOf(owner: string, piece: number): string {
  return `brought/${owner}/${piece}`;
}

function languageEntry(owner: string, piece: number): string {
  return `brought-language/${owner}/${piece}`;
}
