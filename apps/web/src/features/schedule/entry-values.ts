import {
  type Entry,
  type EntryValues,
  entryColours,
  type Proposal,
  scheduleLimits,
} from '@hbg/contract/schedule';
import type { FieldErrors } from '../../ui/field-errors.ts';

/** As a form holds them. */
export type FormValues = {
  readonly title: string;
  readonly subject: string | null;
  readonly dayOfWeek: number;
  readonly priority: 1 | 2 | 3;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly reminderMinutes: number | null;
  readonly description: string;
  readonly color: string;
  readonly rhythm: Rhythm;
  readonly until: string | null;
  readonly restsInHolidays: boolean;
};

export type Rhythm = 'once' | 'weekly' | 'every second';

export const newEntry: FormValues = {
  title: '',
  subject: null,
  dayOfWeek: 1,
  priority: 2,
  startTime: '10:00',
  endTime: '11:00',
  reminderMinutes: 15,
  description: '',
  color: entryColours.blue,
  rhythm: 'weekly',
  until: null,
  restsInHolidays: true,
};

export function formOf(entry: Entry): FormValues {
  const { isRecurring, everyWeeks, subject, ...rest } = entry;
  const { title, dayOfWeek, priority, startTime, endTime, reminderMinutes } = rest;
  const { description, color, until, restsInHolidays } = rest;
  const often = everyWeeks === 2 ? 'every second' : 'weekly';
  return {
    title,
    subject: subject || null,
    dayOfWeek,
    priority,
    startTime,
    endTime,
    reminderMinutes,
    description,
    color,
    rhythm: isRecurring ? often : 'once',
    until,
    restsInHolidays,
  };
}

export function sentOf(values: FormValues, weekOffset: number): EntryValues {
  const { rhythm, subject, startTime, endTime, reminderMinutes, until, ...same } = values;
  const isRecurring = rhythm !== 'once';
  return {
    ...same,
    subject: subject ?? '',
    startTime: startTime ?? '',
    endTime: endTime ?? '',
    reminderMinutes: reminderMinutes ?? newEntry.reminderMinutes ?? 0,
    weekOffset,
    isRecurring,
    everyWeeks: rhythm === 'every second' ? 2 : 1,
    until: isRecurring ? until : null,
  };
}

/** What an entry says of itself, as it was seen. */
export function valuesOf(entry: Entry): EntryValues {
  return sentOf(formOf(entry), entry.weekOffset);
}

/** The page of a lesson is found again in what was taken over. */
export function valuesOfProposal(proposal: Proposal, weekOffset: number): EntryValues {
  const { title, dayOfWeek, startTime, endTime } = proposal;
  const values = { ...newEntry, title, dayOfWeek, startTime, endTime, subject: 'Informatik' };
  return sentOf({ ...values, rhythm: 'once', color: entryColours.green }, weekOffset);
}

/** What the page knows before the server does. */
export function problemsOf(values: FormValues): FieldErrors<FormValues> {
  const { title, startTime, endTime, description } = values;
  return {
    title: title.trim() === '' ? 'Gib ihm einen Titel' : tooLong(title, scheduleLimits.title),
    startTime: startTime === null ? 'Wann fängt er an?' : undefined,
    endTime: endProblem(startTime, endTime),
    description: tooLong(description, scheduleLimits.description),
  };
}

function endProblem(start: string | null, end: string | null): string | undefined {
  if (end === null) return 'Wann hört er auf?';
  return start !== null && end <= start ? 'Das Ende liegt nicht nach dem Anfang' : undefined;
}

function tooLong(text: string, most: number): string | undefined {
  return text.trim().length > most ? `Höchstens ${most.toLocaleString('de')} Zeichen` : undefined;
}
