import type { Course } from '@hbg/content/course';
import type { Completion } from '@hbg/contract/achievements';
import type { Skill } from '@hbg/contract/profile';

/** How much of each chapter is done and proven. */
export function skillsOf(
  courses: readonly Course[],
  completions: readonly Pick<Completion, 'unit' | 'isProven'>[],
): Skill[] {
  const byUnit = new Map(completions.map((one) => [one.unit, one]));
  return courses.flatMap(({ chapters }) =>
    chapters.map(({ title, lessons }) => {
      const done = lessons.flatMap(({ unit }) => byUnit.get(unit.id) ?? []);
      const proven = done.filter(({ isProven }) => isProven).length;
      return { title, lessons: lessons.length, done: done.length, proven };
    }),
  );
}
