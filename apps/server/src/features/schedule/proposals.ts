import type { LearnerId } from '@hbg/contract/account';
import type { Proposal } from '@hbg/contract/schedule';
import type { Context } from '../../context.ts';
import { lessonAddress } from '../../place-of.ts';
import type { PlannedEntry } from './entry.ts';
import { nextSteps } from './next-steps.ts';
import { proposeSlots, type Slot } from './propose-slots.ts';

/** More at once would be homework. */
const atOnce = 3;

/** In the free slots that a week's entries leave; what stands in the week already isn't proposed again. */
export async function proposalsFor(
  context: Context,
  learner: LearnerId,
  entries: readonly PlannedEntry[],
): Promise<Proposal[]> {
  const planned = new Set(entries.map(({ title }) => title));
  const wanted = atOnce + planned.size;
  const open = await nextSteps(context, learner, wanted);
  const isPlanned = open.slice(0, wanted).filter(({ title }) => planned.has(title)).length;
  const lessons = open.filter(({ title }) => !planned.has(title));
  const chosen = lessons.slice(0, Math.max(0, atOnce - isPlanned));
  const slots = proposeSlots(
    chosen.map(({ duration }) => duration),
    entries.map(slotOf),
  );
  return chosen.flatMap((lesson, at) => {
    const { id, title } = lesson;
    const slot = slots[at];
    return slot ? [{ lessonId: id, address: lessonAddress(lesson), title, ...timesOf(slot) }] : [];
  });
}

function slotOf({ dayOfWeek, startTime, endTime }: PlannedEntry): Slot {
  return { day: dayOfWeek, start: minutesOf(startTime), end: minutesOf(endTime) };
}

function timesOf({ day, start, end }: Slot) {
  return { dayOfWeek: day, startTime: clockOf(start), endTime: clockOf(end) };
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
