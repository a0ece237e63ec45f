import type { Completion } from '@hbg/contract/achievements';
import type { GoalResult } from '@hbg/contract/units';

/** What is known of a lesson before a run. */
export type Before = {
  readonly isCompleted: boolean;
  /** In the order of its goals; empty where nobody knows. */
  readonly reached: readonly boolean[];
};

/** What a run has found, with what was reached by an earlier one. */
export function withEarlier(
  results: readonly GoalResult[],
  { reached }: Before,
): readonly GoalResult[] {
  return results.map((result, at) =>
    reached[at] === true ? { reached: true, sentence: null } : result,
  );
}

export function withReached(before: Before, reached: readonly boolean[]): Before {
  const length = Math.max(before.reached.length, reached.length);
  const isReached = (_: unknown, at: number) => Boolean(before.reached[at] || reached[at]);
  return { ...before, reached: Array.from({ length }, isReached) };
}

/** Something to celebrate: the first completion, and the last goal. */
export function isNews(results: readonly GoalResult[], before: Before): boolean {
  if (!before.isCompleted) return true;
  const wasAll = results.every((_, at) => before.reached[at] === true);
  return !wasAll && withEarlier(results, before).every(({ reached }) => reached === true);
}

/** How many goals of a completed lesson wait. */
export function countOpen(goals: number, completion: Pick<Completion, 'reached'> | undefined) {
  return goals - (completion?.reached.filter(Boolean).length ?? 0);
}
