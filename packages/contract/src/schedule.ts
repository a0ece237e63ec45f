import * as z from 'zod/mini';
import { farthestWeek } from './farthest-week.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { uuid } from './uuid.ts';
import { daysBetween } from './week-dates.ts';
import { wholeNumber } from './whole-number.ts';

/** Characters; `own`, `leftOut`, `imported`, `holidays` and `daysOff` are numbers. */
export const scheduleLimits = {
  title: 120,
  description: 1_000,
  subject: 60,
  reminderMinutes: 1_440,
  weekOffset: farthestWeek,
  own: 5_000,
  leftOut: 300,
  imported: 200,
  holidays: 200,
  daysOff: 120,
} as const;

export const subjects = [
  'Englisch',
  'Deutsch',
  'Mathe',
  'Physik',
  'Chemie',
  'Biologie',
  'Geschichte',
  'Erdkunde',
  'Politik',
  'Wirtschaft',
  'Französisch',
  'Spanisch',
  'Latein',
  'Kunst',
  'Musik',
  'Sport',
  'Religion',
  'Ethik',
  'Informatik',
  'Philosophie',
] as const;

/** The ten that a child chooses from. */
export const entryColours = {
  blue: '#5aa9ff',
  red: '#f2777a',
  green: '#4fb878',
  amber: '#e0a84e',
  violet: '#9b86f0',
  pink: '#ee86c0',
  cyan: '#58c6d6',
  lime: '#a6c94e',
  orange: '#ee9257',
  indigo: '#7d8bff',
} as const;

export const priorities = { low: 1, middle: 2, high: 3 } as const;

/** Nobody plans further. */
export const knownDays = { first: '2000-01-01', last: '2100-12-31' } as const;

/** `2026-11-24`, and a day that there is. */
const day = z
  .string('Das ist kein Datum')
  .check(z.refine(isDay, { error: 'Das ist kein Datum', abort: true }));

function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  const isReal = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
  return isReal && knownDays.first <= text && text <= knownDays.last;
}

const clock = z
  .string('Das ist keine Uhrzeit')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Das ist keine Uhrzeit'));

function upTo(most: number) {
  return z.maxLength(most, `Höchstens ${most.toLocaleString('de')} Zeichen`);
}

function between(from: number, to: number, error: string) {
  return z.int(error).check(z.gte(from, error), z.lte(to, error));
}

const everyWeeks = z.union([z.literal(1), z.literal(2)], 'Jede oder jede zweite Woche');
const most = scheduleLimits.weekOffset;
const weekOffset = between(-most, most, `Höchstens ${most.toLocaleString('de')} Wochen`);

/** What an entry says of itself. */
const values = {
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Gib ihm einen Titel'), upTo(scheduleLimits.title)),
  description: z._default(z.string().check(z.trim(), upTo(scheduleLimits.description)), ''),
  subject: z._default(z.string().check(z.trim(), upTo(scheduleLimits.subject)), ''),
  dayOfWeek: z._default(between(0, 6, 'Ein Tag von 0 (Sonntag) bis 6 (Samstag)'), 1),
  startTime: z._default(clock, '10:00'),
  endTime: z._default(clock, '11:00'),
  /** Relative to the week of `today`. */
  weekOffset: z._default(weekOffset, 0),
  /** Every week from its first on, or every second one. */
  isRecurring: z._default(z.boolean(), true),
  everyWeeks: z._default(everyWeeks, 1),
  /** The last day; null for no end. */
  until: z._default(z.nullable(day), null),
  /** A recurring one isn't there in the holidays of the house. */
  restsInHolidays: z._default(z.boolean(), true),
  reminderMinutes: z._default(
    between(0, scheduleLimits.reminderMinutes, 'Zwischen 0 und 1.440 Minuten vorher'),
    15,
  ),
  priority: z._default(z.union([z.literal(1), z.literal(2), z.literal(3)]), 2),
  color: z._default(
    z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/, 'Eine Farbe wie #5aa9ff')),
    entryColours.blue,
  ),
};

function endsAfterStart<Times extends { startTime: string; endTime: string }>() {
  return z.refine<Times>(({ startTime, endTime }) => startTime < endTime, {
    path: ['endTime'],
    error: 'Das Ende liegt nicht nach dem Anfang',
  });
}

type Times = { startTime: string; endTime: string };

/** Today as the learner's calendar has it; without it, as the house counts days. */
const today = z.optional(day);
const entryValues = z.object(values);
export type EntryValues = z.output<typeof entryValues>;

const entry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  dayOfWeek: z.int(),
  startTime: z.string(),
  endTime: z.string(),
  /** Of the week that was asked for. */
  weekOffset: z.int(),
  isRecurring: z.boolean(),
  everyWeeks: z.union([z.literal(1), z.literal(2)]),
  until: z.nullable(z.string()),
  restsInHolidays: z.boolean(),
  reminderMinutes: z.int(),
  priority: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  color: z.string(),
  /** The Sunday of its first week. */
  firstWeek: z.string(),
  /** Sundays of the weeks in which it isn't there. */
  leftOut: z.array(z.string()),
  /** Counts its changes. */
  revision: z.int(),
});
export type Entry = z.infer<typeof entry>;

const params = z.object({ id: uuid });
const unknownEntry = { status: 404, text: 'Diesen Termin gibt es nicht.' } as const;
const full = {
  status: 409,
  text: `Mehr als ${scheduleLimits.own.toLocaleString('de')} Termine passen nicht in den Stundenplan.`,
} as const;
const endsBeforeFirst = {
  status: 400,
  text: 'until: Das Ende liegt vor dem ersten Termin',
} as const;

export const readWeek = route({
  method: 'GET',
  path: '/api/schedule',
  summary: 'What this learner has planned for a week, by day and time; holidays are left out.',
  query: z.object({ weekOffset: z.optional(wholeNumber.check(z.gte(-most), z.lte(most))), today }),
  answer: z.array(entry),
});

export const createEntry = route({
  method: 'POST',
  path: '/api/schedule',
  summary: 'Keeps an entry; the same id is kept once, and one that was erased comes back.',
  body: z
    .object({
      ...values,
      today,
      /** Made by who sends it, so that sending it again is harmless. */
      id: z.optional(uuid),
    })
    .check(endsAfterStart<Times>()),
  answer: entry,
  refusals: { unknownEntry, endsBeforeFirst, full, otherLearner, tooOften },
});

export const changeEntry = route({
  method: 'PUT',
  path: '/api/schedule/:id',
  summary:
    'Changes an entry. With `was`, what the sender saw, only what differs from it is taken over: what another device has changed meanwhile stays.',
  params,
  body: z.object({ ...values, today, was: z.optional(entryValues) }).check(endsAfterStart<Times>()),
  answer: entry,
  refusals: { unknownEntry, endsBeforeFirst, otherLearner, tooOften },
});

const tooMany = {
  status: 409,
  text: `Mehr als ${scheduleLimits.leftOut} Wochen lassen sich nicht auslassen.`,
} as const;

export const changeOneWeek = route({
  method: 'POST',
  path: '/api/schedule/:id/one-week',
  summary: 'Leaves out one week of a recurring entry, and keeps a single one in its place.',
  params,
  body: z
    .object({
      ...values,
      today,
      /** Of the single one, made by who sends it. */
      id: uuid,
    })
    .check(endsAfterStart<Times>()),
  answer: entry,
  refusals: { unknownEntry, endsBeforeFirst, full, tooMany, otherLearner, tooOften },
});

export const leaveOutWeek = route({
  method: 'PUT',
  path: '/api/schedule/:id/left-out',
  summary: 'Leaves out one week of a recurring entry, or lets it take place after all.',
  params,
  body: z.object({ week: day, isLeftOut: z.boolean() }),
  answer: z.void(),
  refusals: { unknownEntry, tooMany, otherLearner, tooOften },
});

export const eraseEntry = route({
  method: 'DELETE',
  path: '/api/schedule/:id',
  summary: 'Erases an entry; for a day it can come back.',
  params,
  answer: z.void(),
  refusals: { unknownEntry, otherLearner, tooOften },
});

const imported = z
  .object({
    ...values,
    id: uuid,
    leftOut: z._default(z.array(day).check(z.maxLength(scheduleLimits.leftOut)), []),
  })
  .check(endsAfterStart<Times>());
export type ImportedEntry = z.input<typeof imported>;

export const importEntries = route({
  method: 'POST',
  path: '/api/schedule/import',
  summary:
    'Keeps all entries of a calendar file or none, each once; a trial keeps nothing and tells what is there already.',
  body: z.object({
    today: day,
    entries: z
      .array(imported)
      .check(
        z.maxLength(scheduleLimits.imported, `Höchstens ${scheduleLimits.imported} auf einmal`),
      ),
    isTrial: z._default(z.boolean(), false),
  }),
  /** `known` are the ids of those that were there before. */
  answer: z.object({ added: z.int(), known: z.array(z.string()) }),
  refusals: { unknownEntry, endsBeforeFirst, full, otherLearner, tooOften },
});

const proposal = z.object({
  /** The lesson that it is for. */
  lessonId: z.int(),
  /** Within the house: `/learn/1/28`. */
  address: z.string(),
  title: z.string(),
  dayOfWeek: z.int(),
  startTime: z.string(),
  endTime: z.string(),
});
export type Proposal = z.infer<typeof proposal>;

export const readProposals = route({
  method: 'GET',
  path: '/api/schedule/proposals',
  summary: 'The next steps of this learner in free slots of a week’s afternoons.',
  query: z.object({ weekOffset: z.optional(wholeNumber.check(z.gte(-most), z.lte(most))), today }),
  answer: z.array(proposal),
});

/** As a house keeps them. */
export const holiday = z.object({
  id: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
});
export type Holiday = z.infer<typeof holiday>;

export const listHolidays = route({
  method: 'GET',
  path: '/api/schedule/holidays',
  summary: 'The holidays of the house, in which recurring lessons rest.',
  answer: z.array(holiday),
});

const holidayValues = {
  name: z.string().check(z.trim(), z.minLength(1, 'Gib ihnen einen Namen'), upTo(60)),
  from: day,
  to: day,
};

type Span = { from: string; to: string };

const endsAfterFirstDay = z.refine<Span>(({ from, to }) => from <= to, {
  path: ['to'],
  error: 'Der letzte Tag liegt vor dem ersten',
});
const isShort = z.refine<Span>(({ from, to }) => daysBetween(from, to) < scheduleLimits.daysOff, {
  path: ['to'],
  error: `Ferien sind höchstens ${scheduleLimits.daysOff} Tage lang`,
});
const unknownHoliday = { status: 404, text: 'Diese Ferien gibt es nicht.' } as const;
export const fullOfHolidays = {
  status: 409,
  text: `Mehr als ${scheduleLimits.holidays} Ferien passen nicht hinein.`,
} as const;

export const sentHoliday = z
  .object({ id: uuid, ...holidayValues })
  .check(endsAfterFirstDay, isShort);

export const createHoliday = route({
  method: 'POST',
  path: '/api/schedule/holidays',
  summary: 'Keeps holidays for the whole house; the same id is kept once.',
  body: sentHoliday,
  answer: holiday,
  refusals: { full: fullOfHolidays, otherLearner, tooOften },
});

export const changeHoliday = route({
  method: 'PUT',
  path: '/api/schedule/holidays/:id',
  summary: 'Changes holidays.',
  params,
  body: z.object(holidayValues).check(endsAfterFirstDay, isShort),
  answer: holiday,
  refusals: { unknownHoliday, otherLearner, tooOften },
});

export const eraseHoliday = route({
  method: 'DELETE',
  path: '/api/schedule/holidays/:id',
  summary: 'Erases holidays.',
  params,
  answer: z.void(),
  refusals: { unknownHoliday, otherLearner, tooOften },
});

const feed = z.object({
  /** Whoever knows it can read the entries, without a session. */
  path: z.string(),
});

export const readFeed = route({
  method: 'GET',
  path: '/api/schedule/feed',
  summary: 'The secret address of this learner’s calendar.',
  answer: feed,
});

export const renewFeed = route({
  method: 'POST',
  path: '/api/schedule/feed/renew',
  summary: 'Makes a new address for the calendar; the old one ends.',
  answer: feed,
  refusals: { otherLearner, tooOften },
});
