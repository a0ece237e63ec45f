import { numberOfDay } from '../../../house-days.ts';
import type { House } from './ledger.ts';

/** Whether there is a free day among those from one number to another. */
export function freeDays(holidays: House['holidays']) {
  const spans = holidays.map(({ from, to }) => [numberOfDay(from), numberOfDay(to)] as const);
  return (first: number, last = first) => spans.some(([from, to]) => from <= last && to >= first);
}
