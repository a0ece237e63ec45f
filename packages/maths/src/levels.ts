import { courses, kinds } from './courses/courses.ts';
import type { CourseId, Difficulty, Kind } from './task.ts';

export const highestLevel = 10;
const last: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 6, hard: highestLevel };

/** 1 to 3 are easy, 4 to 6 medium, above 6 hard. */
export function difficultyOf(level: number): Difficulty {
  if (level <= last.easy) return 'easy';
  return level <= last.medium ? 'medium' : 'hard';
}

/** At which level a task counts: an easy one counts as an easy one, whichever level was picked. */
export function countedLevel(level: number, { difficulty }: Pick<Kind, 'difficulty'>): number {
  return Math.min(level, last[difficulty]);
}

export function pointsFor(level: number): number {
  return level * 10;
}

/** The bar of a level begins anew with every hundred points. */
export function barOf(points: number, level: number) {
  return { value: points % 100, of: (level + 1) * 100 };
}

/** Of all courses or of one, which asks for nothing easier than the level that it begins at. */
export function poolOf(level: number, course: CourseId | null): readonly Kind[] {
  const from = courses.find(({ id }) => id === course)?.level ?? level;
  const difficulty = difficultyOf(Math.max(level, from));
  return kinds.filter(
    (kind) => kind.difficulty === difficulty && (course === null || kind.course === course),
  );
}
