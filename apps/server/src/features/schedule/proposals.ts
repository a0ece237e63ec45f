import type { Lesson } from '@hbg/content/lesson';
import type { LearnerId } from '@hbg/contract/account';
import type { Proposal } from '@hbg/contract/schedule';
import type { Context } from '../../context.ts';
import { lessonAddress } from '../../place-of.ts';
import type { PlannedEntry } from './entry.ts';
import { nextSteps } from './next-steps.ts';
import { proposeSlots, type Slot } from './propose-slots.ts';

/** More at once would be homework. */
const atOnce = 3;

type Week = {
  readonly entries: readonly PlannedEntry[];
  /** 0 is Sunday. */
  readonly daysOff: readonly number[];
};

/**
 * In the free slots that a week's entries leave; what stands in the week already isn't proposed again. It keeps
 * its day, wherever it was put: the other proposals stay where they are.
 */
export async function proposalsFor(
  context: Context,
  learner: LearnerId,
  { entries, daysOff }: Week,
): Promise<Proposal[]> {
  const planned = new Set(entries.map(({ title }) => title));
  const open = await nextSteps(context, learner, atOnce + planned.size);
  const isPlanned = ({ title }: Lesson) => planned.has(title);
  const room = Math.max(0, atOnce - open.filter(isPlanned).length);
  const chosen = new Set(open.filter((lesson) => !isPlanned(lesson)).slice(0, room));
  const lessons = open.filter((lesson) => isPlanned(lesson) || chosen.has(lesson));
  const wishes = lessons.map((lesson) => ({
    length: lesson.duration,
    taken: entries.filter(({ title }) => title !== lesson.title).map(slotOf),
  }));
  const slots = proposeSlots(wishes, daysOff);
  return lessons.flatMap((lesson, at) => {
    const { id, title } = lesson;
    const slot = slots[at];
    if (!slot || isPlanned(lesson)) return [];
    return [{ lessonId: id, address: lessonAddress(lesson), title, ...timesOf(slot) }];
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
