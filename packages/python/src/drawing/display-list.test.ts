import { beforeEach, expect, test } from 'vitest';
import { DisplayList } from './display-list.ts';

let list: DisplayList;
beforeEach(() => {
  list = new DisplayList();
  list.takeUnpainted();
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
  expect(new DisplayList().takeUnpainted()).toEqual({ isWhole: true, items: [] });
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

test('an endless drawing keeps its newest items', () => {
  for (let id = 1; id <= 200_010; id += 1) list.set(dot(id));
  expect(list.size).toBe(200_000);
  expect([...list.values()][0]?.id).toBe(11);
});

function painted() {
  const { isWhole, items } = list.takeUnpainted();
  return { isWhole, ids: items.map(({ id }) => id) };
}

function dot(id: number) {
  return { kind: 'dot', id, x: 0, y: 0, size: 5, color: 'red' } as const;
}
