import { readEntry, writeEntry } from '../../units/shared/code/local-entries.ts';

/** In this browser, in their order: whoever comes back doesn't get a second first tap. */
export function keptTapped(owner: string, riddle: string): readonly number[] {
  return (readEntry(entryOf(owner, riddle)) ?? '').split(' ').filter(Boolean).map(Number);
}

export function keepTapped(owner: string, riddle: string, lines: readonly number[]): void {
  writeEntry(entryOf(owner, riddle), lines.join(' '));
}

function entryOf(owner: string, riddle: string): string {
  return `tapped/${owner}/${riddle}`;
}
