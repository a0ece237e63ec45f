import type { Entry } from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';

export type Reminder = {
  readonly title: string;
  readonly startTime: string;
  /** In milliseconds, by this device's clock. */
  readonly startsAt: number;
  readonly ringsAt: number;
};

type Week = { readonly today: string; readonly entries: readonly Entry[] };

/** When each entry of a week rings; on the clock of the wall, so that summer time moves nothing. */
export function remindersOf({ today, entries }: Week): Reminder[] {
  return entries.map(({ title, startTime, dayOfWeek, weekOffset, reminderMinutes }) => {
    const day = addDays(weekStart(today, weekOffset), dayOfWeek);
    const startsAt = new Date(`${day}T${startTime}:00`).getTime();
    return { title, startTime, startsAt, ringsAt: startsAt - reminderMinutes * 60_000 };
  });
}

/** What was missed by more than that isn't worth a fright. */
const hour = 3_600_000;

/** What had to ring since somebody last looked. */
export function dueReminders(
  reminders: readonly Reminder[],
  lookedAt: number,
  now: number,
): Reminder[] {
  return reminders
    .filter(({ ringsAt }) => lookedAt < ringsAt && ringsAt <= now && now - ringsAt < hour)
    .toSorted((one, other) => one.startsAt - other.startsAt);
}

/** '„Gitarre“ in 15 Minuten' */
export function reminderWords({ title, startTime, startsAt }: Reminder, now: number) {
  const minutes = Math.round((startsAt - now) / 60_000);
  if (minutes < -1) return { title: `Verpasst: ${title}`, text: `Das war um ${startTime} Uhr.` };
  if (minutes <= 0) return { title, text: 'Jetzt geht es los.' };
  if (minutes < 60) {
    const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
    return { title, text: `In ${wait}, um ${startTime} Uhr.` };
  }
  return { title, text: `Um ${startTime} Uhr geht es los.` };
}
