import type { Unit } from '@hbg/content/unit';
import { numberOfDay } from '../../house-days.ts';

/** The day of the first one: until all had their turn, more at the end move no other. */
const firstDay = numberOfDay('2026-11-25');

/** On which days a riddle was found first and last. */
export type Found = { readonly first: string; readonly last: string };

/** One a day, each in its turn and the same for everybody; whoever found it earlier may find it again. */
export function riddleOfDay(
  units: Iterable<Unit>,
  day: string,
  foundOf: ReadonlyMap<string, Found>,
) {
  const riddles = [...units].filter(({ riddle }) => riddle);
  const unit = riddles.at((numberOfDay(day) - firstDay) % riddles.length);
  if (!unit) throw new Error('the content has no riddle');
  const found = foundOf.get(unit.id);
  return {
    unit,
    day,
    done: found?.last === day,
    wasFoundBefore: found !== undefined && found.first < day,
  };
}
