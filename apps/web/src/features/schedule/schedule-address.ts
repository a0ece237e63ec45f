import { farthestWeek } from '@hbg/contract/farthest-week';

/** Which week, counted from this one, and on a phone which day of it. */
export type ScheduleAddress = { woche?: number | undefined; tag?: number | undefined };

export function readScheduleAddress({ woche, tag }: { woche?: unknown; tag?: unknown }) {
  const address: ScheduleAddress = {
    woche: isWithin(woche, -farthestWeek, farthestWeek) && woche !== 0 ? woche : undefined,
    tag: isWithin(tag, 0, 6) ? tag : undefined,
  };
  return address;
}

function isWithin(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && from <= value && value <= to;
}
