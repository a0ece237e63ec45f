import { readEntry, writeEntry } from '../../../ui/entries.ts';

/** Whose turn at a riddle it is: it comes round again on another day. */
type Turn = { readonly owner: string; readonly riddle: string; readonly day: string };

/** In this browser, in their order: whoever comes back doesn't get a second first tap. */
export function keptTapped(turn: Turn): readonly number[] {
  const [day, ...lines] = (readEntry(entryOf(turn)) ?? '').split(' ');
  return day === turn.day ? lines.map(Number) : [];
}

export function keepTapped(turn: Turn, lines: readonly number[]): void {
  writeEntry(entryOf(turn), [turn.day, ...lines].join(' '));
}

function entryOf({ owner, riddle }: Turn): string {
  return `tapped/${owner}/${riddle}`;
}
