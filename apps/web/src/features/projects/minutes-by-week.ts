import type { ProjectSession } from '@hbg/contract/projects';
import { addDays, shortDate } from '../../ui/german-date.ts';

const shownWeeks = 8;

/** The last weeks, each by its Monday; the last one is this week. */
export function minutesByWeek(
  sessions: readonly Pick<ProjectSession, 'createdAt' | 'duration'>[],
  today: string,
) {
  const thisWeek = mondayOf(today);
  return Array.from({ length: shownWeeks }, (_, at) => {
    const monday = addDays(thisWeek, 7 * (at + 1 - shownWeeks));
    const own = sessions.filter(({ createdAt }) => mondayOf(localDay(createdAt)) === monday);
    const value = own.reduce((sum, { duration }) => sum + duration, 0);
    return { label: shortDate(monday), value, isNow: monday === thisWeek };
  });
}

function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** As the clock on the wall has it. */
function localDay(moment: string): string {
  return new Date(moment).toLocaleDateString('sv-SE');
}
