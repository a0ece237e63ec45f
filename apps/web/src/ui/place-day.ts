import type { WeekItem } from './week-item.ts';

export type Placed<Item extends WeekItem> =
  | { readonly kind: 'item'; readonly item: Item; readonly left: number; readonly width: number }
  | {
      readonly kind: 'more';
      readonly items: readonly Item[];
      readonly start: number;
      readonly end: number;
    };

/** An item is never drawn lower than half an hour, so it takes that much room. */
const shortest = 30;

/** Side by side where two overlap; of three and more, one is shown and the others are folded. */
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
  if (lanes.length <= 2) {
    const width = 1 / lanes.length;
    return group.map((item) => {
      const lane = lanes.findIndex((others) => others.includes(item));
      return { kind: 'item', item, left: lane * width, width };
    });
  }
  const [shown = [], ...folded] = lanes;
  const items = group.filter((item) => folded.some((lane) => lane.includes(item)));
  return [
    ...shown.map((item) => ({ kind: 'item', item, left: 0, width: 0.5 }) as const),
    {
      kind: 'more',
      items,
      start: Math.min(...items.map(({ start }) => start)),
      end: Math.max(...items.map(seenEnd)),
    },
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
