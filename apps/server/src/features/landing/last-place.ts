import type { Lesson } from '@hbg/content/lesson';
import type { Program } from '@hbg/contract/programs';
import { type AllTried, nextStep } from '../lessons/next-step.ts';

export type Place =
  | { readonly kind: 'program'; readonly program: Program }
  | { readonly kind: 'lesson'; readonly lesson: Lesson; readonly goal: string | null };

/**
 * The newest work of all. Where that is a lesson without an open goal, the lesson begun before it,
 * else the course goes on.
 */
export function lastPlace(
  lessons: readonly Lesson[],
  tried: AllTried,
  /** The last changed first. */
  programs: readonly Program[],
): Place {
  const [latest] = [...tried].toSorted(([, a], [, b]) => b.at - a.at);
  const [program] = programs;
  const learntAt = latest?.[1].at ?? -Infinity;
  if (program && Date.parse(program.editedAt) > learntAt) return { kind: 'program', program };
  // Seen from the day of that work: after the holidays it's still what was begun last.
  const next = nextStep(lessons, tried, learntAt);
  if (next !== 'all done') return { kind: 'lesson', lesson: next.lesson, goal: next.goal };
  if (program) return { kind: 'program', program };
  const lesson = lessons.find(({ id }) => id === latest?.[0]) ?? lessons.at(-1);
  if (!lesson) throw new Error('The content has no lesson.');
  return { kind: 'lesson', lesson, goal: null };
}
