import type { PathProgress } from '@hbg/contract/paths';

/** The one that moved last among those that go on, with what comes next in it. */
export function runningPath(all: readonly PathProgress[]) {
  for (const { isPaused, current, ...path } of all) {
    if (!isPaused && current !== null) return { ...path, current };
  }
  return null;
}
