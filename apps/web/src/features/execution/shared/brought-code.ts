import { readEntry, writeEntry } from '../../../ui/entries.ts';

const mostPieces = 500;

/**
 * Lays code on a workbench of its own, so that nothing is written over; its number is that of
 * the address. The same code is the same piece.
 */
export function bringCode(owner: string, code: string): number {
  for (let piece = 1; piece <= mostPieces; piece += 1) {
    const there = broughtCode(owner, piece);
    if (there === code) return piece;
    if (there !== null) continue;
    writeEntry(entryOf(owner, piece), code);
    return piece;
  }
  return mostPieces;
}

/** Null where this browser has no such piece. */
export function broughtCode(owner: string, piece: number): string | null {
  return readEntry(entryOf(owner, piece));
}

function entryOf(owner: string, piece: number): string {
  return `brought/${owner}/${piece}`;
}
