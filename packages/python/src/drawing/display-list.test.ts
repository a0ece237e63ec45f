import { beforeEach, expect, test } from 'vitest';
import { DisplayList } from './display-list.ts';

let list: DisplayList;
beforeEach(() => {
  list = new DisplayList();
  painted();
});

test('what comes is painted once', () => {
  list.set(dot(1));
  list.set(dot(2));
  expect(painted()).toEqual({ isWhole: false, ids: [1, 2] });
  list.set(dot(3));
  expect(painted()).toEqual({ isWhole: false, ids: [3] });
  expect(painted()).toEqual({ isWhole: false, ids: [] });
});

test('a new list starts with an empty paper', () => {
  list = new DisplayList();
  expect(painted()).toEqual({ isWhole: true, ids: [] });
});

test('without something that was painted, all the rest is painted anew', () => {
  for (const id of [1, 2, 3]) list.set(dot(id));
  painted();
  list.remove([2]);
  expect(painted()).toEqual({ isWhole: true, ids: [1, 3] });
});

test('what goes before it was painted costs nothing', () => {
  list.set(dot(1));
  painted();
  list.set(dot(2));
  list.remove([2, 99]);
  expect(painted()).toEqual({ isWhole: false, ids: [] });
});

test('what is replaced keeps its place', () => {
  list.set({ kind: 'area', id: 1, points: [], color: 'black' });
  list.set(dot(2));
  painted();
  list.set({ kind: 'area', id: 1, points: [0, 0, 1, 1, 1, 0], color: 'red' });
  expect(painted()).toEqual({ isWhole: true, ids: [1, 2] });
});

test('what is replaced before it was painted does not need a new paper', () => {
  list.set({ kind: 'area', id: 1, points: [], color: 'black' });
  list.set(dot(2));
  list.set({ kind: 'area', id: 1, points: [0, 0, 1, 1, 1, 0], color: 'red' });
  expect(painted()).toEqual({ isWhole: false, ids: [1, 2] });
});

test('after clearing, nothing is left', () => {
  list.set(dot(1));
  list.clear();
  expect(painted()).toEqual({ isWhole: true, ids: [] });
  expect(list.size).toBe(0);
});

test('what is painted bit by bit is painted in its order, with what comes meanwhile', () => {
  for (const id of [1, 2, 3]) list.set(dot(id));
  expect(list.takeUnpainted()?.id).toBe(1);
  list.remove([2]);
  list.set(dot(4));
  expect(list.hasUnpainted).toBe(true);
  expect(painted()).toEqual({ isWhole: false, ids: [3, 4] });
  expect(list.hasUnpainted).toBe(false);
});

test('a picture that is no longer right begins anew', () => {
  for (const id of [1, 2, 3]) list.set(dot(id));
  list.takeUnpainted();
  list.repaint();
  expect(painted()).toEqual({ isWhole: true, ids: [1, 2, 3] });
});

test('it counts what can be seen', () => {
  list.set(dot(1));
  list.set({ kind: 'area', id: 2, points: [], color: 'black' });
  expect([list.count('dot'), list.count('area')]).toEqual([1, 0]);
  list.set({ kind: 'area', id: 2, points: [0, 0, 1, 1, 1, 0], color: 'red' });
  list.remove([1, 99]);
  expect([list.count('dot'), list.count('area')]).toEqual([0, 1]);
  list.clear();
  expect(list.count('area')).toBe(0);
});

test('after many have come and gone, the rest has kept its order', () => {
  for (let id = 1; id <= 10_000; id += 1) {
    list.set(dot(id));
    if (id % 1_000 !== 0) list.remove([id]);
    if (id === 5_500) painted();
  }
  expect(painted().ids).toEqual([6_000, 7_000, 8_000, 9_000, 10_000]);
  list.repaint();
  expect(painted().ids).toHaveLength(10);
  list.set({ ...dot(3_000), color: 'blue' });
  expect([...list.values()][2]).toMatchObject({ id: 3_000, color: 'blue' });
});

test('an endless drawing keeps its newest items', () => {
  for (let id = 1; id <= 600_000; id += 1) list.set(dot(id));
  expect(list.size).toBeGreaterThan(150_000);
  expect(list.size).toBeLessThanOrEqual(200_000);
  expect([...list.values()].at(-1)?.id).toBe(600_000);
  expect([...list.values()][0]?.id).toBe(600_001 - list.size);
  expect(list.count('dot')).toBe(list.size);
});

test('of long texts and long lines fewer are kept', () => {
  const points = Array.from({ length: 10_000 }, () => 1);
  for (let id = 1; id <= 1_000; id += 1) {
    list.set({ kind: 'line', id, points, color: 'red', width: 1 });
  }
  expect(list.size).toBeLessThanOrEqual(400);
});

function painted() {
  const isWhole = list.isStale;
  if (isWhole) list.startPainting();
  const ids: number[] = [];
  for (let item = list.takeUnpainted(); item; item = list.takeUnpainted()) ids.push(item.id);
  return { isWhole, ids };
}

function dot(id: number) {
  return { kind: 'dot', id, x: 0, y: 0, size: 5, color: 'red' } as const;
}
