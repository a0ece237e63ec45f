import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ReadCalendar, readCalendar } from './read-calendar.ts';

beforeAll(() => void vi.stubEnv('TZ', 'Europe/Berlin'));
afterAll(() => void vi.unstubAllEnvs());

const whose = { learner: '1', today: '2026-03-02' };

function calendarWith(...events: string[][]): string {
  const lines = events.map((event) => `BEGIN:VEVENT\r\n${event.join('\r\n')}\r\nEND:VEVENT`);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
}

const chor = ['UID:chor', 'SUMMARY:Chor', 'DTSTART:20260305T170000', 'DTEND:20260305T183000'];

function entriesOf(read: ReadCalendar) {
  return read.kind === 'read' ? read.entries : read.text;
}

function skippedOf(read: ReadCalendar) {
  return read.kind === 'read' ? Object.fromEntries(read.skipped) : read.text;
}

test('reads an event with its words, its priority and its reminder', () => {
  const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT1H', 'END:VALARM'];
  const event = [...chor, 'DESCRIPTION:Noten\\, Heft', 'PRIORITY:1', 'CATEGORIES:Musik', ...alarm];
  expect(entriesOf(readCalendar(calendarWith(event), whose))).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
      title: 'Chor',
      description: 'Noten, Heft',
      subject: 'Musik',
      dayOfWeek: 4,
      startTime: '17:00',
      endTime: '18:30',
      weekOffset: 0,
      isRecurring: false,
      everyWeeks: 1,
      until: null,
      restsInHolidays: false,
      reminderMinutes: 60,
      priority: 3,
      color: '#58c6d6',
      leftOut: [],
    },
  ]);
});

test('the same file has the same ids, and another learner others', () => {
  const file = calendarWith(chor);
  expect(readCalendar(file, whose)).toEqual(readCalendar(file, whose));
  expect(readCalendar(file, { ...whose, learner: '2' })).not.toEqual(readCalendar(file, whose));
});

test('a rule of several days makes an entry for each, with what is left out', () => {
  const rule = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20260630T220000Z';
  const file = calendarWith([...chor, rule, 'EXDATE:20260319T170000']);
  expect(entriesOf(readCalendar(file, whose))).toMatchObject([
    { dayOfWeek: 1, weekOffset: 2, everyWeeks: 2, leftOut: [] },
    { dayOfWeek: 4, weekOffset: 0, everyWeeks: 2, leftOut: ['2026-03-15'] },
  ]);
});

test.each([
  ['COUNT=3', '2026-03-19'],
  ['COUNT=1', '2026-03-05'],
  ['UNTIL=20260402', '2026-04-02'],
])('an end by %s is the last day', (end, until) => {
  const file = calendarWith([...chor, `RRULE:FREQ=WEEKLY;${end}`]);
  expect(entriesOf(readCalendar(file, whose))).toMatchObject([{ until }]);
});

test('a single time that was moved lies elsewhere, and not where it was', () => {
  const moved = ['UID:chor', 'SUMMARY:Chor', 'RECURRENCE-ID:20260312T170000'];
  const times = ['DTSTART:20260313T150000', 'DURATION:PT45M'];
  const file = calendarWith([...chor, 'RRULE:FREQ=WEEKLY'], [...moved, ...times]);
  expect(entriesOf(readCalendar(file, whose))).toMatchObject([
    { isRecurring: true, leftOut: ['2026-03-08'] },
    { isRecurring: false, dayOfWeek: 5, weekOffset: 1, startTime: '15:00', endTime: '15:45' },
  ]);
});

test.each([
  ['20260305T160000Z', '17:00'],
  ['20260706T160000Z', '18:00'],
])('a time in UTC, %s, is told by the clock on the wall', (start, startTime) => {
  const file = calendarWith(['UID:1', 'SUMMARY:x', `DTSTART:${start}`, 'DURATION:PT30M']);
  expect(entriesOf(readCalendar(file, whose))).toMatchObject([{ startTime }]);
});

test.each([
  ['America/New_York', '15:00'],
  ['Europe/Berlin', '09:00'],
  ['W. Europe Standard Time', '09:00'],
])('a time in %s is told by the clock on the wall', (zone, startTime) => {
  const start = `DTSTART;TZID=${zone}:20260305T090000`;
  const file = calendarWith(['UID:1', 'SUMMARY:x', start, 'DURATION:PT30M']);
  expect(entriesOf(readCalendar(file, whose))).toMatchObject([{ startTime }]);
});

test.each([
  [['DTSTART;VALUE=DATE:20260305'], 'ganztägig'],
  [['DTSTART:20260305T230000', 'DTEND:20260306T010000'], 'über Mitternacht'],
  [['DTSTART:20260305T170000', 'RRULE:FREQ=MONTHLY'], 'wiederholt sich anders als wöchentlich'],
  [['DTSTART:20260305T170000', 'RRULE:FREQ=SECONDLY'], 'wiederholt sich anders als wöchentlich'],
  [['DTSTART:20250305T170000', 'DURATION:PT1H'], 'schon vorbei'],
  [['DTSTART:20260305T170000', 'STATUS:CANCELLED'], 'abgesagt'],
  [['SUMMARY:x'], 'ohne Anfang'],
])('%j is not taken in, and it is said why', (event, why) => {
  expect(skippedOf(readCalendar(calendarWith(['UID:1', ...event]), whose))).toEqual({ [why]: 1 });
});

const nested = `${'BEGIN:VEVENT\r\n'.repeat(30_000)}${'END:VEVENT\r\n'.repeat(30_000)}`;
const endless = [
  'BEGIN:VCALENDAR',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'RRULE:FREQ=SECONDLY',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Uhr',
  'DTSTART;TZID=Europe/Berlin:20260305T170000',
  'DURATION:PT1H',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test.each([
  ['nothing', ''],
  ['a page', '<html><script>alert(1)</script></html>'],
  ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2026'],
  ['addresses', 'BEGIN:VCARD\r\nFN:Byte\r\nEND:VCARD'],
  ['an empty calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
  ['a million letters', 'x'.repeat(1_000_000)],
  ['a million colons', `BEGIN:VCALENDAR\r\nX${';A=":'.repeat(200_000)}`],
  ['events in events', `BEGIN:VCALENDAR\r\n${nested}END:VCALENDAR`],
  ['too many', calendarWith(...Array.from({ length: 5_001 }, () => chor))],
  ['binary', String.fromCharCode(...Array.from({ length: 5_000 }, (_, at) => (at * 31) % 256))],
])('a hostile file, %s, is answered by a sentence or by nothing to take in', (_, text) => {
  const read = readCalendar(text, whose);
  const said = read.kind === 'problem' ? read.text : [...read.skipped.keys()].join();
  expect(said).toMatch(/^[A-ZÄÖÜa-zäöü].+/);
});

function saidOf(text: string): string {
  const read = readCalendar(text, whose);
  return read.kind === 'problem' ? read.text : '';
}

test('a file that breaks off is told from one that is no calendar', () => {
  expect(saidOf('<html></html>')).toMatch(/^Das ist keine Kalenderdatei\./);
  expect(saidOf('BEGIN:VCALENDAR\r\nBEGIN:VEVENT')).toMatch(/^Diese Kalenderdatei ist beschädigt/);
});

test.each([['DTSTART:morgen'], ['DTSTART:20260305T170000', 'DURATION:lange']])(
  'an event with %s %s is left, and the others are taken',
  (...times: string[]) => {
    const broken = ['UID:2', 'SUMMARY:x', ...times];
    const read = readCalendar(calendarWith(chor, broken), whose);
    expect([entriesOf(read).length, skippedOf(read)]).toEqual([1, { 'nicht lesbar': 1 }]);
  },
);

test('rules that never end are never carried out', () => {
  expect(entriesOf(readCalendar(endless, whose))).toMatchObject([{ startTime: '17:00' }]);
});

test('unreadable times and endless titles do no harm', () => {
  const wild = [
    'UID:1',
    `SUMMARY:${'Ä'.repeat(5_000)}`,
    'DTSTART:20260305T170000',
    'DTEND:20260305T180000',
  ];
  const broken = ['UID:2', 'SUMMARY:x', 'DTSTART:99999999T999999'];
  const read = readCalendar(calendarWith(wild, broken), whose);
  expect(entriesOf(read)).toMatchObject([{ title: 'Ä'.repeat(120) }]);
});

test('of many, only so many are taken in at once', () => {
  const events = Array.from({ length: 203 }, (_, at) => [`UID:${at}`, ...chor.slice(1)]);
  const read = readCalendar(calendarWith(...events), whose);
  expect([entriesOf(read).length, skippedOf(read)]).toEqual([
    200,
    { 'mehr als 200 auf einmal': 3 },
  ]);
});
