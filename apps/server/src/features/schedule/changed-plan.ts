import type { EntryValues } from '@hbg/contract/schedule';
import { addDays, weekStart } from '@hbg/contract/week-dates';
import { type Plan, weeksBetween } from './entry.ts';

type Change = {
  readonly sent: EntryValues;
  /** What the sender saw; without it, all is as it was sent. */
  readonly was: EntryValues | undefined;
  readonly today: string;
};

/** Fields that make sense only together: half a move by one device and half by another is neither. */
const together = [
  ['title'],
  ['description'],
  ['subject'],
  ['dayOfWeek', 'startTime', 'endTime'],
  ['isRecurring', 'everyWeeks', 'until', 'weekOffset'],
  ['restsInHolidays'],
  ['reminderMinutes'],
  ['priority'],
  ['color'],
] as const satisfies readonly (readonly (keyof EntryValues)[])[];

/** What another device has changed meanwhile stays, but for the fields that this one has changed. */
export function changedPlan(current: Plan, { sent, was, today }: Change): Plan {
  const { weekOffset, ...values } = sent;
  const week = weekStart(today, weekOffset);
  const firstWeek = firstWeekOf(current, values, week);
  const wanted: Plan = { ...values, firstWeek };
  if (!was) return wanted;
  const kept = together.filter((fields) => fields.every((field) => sent[field] === was[field]));
  return { ...wanted, ...pick(current, kept.flat()) };
}

function pick(plan: Plan, fields: readonly (keyof EntryValues)[]): Partial<Plan> {
  const own = fields.map((field) => (field === 'weekOffset' ? 'firstWeek' : field));
  return Object.fromEntries(own.map((field) => [field, plan[field]]));
}

type Wanted = Pick<Plan, 'isRecurring' | 'everyWeeks'>;

/** A series that is changed in some later week goes on from its own first one: the past stays as it was. */
function firstWeekOf(current: Plan, wanted: Wanted, week: string): string {
  const isSeries = current.isRecurring && wanted.isRecurring;
  if (!isSeries || week < current.firstWeek) return week;
  const isBecomingRarer = current.everyWeeks < wanted.everyWeeks;
  const isOdd = weeksBetween(current.firstWeek, week) % wanted.everyWeeks !== 0;
  return isBecomingRarer && isOdd ? addDays(current.firstWeek, 7) : current.firstWeek;
}

/** What nobody would ever see. */
export function endsBeforeFirst({ isRecurring, until, firstWeek, dayOfWeek }: Plan): boolean {
  return isRecurring && until !== null && until < addDays(firstWeek, dayOfWeek);
}
