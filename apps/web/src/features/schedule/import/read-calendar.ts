import {
  entryColours,
  type ImportedEntry,
  knownDays,
  scheduleLimits,
  subjects,
} from '@hbg/contract/schedule';
import { dayOfWeek, weekOffsetOf, weekStart } from '@hbg/contract/week-dates';
import ICAL from 'ical.js';
import { timeOf } from '../../../ui/german-time.ts';
import { idOfText } from './id-of-text.ts';
import { type WallTime, wallTimeOf } from './wall-time.ts';
import { weeklyDays } from './weekly-rule.ts';

export type ReadCalendar =
  | { readonly kind: 'problem'; readonly text: string }
  | {
      readonly kind: 'read';
      readonly entries: readonly ImportedEntry[];
      readonly skipped: Skipped;
    };

/** How many can't be taken in, by why. */
export type Skipped = ReadonlyMap<string, number>;

const noCalendar =
  'Das ist keine Kalenderdatei. Du bekommst eine, wenn du in deinem Kalender „Exportieren“ wählst: Ihr Name endet auf .ics.';
const broken =
  'Diese Kalenderdatei ist beschädigt: Mittendrin lässt sie sich nicht mehr lesen. Hol sie dir noch einmal frisch aus deinem Kalender.';
/** Nobody's timetable. */
const mostEvents = 5_000;

type Whose = { readonly learner: string; readonly today: string };

/** What of a calendar file fits into the timetable; it comes from anywhere and may be anything. */
export function readCalendar(text: string, whose: Whose): ReadCalendar {
  try {
    return readEvents(new ICAL.Component(ICAL.parse(text)), whose);
  } catch {
    const isBroken = text.trimStart().toUpperCase().startsWith('BEGIN:VCALENDAR');
    return { kind: 'problem', text: isBroken ? broken : noCalendar };
  }
}

function readEvents(calendar: ICAL.Component, whose: Whose): ReadCalendar {
  if (calendar.name !== 'vcalendar') return { kind: 'problem', text: noCalendar };
  const events = calendar.getAllSubcomponents('vevent');
  if (events.length === 0) {
    return { kind: 'problem', text: 'In dieser Kalenderdatei stehen keine Termine.' };
  }
  if (events.length > mostEvents) {
    const text = `In dieser Kalenderdatei stehen ${events.length.toLocaleString('de')} Termine: So viele passen in keine Woche.`;
    return { kind: 'problem', text };
  }
  const moved = movedAway(events);
  const skipped = new Map<string, number>();
  const entries: ImportedEntry[] = [];
  for (const event of events) {
    const found = readIfWhole(event, whose, moved);
    if (typeof found === 'string') skipped.set(found, (skipped.get(found) ?? 0) + 1);
    else entries.push(...found);
  }
  const fitting = entries.slice(0, scheduleLimits.imported);
  const left = entries.length - fitting.length;
  if (left > 0) skipped.set(`mehr als ${scheduleLimits.imported} auf einmal`, left);
  return { kind: 'read', entries: fitting, skipped };
}

/** Single times of a series that lie elsewhere, by its UID. */
function movedAway(events: readonly ICAL.Component[]): ReadonlyMap<string, string[]> {
  const moved = new Map<string, string[]>();
  for (const event of events) {
    const time = timeIn(event, 'recurrence-id');
    if (!time) continue;
    const uid = textIn(event, 'uid');
    moved.set(uid, [...(moved.get(uid) ?? []), time.day]);
  }
  return moved;
}

/** One that is broken is no reason to leave the others. */
function readIfWhole(...read: Parameters<typeof readEvent>): ReturnType<typeof readEvent> {
  try {
    return readEvent(...read);
  } catch {
    return 'nicht lesbar';
  }
}

/** The entries that it makes, or why it makes none. */
function readEvent(
  event: ICAL.Component,
  { learner, today }: Whose,
  moved: ReadonlyMap<string, string[]>,
): ImportedEntry[] | string {
  if (textIn(event, 'status').toUpperCase() === 'CANCELLED') return 'abgesagt';
  const from = timeIn(event, 'dtstart');
  if (!from) return 'ohne Anfang';
  if (from.isWholeDay) return 'ganztägig';
  const until = endOf(event, from);
  if (until.day !== from.day || until.minutes <= from.minutes) return 'über Mitternacht';
  const rule = event.getFirstPropertyValue('rrule');
  const days = rule instanceof ICAL.Recur ? weeklyDays(rule, from.day) : null;
  if (rule && !days) return 'wiederholt sich anders als wöchentlich';
  const uid = textIn(event, 'uid') || textIn(event, 'summary');
  const out = [...leftOutDays(event), ...(moved.get(uid) ?? [])];
  const isMoved = timeIn(event, 'recurrence-id') !== null;
  const rhythms = days ?? [{ first: from.day, everyWeeks: 1 as const, until: null }];
  const entries: ImportedEntry[] = [];
  for (const { first, everyWeeks, until: last } of rhythms) {
    const weekOffset = weekOffsetOf(first, today);
    const isOver = days ? last !== null && last < today : first < today;
    const isFar = Math.abs(weekOffset) > scheduleLimits.weekOffset;
    if (isOver || isFar || (last !== null && last < first)) continue;
    entries.push({
      ...wordsOf(event),
      id: idOfText([learner, uid, first, from.minutes, isMoved].join('|')),
      dayOfWeek: dayOfWeek(first),
      startTime: timeOf(from.minutes),
      endTime: timeOf(until.minutes),
      weekOffset,
      isRecurring: days !== null,
      everyWeeks,
      until: last !== null && last > knownDays.last ? null : last,
      restsInHolidays: false,
      leftOut: weeksOut(out, first),
    });
  }
  return entries.length > 0 ? entries : 'schon vorbei';
}

function endOf(event: ICAL.Component, from: WallTime): WallTime {
  const end = timeIn(event, 'dtend');
  if (end) return end;
  const duration = event.getFirstPropertyValue('duration');
  const minutes = duration instanceof ICAL.Duration ? Math.round(duration.toSeconds() / 60) : 60;
  const total = from.minutes + minutes;
  return total < 24 * 60 ? { day: from.day, minutes: total } : { day: '', minutes: 0 };
}

function leftOutDays(event: ICAL.Component): string[] {
  return event
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues().map((value) => momentOf(property, value)))
    .flatMap((time) => (time ? [time.day] : []));
}

function weeksOut(days: readonly string[], first: string): string[] {
  const own = days.filter(
    (day) => day >= first && day <= knownDays.last && dayOfWeek(day) === dayOfWeek(first),
  );
  const weeks = new Set(own.map((day) => weekStart(day)));
  return [...weeks].toSorted().slice(-scheduleLimits.leftOut);
}

function wordsOf(event: ICAL.Component) {
  const title = textIn(event, 'summary').trim().slice(0, scheduleLimits.title).trim();
  const category = textIn(event, 'categories');
  const subject = subjects.find((name) => name === category) ?? subjectIn(title);
  return {
    title: title || 'Ohne Titel',
    description: textIn(event, 'description').trim().slice(0, scheduleLimits.description).trim(),
    subject: subject ?? '',
    priority: priorityOf(Number(textIn(event, 'priority'))),
    reminderMinutes: reminderOf(event),
    color: entryColours.cyan,
  };
}

function subjectIn(title: string): string | undefined {
  return subjects.find((name) => title.toLowerCase().includes(name.toLowerCase()));
}

/** There, 1 is the highest, 9 the lowest, and 0 says nothing. */
function priorityOf(priority: number): 1 | 2 | 3 {
  if (priority >= 1 && priority <= 4) return 3;
  return priority > 5 ? 1 : 2;
}

function reminderOf(event: ICAL.Component): number {
  const trigger = event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  if (!(trigger instanceof ICAL.Duration)) return 15;
  const minutes = Math.round(-trigger.toSeconds() / 60);
  return Math.max(0, Math.min(scheduleLimits.reminderMinutes, minutes));
}

type Moment = WallTime & { readonly isWholeDay: boolean };

function timeIn(event: ICAL.Component, name: string): Moment | null {
  const property = event.getFirstProperty(name);
  return property && momentOf(property, property.getFirstValue());
}

function momentOf(property: ICAL.Property, value: unknown): Moment | null {
  if (!(value instanceof ICAL.Time)) return null;
  return { ...wallTimeOf(value, property.getFirstParameter('tzid')), isWholeDay: value.isDate };
}

function textIn(event: ICAL.Component, name: string): string {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
