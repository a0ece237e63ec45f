import type { Completion } from '@hbg/contract/achievements';
import type { ListedLesson } from '@hbg/contract/lessons';
import type { listProgress } from '@hbg/contract/progress';
import type { Answer } from '@hbg/contract/route';
import { countOpen } from './reached.ts';

/** How far a lesson is, and where in the course it stands. */
export type LessonState =
  | { readonly kind: 'all' }
  /** Completed, with so many goals open. */
  | { readonly kind: 'part'; readonly goals: number }
  /** The first that isn't completed. */
  | { readonly kind: 'next' }
  | { readonly kind: 'open' }
  /** Beyond the one that is open after the next. */
  | { readonly kind: 'later' };

type Known = {
  readonly lessons: readonly Pick<ListedLesson, 'id' | 'goals'>[];
  /** Missing while nobody knows. */
  readonly progress: Answer<typeof listProgress> | undefined;
  readonly completions: readonly Pick<Completion, 'unit' | 'reached'>[] | undefined;
};

/** In the order of the lessons. */
export function statesOf({ lessons, progress, completions }: Known): readonly LessonState[] {
  if (!progress) return lessons.map(() => ({ kind: 'open' }));
  const completed = new Set(progress.filter((row) => row.completed).map((row) => row.lessonId));
  const isOpen = ({ id }: { id: number }) => !completed.has(id);
  const next = lessons.findIndex(isOpen);
  const afterNext = lessons.findIndex((lesson, at) => at > next && isOpen(lesson));
  return lessons.map((lesson, at) => {
    if (isOpen(lesson)) return { kind: at === next ? 'next' : at === afterNext ? 'open' : 'later' };
    const row = completions?.find(({ unit }) => unit === `lektion/${lesson.id}`);
    // Where only that is known, nothing is said of its goals.
    const goals = completions ? countOpen(lesson.goals.length, row) : 0;
    return goals > 0 ? { kind: 'part', goals } : { kind: 'all' };
  });
}
