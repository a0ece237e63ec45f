import type { Proven } from '@hbg/contract/profile';

export function isNothing({ courses, masteries, maths, assessments, badges }: Proven): boolean {
  const hasChapters = [...courses, ...masteries].some(({ chapters }) => chapters.length > 0);
  return !hasChapters && maths.have === 0 && assessments.length === 0 && badges.length === 0;
}
