import type { Proven } from '@hbg/contract/profile';

const long = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  timeZone: 'UTC',
});

/** '2026-11-24' as '24. November 2026'. */
export function dayWords(day: string): string {
  return long.format(new Date(day));
}

/** '2026-11-24' as '24.11.26'. */
export function dayShort(day: string): string {
  return short.format(new Date(day));
}

export function isNothing({ courses, masteries, maths, assessments, badges }: Proven): boolean {
  const hasChapters = [...courses, ...masteries].some(({ chapters }) => chapters.length > 0);
  return !hasChapters && maths.have === 0 && assessments.length === 0 && badges.length === 0;
}
