import type { Entry, Holiday } from '@hbg/contract/schedule';
import type { moveOf } from './use-entries.ts';
import type { Now } from './use-now.ts';
import type { PlanItem } from './week-items.ts';

/** What shows a week, or a day of it. */
export type ViewProps = {
  items: readonly PlanItem[];
  now: Now;
  weekOffset: number;
  holidays: readonly Holiday[];
  onOpen: (item: PlanItem) => void;
  onRemove: (entry: Entry) => void;
  onMove: (move: ReturnType<typeof moveOf>) => void;
};
