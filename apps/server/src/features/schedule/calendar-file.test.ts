import { entryColours } from '@hbg/contract/schedule';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import type { PlannedEntry } from './entry.ts';

const zone = 'Europe/Berlin';
const today = '2026-03-01';

const guitar: PlannedEntry = {
  id: '0197a1c0-0000-7000-8000-000000000001',
  title: 'Gitarre',
  description: 'Noten; Plektrum, Stimmgerät\nund gute Laune',
  subject: 'Musik',
  dayOfWeek: 2,
  startTime: '16:30',
  endTime: '17:15',
  firstWeek: '2026-03-15',
  isRecurring: true,
  everyWeeks: 1,
  until: null,
  restsInHolidays: true,
  reminderMinutes: 15,
  priority: 3,
  color: entryColours.pink,
  leftOut: [],
  revision: 4,
  changedAt: '2026-03-01T08:00:00.000Z',
};

type Part = Partial<PlannedEntry>;

function write(parts: readonly Part[], holidays = [{ from: '2026-03-30', to: '2026-04-10' }]) {
  const entries = parts.map((part) => ({ ...guitar, ...part }));
  return calendarFile({ name: 'Stundenplan von Byte', entries, holidays, zone, today });
}

/** By another library than the one that writes, on the time zone that stands in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar.getAllSubcomponents('vtimezone').map((part) => new ICAL.Timezone(part));
  const events = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const momentOf = (event: ICAL.Event, time: ICAL.Time) => {
    const name = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    const there = zones.find(({ tzid }) => tzid === name);
    if (there) time.zone = there;
    return new Date(time.toUnixTime() * 1_000).toISOString();
  };
  const momentsOf = (event: ICAL.Event, most: number) => {
    const found: string[] = [];
    const steps = event.iterator();
    for (let next = steps.next(); next && found.length < most; next = steps.next()) {
      found.push(momentOf(event, next));
    }
    return found;
  };
  return { calendar, events, momentOf, momentsOf };
}

test.each([
  [
    'March',
    '2026-03-15',
    ['2026-03-17T15:30:00.000Z', '2026-03-24T15:30:00.000Z', '2026-03-31T14:30:00.000Z'],
  ],
  [
    'October',
    '2026-10-18',
    ['2026-10-20T14:30:00.000Z', '2026-10-27T15:30:00.000Z', '2026-11-03T15:30:00.000Z'],
  ],
  [
    'October of years to come',
    '2031-10-19',
    ['2031-10-21T14:30:00.000Z', '2031-10-28T15:30:00.000Z', '2031-11-04T15:30:00.000Z'],
  ],
])(
  'another calendar has the same moments across the clock change of %s',
  (_, firstWeek, moments) => {
    const { events, momentsOf } = read(write([{ firstWeek }], []));
    expect(events.map((event) => momentsOf(event, 3))).toEqual([moments]);
  },
);

test('an entry that is older than this year has its moments, too', () => {
  const { events, momentsOf } = read(write([{ firstWeek: '2024-03-24', until: '2024-04-02' }], []));
  expect(events.map((event) => momentsOf(event, 9))).toEqual([
    ['2024-03-26T15:30:00.000Z', '2024-04-02T14:30:00.000Z'],
  ]);
});

test('a series from long ago still has its moments in summer', () => {
  const { events, momentsOf } = read(write([{ firstWeek: '2013-03-24' }], []));
  expect(events.flatMap((event) => momentsOf(event, 700))).toContain('2026-07-07T14:30:00.000Z');
});

test('every second week, to an end, without what is left out and without holidays', () => {
  const part = { everyWeeks: 2, until: '2026-06-09', leftOut: ['2026-04-26'] } as const;
  const { events, momentsOf } = read(write([part]));
  expect(events.flatMap((event) => momentsOf(event, 99)).map((at) => at.slice(0, 10))).toEqual([
    '2026-03-17',
    '2026-04-14',
    '2026-05-12',
    '2026-05-26',
    '2026-06-09',
  ]);
});

test('holidays at the end of all days come to an end', () => {
  const last = [{ from: '9999-12-20', to: '9999-12-31' }];
  expect(read(write([{}], last)).events).toHaveLength(1);
});

test('what goes on in the holidays goes on', () => {
  const { events, momentsOf } = read(write([{ restsInHolidays: false }]));
  expect(events.flatMap((event) => momentsOf(event, 3)).at(-1)).toBe('2026-03-31T14:30:00.000Z');
});

test('words, end, number and reminder arrive as they are', () => {
  const long = 'Überprüfungsvorbereitung '.repeat(4).trim();
  const file = write([{ title: long, isRecurring: false }]);
  const { calendar, events, momentOf } = read(file);
  const [event] = events;
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Stundenplan von Byte');
  expect(event).toMatchObject({
    uid: `${guitar.id}@hbg`,
    summary: long,
    description: guitar.description,
    sequence: 4,
  });
  expect(event && momentOf(event, event.endDate)).toBe('2026-03-17T16:15:00.000Z');
  const alarm = event?.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
  expect(event?.isRecurring()).toBe(false);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('its last change is told in universal time, whatever the clock of this machine', () => {
  const changedAt = '2026-03-29T02:30:00.000Z';
  expect(write([{ changedAt }])).toContain('DTSTAMP:20260329T023000Z\r\n');
});

test('a reminder may come at the very start', () => {
  const { events } = read(write([{ reminderMinutes: 0 }]));
  const alarm = events[0]?.component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toMatch(/^-?P(T0S)?$/);
});

test('an empty schedule is a calendar, too', () => {
  expect(read(write([])).events).toEqual([]);
});
