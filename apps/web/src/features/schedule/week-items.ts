import type { Entry, Proposal } from '@hbg/contract/schedule';
import { minutesOf } from '../../ui/german-time.ts';
import type { WeekItem } from '../../ui/week-item.ts';
import { colourOf } from './colours.ts';
import type { Now } from './use-now.ts';

/** What lies in the grid, with what it stands for. */
export type PlanItem = WeekItem &
  ({ readonly entry: Entry } | { readonly entry: null; readonly proposal: Proposal });

export function itemOf(entry: Entry, now: Now): PlanItem {
  const { id, dayOfWeek: day, startTime, endTime, title, color, priority } = entry;
  const end = minutesOf(endTime);
  return {
    id,
    day,
    start: minutesOf(startTime),
    end,
    title,
    colour: colourOf(color),
    kind: isPast(entry, end, now) ? 'past' : 'coming',
    isUrgent: priority === 3,
    entry,
  };
}

function isPast({ weekOffset, dayOfWeek }: Entry, end: number, now: Now): boolean {
  if (weekOffset !== 0) return weekOffset < 0;
  return dayOfWeek < now.dayOfWeek || (dayOfWeek === now.dayOfWeek && end <= now.minutes);
}

export function itemOfProposal(proposal: Proposal): PlanItem {
  const { lessonId, dayOfWeek: day, startTime, endTime, title } = proposal;
  return {
    id: `vorschlag-${lessonId}`,
    day,
    start: minutesOf(startTime),
    end: minutesOf(endTime),
    title: `+ ${title}`,
    colour: 'blue',
    kind: 'proposal',
    entry: null,
    proposal,
  };
}
