import type { WeekItem } from './week-item.ts';

/** Of the width of a day. */
export type Lane = { readonly left: number; readonly width: number };

export type Placed<Item extends WeekItem> =
  | {
      readonly kind: 'item';
      readonly item: Item;
      readonly lane: Lane;
      /** Where it lies on paper, if not there. */
      readonly onPaper?: Lane;
    }
  | {
      readonly kind: 'more';
      readonly items: readonly Item[];
      readonly start: number;
      readonly end: number;
    }
  /** One of those: nobody opens paper. */
  | { readonly kind: 'on paper'; readonly item: Item; readonly onPaper: Lane };

/** An item is never drawn lower than half an hour, so it takes that much room. */
const shortest = 30;

/** Side by side where two overlap; of three and more, one is shown and the others are folded, but on paper. */
export function placeDay<Item extends WeekItem>(items: readonly Item[]): Placed<Item>[] {
  return groupsOf(items).flatMap(placeGroup);
}

export function seenEnd({ start, end }: WeekItem): number {
  return Math.max(end, start + shortest);
}

/** Items that hang together because each overlaps another one. */
function groupsOf<Item extends WeekItem>(items: readonly Item[]): Item[][] {
  const sorted = items.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const groups: Item[][] = [];
  let until = -Infinity;
  for (const item of sorted) {
    const group = groups.at(-1);
    if (group && item.start < until) group.push(item);
    else groups.push([item]);
    until = Math.max(until, seenEnd(item));
  }
  return groups;
}

function placeGroup<Item extends WeekItem>(group: readonly Item[]): Placed<Item>[] {
  const lanes = lanesOf(group);
  const width = 1 / lanes.length;
  const laneOf = (item: Item): Lane => {
    const lane = lanes.findIndex((others) => others.includes(item));
    return { left: lane * width, width };
  };
  if (lanes.length <= 2) return group.map((item) => ({ kind: 'item', item, lane: laneOf(item) }));
  const [shown = [], ...folded] = lanes;
  const items = group.filter((item) => folded.some((lane) => lane.includes(item)));
  const lane = { left: 0, width: 0.5 };
  return [
    ...shown.map((item) => ({ kind: 'item', item, lane, onPaper: laneOf(item) }) as const),
    {
      kind: 'more',
      items,
      start: Math.min(...items.map(({ start }) => start)),
      end: Math.max(...items.map(seenEnd)),
    },
    ...items.map((item) => ({ kind: 'on paper', item, onPaper: laneOf(item) }) as const),
  ];
}

/** Each item in the first lane that is free again. */
function lanesOf<Item extends WeekItem>(group: readonly Item[]): Item[][] {
  const lanes: Item[][] = [];
  for (const item of group) {
    const free = lanes.find((lane) => {
      const last = lane.at(-1);
      return last !== undefined && seenEnd(last) <= item.start;
    });
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}
