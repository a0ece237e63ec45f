import { expect, it } from 'vitest';
import { placeDay } from './place-day.ts';
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

it('shows the usual hours and all in which something lies', () => {
  expect(hoursAround([])).toEqual([8, 20]);
  expect(hoursAround([item('a', 430, 450), item('b', 1300, 1430)])).toEqual([7, 24]);
});

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
