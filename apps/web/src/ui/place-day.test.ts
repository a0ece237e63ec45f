import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Lane, placeDay, seenEnd } from './place-day.ts';
import { hoursAround, type WeekItem } from './week-item.ts';

it('gives the whole width to what stands alone, also back to back', () => {
  expect(widths([item('a', 480, 570), item('b', 570, 600)])).toEqual(['a 0-1', 'b 0-1']);
});

it('puts two that overlap side by side, and a third below the first', () => {
  const items = [item('c', 570, 660), item('a', 480, 570), item('b', 500, 640)];
  expect(widths(items)).toEqual(['a 0-0.5', 'b 0.5-1', 'c 0-0.5']);
});

it('folds what would be the third and the fourth', () => {
  const items = [
    item('a', 480, 600),
    item('b', 490, 600),
    item('c', 500, 530),
    item('d', 510, 540),
  ];
  expect(widths(items)).toEqual(['a 0-0.5', '+bcd 490-600']);
});

it('folds nothing on paper: each of three and more has a lane', () => {
  const items = [
    item('a', 480, 600),
    item('b', 480, 540),
    item('c', 480, 530),
    item('d', 540, 600),
  ];
  const places = placeDay(items).flatMap((place) =>
    place.kind === 'more' ? [] : [{ id: place.item.id, ...place.onPaper }],
  );
  expect(places).toEqual([
    { id: 'a', left: 0, width: 1 / 3 },
    { id: 'b', left: 1 / 3, width: 1 / 3 },
    { id: 'c', left: 2 / 3, width: 1 / 3 },
    { id: 'd', left: 1 / 3, width: 1 / 3 },
  ]);
});

it('lets no short item be covered by the next one', () => {
  expect(widths([item('a', 480, 485), item('b', 490, 600)])).toEqual(['a 0-0.5', 'b 0.5-1']);
});

const anyDay = fc.array(
  fc
    .tuple(fc.nat(1380), fc.integer({ min: 5, max: 240 }))
    .map(([start, length]) => ({ start, length })),
  { maxLength: 9 },
);

it.each([
  ['on the screen', boxOnScreen],
  ['on paper', boxOnPaper],
])('loses nothing and covers nothing, whatever a day holds, %s', (_, boxOf) => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const items = day.map(({ start, length }, id) => item(String(id), start, start + length));
      const boxes = placeDay(items).flatMap((place) => boxOf(place) ?? []);
      const ids = boxes.flatMap(({ holds }) => holds.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      const touching = boxes.filter((box) =>
        boxes.some((other) => other !== box && cover(box, other)),
      );
      expect(touching).toEqual([]);
    }),
    { seed: 24, numRuns: 300 },
  );
});

it('shows the usual hours and all in which something lies', () => {
  expect(hoursAround([])).toEqual([8, 20]);
  expect(hoursAround([item('a', 430, 450), item('b', 1300, 1430)])).toEqual([7, 24]);
});

type Box = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  holds: readonly WeekItem[];
};
type Place = ReturnType<typeof placeDay>[number];

function boxOnScreen(place: Place): Box | null {
  if (place.kind === 'on paper') return null;
  if (place.kind === 'item') return boxAt(place.item, place.lane);
  const { start, end, items } = place;
  return { left: 5e5, right: 1e6, top: start, bottom: end, holds: items };
}

function boxOnPaper(place: Place): Box | null {
  if (place.kind === 'more') return null;
  return boxAt(place.item, place.kind === 'item' ? (place.onPaper ?? place.lane) : place.onPaper);
}

function boxAt(shown: WeekItem, { left, width }: Lane): Box {
  // Thirds don't add up to the last digit.
  const [from, to] = [left, left + width].map((edge) => Math.round(edge * 1e6));
  return {
    left: from ?? 0,
    right: to ?? 0,
    top: shown.start,
    bottom: seenEnd(shown),
    holds: [shown],
  };
}

function cover(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

function widths(items: WeekItem[]) {
  return placeDay(items).flatMap((place) => {
    if (place.kind === 'on paper') return [];
    if (place.kind === 'item') {
      const { left, width } = place.lane;
      return `${place.item.id} ${left}-${left + width}`;
    }
    return `+${place.items.map(({ id }) => id).join('')} ${place.start}-${place.end}`;
  });
}

function item(id: string, start: number, end: number): WeekItem {
  return { id, day: 2, start, end, title: id, colour: 'blue', kind: 'coming' };
}
