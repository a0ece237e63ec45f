import type { Lesson } from '@hbg/content/lesson';
import type { NextStep } from '@hbg/tutor/talk/situation';
import { dayMs } from '../../house-days.ts';

/** How somebody left a lesson. */
export type Tried = {
  /** When they last worked at it, in milliseconds. */
  readonly at: number;
  /** Which goals were ever reached, none where nobody knows; null where it wasn't completed. */
  readonly reached: readonly boolean[] | null;
};

/** By the numbers of the lessons. */
export type AllTried = ReadonlyMap<number, Tried>;

/** What was begun longer ago isn't at hand any more. */
export const lately = 7 * dayMs;

/** What was begun lately comes first, the latest before the others; else the course goes on. */
export function nextStep(
  lessons: readonly Lesson[],
  tried: AllTried,
  now: number,
): NextStep | 'all done' {
  const begun = lessons.flatMap((lesson) => {
    const own = tried.get(lesson.id);
    const goal = own && now - own.at <= lately ? openGoal(lesson, own) : null;
    return own && goal !== null ? [{ lesson, goal, at: own.at }] : [];
  });
  const [latest] = begun.toSorted((a, b) => b.at - a.at);
  const lesson = latest?.lesson ?? lessons.find(({ id }) => !isDone(tried.get(id)));
  if (!lesson) return 'all done';
  return { lesson, goal: latest?.goal ?? null, minutes: lesson.duration };
}

export function isDone(tried: Tried | undefined): boolean {
  return tried !== undefined && tried.reached !== null;
}

/** The first one; null where all are reached, or where it is only said that the lesson is done. */
function openGoal({ goals }: Lesson, { reached }: Tried): string | null {
  if (reached?.length === 0) return null;
  return goals.find((_, at) => reached?.[at] !== true)?.text ?? null;
}
