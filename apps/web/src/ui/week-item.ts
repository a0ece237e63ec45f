import type { EntryColour } from './entry-colour.ts';

/** Something in the week, on one day; moments are minutes since midnight. */
export type WeekItem = {
  readonly id: string;
  /** 0 is Sunday. */
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly colour: EntryColour;
  /** What is over is dimmed; a proposal is a dashed empty place. */
  readonly kind: 'coming' | 'past' | 'proposal';
  /** Marked with '!'. */
  readonly isUrgent?: boolean;
};

/** Where something is put: a day and minutes since midnight. */
export type WeekPlace = Pick<WeekItem, 'day' | 'start'>;

/** 990 as '16:30'. */
export function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((value) => String(value).padStart(2, '0'))
    .join(':');
}

/** '16:30–17:30'. */
export function timeSpan({ start, end }: WeekItem): string {
  return `${clockTime(start)}–${clockTime(end)}`;
}

/** The hours that a ruler has to show: these at least, and all in which something lies. */
export function hoursAround(items: readonly WeekItem[], from = 8, to = 20): [number, number] {
  const first = Math.min(from, ...items.map(({ start }) => Math.floor(start / 60)));
  const last = Math.max(to, ...items.map(({ end }) => Math.ceil(end / 60)));
  return [first, Math.min(24, last)];
}
