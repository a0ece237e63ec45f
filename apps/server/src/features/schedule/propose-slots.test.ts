import { expect, test } from 'vitest';
import { proposeSlots, type Slot } from './propose-slots.ts';

const wish = (length: number, ...taken: Slot[]) => ({ length, taken });
const full = (day: number) => ({ day, start: 800, end: 1_200 });

test('an empty week has room on three afternoons', () => {
  expect(proposeSlots([wish(40), wish(30), wish(60)])).toEqual([
    { day: 4, start: 900, end: 945 },
    { day: 5, start: 870, end: 915 },
    { day: 6, start: 840, end: 900 },
  ]);
});

test('nothing lies on what is planned already, and there is a pause around it', () => {
  const taken = { day: 4, start: 840, end: 930 };
  expect(proposeSlots([wish(45, taken)])).toEqual([{ day: 4, start: 945, end: 990 }]);
});

test('a gap that is too short is passed over', () => {
  const taken = [
    { day: 4, start: 930, end: 990 },
    { day: 4, start: 1_010, end: 1_020 },
  ];
  expect(proposeSlots([wish(30, ...taken)])).toEqual([{ day: 4, start: 1_035, end: 1_080 }]);
});

test('a full day is passed over, and a full week has no room', () => {
  expect(proposeSlots([wish(30, full(4))])).toEqual([{ day: 5, start: 870, end: 915 }]);
  expect(proposeSlots([wish(30, ...[0, 1, 2, 3, 4, 5, 6].map(full))])).toEqual([null]);
});

test('a day off is passed over', () => {
  expect(proposeSlots([wish(30)], [4, 5])).toEqual([{ day: 6, start: 840, end: 885 }]);
});
