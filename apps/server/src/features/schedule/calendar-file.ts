import { addDays, daysBetween, weekStart } from '@hbg/contract/week-dates';
import ical, { ICalAlarmType } from 'ical-generator';
import type { PlannedEntry } from './entry.ts';
import { type Span, takesPlace } from './takes-place.ts';
import { timeZonePart } from './time-zone-part.ts';

type Calendar = {
  readonly name: string;
  readonly entries: readonly PlannedEntry[];
  readonly holidays: readonly Span[];
  /** Times are those of the clock on the wall there. */
  readonly zone: string;
  readonly today: string;
};

/** All entries as an .ics file that other calendars understand. */
export function calendarFile({ name, entries, holidays, zone, today }: Calendar): string {
  const years = [...entries.map(({ firstWeek }) => yearOf(firstWeek)), yearOf(today)];
  const told = { first: Math.min(...years), last: Math.max(...years) };
  const calendar = ical({
    name,
    prodId: { company: 'HBG', product: 'Stundenplan', language: 'DE' },
    // With a name, stamps would be written by the clock of this machine.
    timezone: { name: null, generator: () => timeZonePart(zone, told) },
    x: { 'X-WR-TIMEZONE': zone },
    ttl: 60 * 60,
  });
  for (const entry of entries) addEvent(calendar, entry, { holidays, zone });
  return calendar.toString();
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

type Surroundings = Pick<Calendar, 'holidays' | 'zone'>;

function addEvent(calendar: ReturnType<typeof ical>, entry: PlannedEntry, around: Surroundings) {
  const { zone } = around;
  const day = addDays(entry.firstWeek, entry.dayOfWeek);
  const event = calendar.createEvent({
    id: `${entry.id}@hbg`,
    sequence: entry.revision,
    stamp: new Date(entry.changedAt),
    start: momentOf(day, entry.startTime, zone),
    end: momentOf(day, entry.endTime, zone),
    timezone: zone,
    summary: entry.title,
    description: entry.description || null,
    ...(entry.subject && { categories: [{ name: entry.subject }] }),
    priority: icalPriority[entry.priority],
    ...(entry.isRecurring && { repeating: repeatingLines(entry, around) }),
  });
  event.createAlarm({
    type: ICalAlarmType.display,
    trigger: entry.reminderMinutes * 60,
    description: entry.title,
  });
}

/** There, 1 is the highest and 9 the lowest. */
const icalPriority = { 1: 9, 2: 5, 3: 1 } as const;

function momentOf(day: string, clock: string, zone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone);
}

/** Written here: where times have a zone, the standard wants the end in UTC. */
function repeatingLines(entry: PlannedEntry, around: Surroundings): string {
  const { until, startTime, everyWeeks } = entry;
  const { zone } = around;
  const end = until === null ? '' : `;UNTIL=${utc(momentOf(until, startTime, zone))}`;
  const rule = `RRULE:FREQ=WEEKLY;INTERVAL=${everyWeeks}${end}`;
  const out = daysOut(entry, around.holidays).map(
    (day) => `EXDATE;TZID=${zone}:${day.replaceAll('-', '')}T${startTime.replace(':', '')}00`,
  );
  return [rule, ...out].join('\r\n');
}

function utc(moment: Temporal.ZonedDateTime): string {
  const text = moment.toInstant().toString({ smallestUnit: 'second' });
  return text.replaceAll(/[-:]/g, '');
}

/** The days on which it would be there by its rhythm, and isn't. */
function daysOut(entry: PlannedEntry, holidays: readonly Span[]): string[] {
  const rhythm = { ...entry, leftOut: [], restsInHolidays: false };
  const resting = entry.restsInHolidays ? holidays : [];
  const weeks = new Set([...entry.leftOut, ...resting.flatMap(weeksOf)]);
  return [...weeks]
    .filter((week) => takesPlace(rhythm, week, []) && !takesPlace(entry, week, holidays))
    .map((week) => addDays(week, entry.dayOfWeek))
    .toSorted();
}

function weeksOf({ from, to }: Span): string[] {
  const first = weekStart(from);
  const count = Math.floor(daysBetween(first, to) / 7) + 1;
  return Array.from({ length: count }, (_, at) => addDays(first, 7 * at));
}
