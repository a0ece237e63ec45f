import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeDay, seenEnd } from './place-day.ts';
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

it('lets no short item be covered by the next one', () => {
  expect(widths([item('a', 480, 485), item('b', 490, 600)])).toEqual(['a 0-0.5', 'b 0.5-1']);
});

const anyDay = fc.array(
  fc
    .tuple(fc.nat(1380), fc.integer({ min: 5, max: 240 }))
    .map(([start, length]) => ({ start, length })),
  { maxLength: 9 },
);

it('loses nothing and covers nothing, whatever a day holds', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const items = day.map(({ start, length }, id) => item(String(id), start, start + length));
      const places = placeDay(items);
      const ids = places.flatMap((place) =>
        place.kind === 'item' ? [place.item.id] : place.items.map(({ id }) => id),
      );
      expect(ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      const boxes = places.map(boxOf);
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

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf(place: ReturnType<typeof placeDay>[number]): Box {
  if (place.kind === 'more') return { left: 0.5, right: 1, top: place.start, bottom: place.end };
  const { item: shown, left, width } = place;
  return { left, right: left + width, top: shown.start, bottom: seenEnd(shown) };
}

function cover(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

function widths(items: WeekItem[]) {
  return placeDay(items).map((place) =>
    place.kind === 'item'
      ? `${place.item.id} ${place.left}-${place.left + place.width}`
      : `+${place.items.map(({ id }) => id).join('')} ${place.start}-${place.end}`,
  );
}

function item(id: string, start: number, end: number): WeekItem {
  return { id, day: 2, start, end, title: id, colour: 'blue', kind: 'coming' };
}
