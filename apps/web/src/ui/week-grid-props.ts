import type { ReactNode } from 'react';
import type { WeekItem, WeekPlace } from './week-item.ts';

export type WeekDay = {
  /** 0 is Sunday. */
  readonly day: number;
  readonly name: string;
  /** Below the name, such as '24.11.'. */
  readonly date: string;
  readonly isToday: boolean;
  /** Why it is free, such as 'Herbstferien'. */
  readonly resting?: string | undefined;
};

export type WeekGridProps<Item extends WeekItem> = {
  /** All seven or, on a phone, one. */
  days: readonly WeekDay[];
  items: readonly Item[];
  /** The first and the last hour of the ruler: see `hoursAround`. */
  hours: readonly [number, number];
  /** Minutes since midnight, for the line across today. */
  now?: number | undefined;
  onOpen: (item: Item) => void;
  /** What was folded to '+2'. */
  onOpenMore: (items: readonly Item[]) => void;
  /** What stands in an item, in place of title and time. */
  renderItem?: ((item: Item) => ReactNode) | undefined;
  /** Small buttons beside an item, in sight where it's pointed at. */
  renderActs?: ((item: Item) => ReactNode) | undefined;
  /** Where something above the grid says already which day it is. */
  isHeadHidden?: boolean | undefined;
  /** Stands in a day without items. */
  emptyText?: string | undefined;
  /** By the mouse, by a finger after a long press, or by the arrows with Alt; without it nothing can be moved. */
  onMove?: ((item: Item, to: WeekPlace) => void) | undefined;
};
