import type { Unit } from '@hbg/content/unit';
import { numberOfDay } from '../../house-days.ts';

/** The day of the first one: until all had their turn, more at the end move no other. */
const firstDay = numberOfDay('2026-11-25');

/** One a day, each in its turn and the same for everybody; whether it is among what was done. */
export function riddleOfDay(units: Iterable<Unit>, day: string, done: ReadonlySet<string>) {
  const riddles = [...units].filter(({ riddle }) => riddle);
  const unit = riddles.at((numberOfDay(day) - firstDay) % riddles.length);
  if (!unit) throw new Error('the content has no riddle');
  return { unit, done: done.has(unit.id) };
}
