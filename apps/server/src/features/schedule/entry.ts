import type { LearnerId } from '@hbg/contract/account';
import type { Entry, EntryValues } from '@hbg/contract/schedule';
import { daysBetween, weekOffsetOf } from '@hbg/contract/week-dates';
import type { Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export type EntryRow = Selectable<Schema['schedule_entry']>;

/** What is planned, free of today: its first week is a Sunday instead of an offset. */
export type Plan = Omit<EntryValues, 'weekOffset'> & { readonly firstWeek: string };

export type PlannedEntry = Plan & {
  readonly id: string;
  /** Sundays. */
  readonly leftOut: readonly string[];
  readonly revision: number;
  readonly changedAt: string;
};

export function entryOfRow(row: EntryRow, leftOut: readonly string[]): PlannedEntry {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    subject: row.subject,
    dayOfWeek: row.day_of_week,
    startTime: row.start_time,
    endTime: row.end_time,
    firstWeek: row.first_week,
    isRecurring: row.is_recurring === 1,
    everyWeeks: row.every_weeks,
    until: row.until,
    restsInHolidays: row.rests_in_holidays === 1,
    reminderMinutes: row.reminder_minutes,
    priority: row.priority,
    color: row.color,
    leftOut,
    revision: row.revision,
    changedAt: row.changed_at,
  };
}

export function rowOfPlan(plan: Plan) {
  return {
    title: plan.title,
    description: plan.description,
    subject: plan.subject,
    day_of_week: plan.dayOfWeek,
    start_time: plan.startTime,
    end_time: plan.endTime,
    first_week: plan.firstWeek,
    is_recurring: Number(plan.isRecurring),
    every_weeks: plan.everyWeeks,
    until: plan.until,
    rests_in_holidays: Number(plan.restsInHolidays),
    reminder_minutes: plan.reminderMinutes,
    priority: plan.priority,
    color: plan.color,
  };
}

export type NewEntry = { readonly id: string; readonly learner: LearnerId; readonly plan: Plan };

/** As it is told of one week. */
export function shownEntry(entry: PlannedEntry, week: string, today: string): Entry {
  const { changedAt: _, leftOut, ...shown } = entry;
  return { ...shown, leftOut: [...leftOut], weekOffset: weekOffsetOf(week, today) };
}

export function weeksBetween(from: string, to: string): number {
  return daysBetween(from, to) / 7;
}
