import type { Lesson } from '@hbg/content/lesson';
import type { Program } from '@hbg/contract/programs';
import { type AllTried, isDone, nextStep } from '../lessons/next-step.ts';

type LessonPlace = {
  readonly kind: 'lesson';
  readonly lesson: Lesson;
  readonly goal: string | null;
};
export type Place = LessonPlace | { readonly kind: 'program'; readonly program: Program };

/**
 * The newest work of all. Where that is a lesson without an open goal, the lesson begun before it,
 * else the course goes on.
 */
export function lastPlace(
  goOn: LessonPlace,
  tried: AllTried,
  /** The last changed first. */
  [program]: readonly Program[],
): Place {
  const isNewer = program && Date.parse(program.editedAt) > latestOf(tried).at;
  const isAllDone = goOn.goal === null && isDone(tried.get(goOn.lesson.id));
  return program && (isNewer || isAllDone) ? { kind: 'program', program } : goOn;
}

/** The same among lessons alone; behind all of them, the one that was worked at last. */
export function lessonToGoOn(lessons: readonly Lesson[], tried: AllTried): LessonPlace {
  const latest = latestOf(tried);
  // Seen from the day of that work: after the holidays it's still what was begun last.
  const next = nextStep(lessons, tried, latest.at);
  if (next !== 'all done') return { kind: 'lesson', lesson: next.lesson, goal: next.goal };
  const lesson = lessons.find(({ id }) => id === latest.id) ?? lessons.at(-1);
  if (!lesson) throw new Error('The content has no lesson.');
  return { kind: 'lesson', lesson, goal: null };
}

function latestOf(tried: AllTried): { id: number | undefined; at: number } {
  const [latest] = [...tried].toSorted(([, a], [, b]) => b.at - a.at);
  return { id: latest?.[0], at: latest?.[1].at ?? -Infinity };
}
