import { addDays, weekStart } from '@hbg/contract/week-dates';
import { shortDate } from '../../ui/german-date.ts';

export const dayNames = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

export function weekLabel(offset: number): string {
  if (offset === 0) return 'Diese Woche';
  if (offset === 1) return 'Nächste Woche';
  return offset > 0 ? `In ${offset} Wochen` : `Vor ${-offset} Wochen`;
}

/** '22.11. – 28.11.' */
export function weekRange(today: string, offset: number): string {
  const first = weekStart(today, offset);
  return `${shortDate(first)} – ${shortDate(addDays(first, 6))}`;
}
