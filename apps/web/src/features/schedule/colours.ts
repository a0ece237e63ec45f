import { entryColours } from '@hbg/contract/schedule';
import { ENTRY_COLOURS, type EntryColour } from '../../ui/entry-colour.ts';

export function hexOf(colour: EntryColour): string {
  return entryColours[colour];
}

/** The one of the ten that comes nearest: a calendar from elsewhere has colours of its own. */
export function colourOf(hex: string): EntryColour {
  const colour = known.get(hex) ?? nearestTo(hex);
  known.set(hex, colour);
  return colour;
}

const known = new Map<string, EntryColour>();

function nearestTo(hex: string): EntryColour {
  const [nearest] = ENTRY_COLOURS.toSorted(
    (one, other) => distance(entryColours[one.id], hex) - distance(entryColours[other.id], hex),
  );
  return nearest?.id ?? 'blue';
}

function distance(one: string, other: string): number {
  const [left, right] = [channels(one), channels(other)];
  return left.reduce((sum, value, at) => sum + (value - (right[at] ?? 0)) ** 2, 0);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
