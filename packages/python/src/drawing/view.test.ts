import { expect, test } from 'vitest';
import { reachOf, toPage, toPaper, viewOf, zoomFor } from './view.ts';

const window = { width: 400, height: 400 };

test('the middle of the window is the middle of the page, and y grows upwards', () => {
  const view = viewOf({ window, world: null, zoomOut: 1 }, { width: 800, height: 800 });
  expect(toPage(view, 0, 0)).toEqual([400, 400]);
  expect(toPage(view, 200, 200)).toEqual([800, 0]);
  expect(view.unit).toBe(2);
});

test('zoomed out, twice as much is seen', () => {
  const view = viewOf({ window, world: null, zoomOut: 2 }, { width: 400, height: 400 });
  expect(toPage(view, 400, -400)).toEqual([400, 400]);
});

test('a world of its own fills the window, whatever its shape', () => {
  const frame = { window, world: [0, 0, 10, 5], zoomOut: 1 } as const;
  const view = viewOf(frame, { width: 400, height: 400 });
  expect(toPage(view, 0, 0)).toEqual([0, 400]);
  expect(toPage(view, 10, 5)).toEqual([400, 0]);
  expect(view.unit).toBe(1);
});

test.each([
  { world: null, zoomOut: 1 },
  { world: null, zoomOut: 3 },
  { world: [-1, -2, 3, 4], zoomOut: 1 } as const,
])('a place on the page leads back to the paper: $world, $zoomOut', (frame) => {
  const view = viewOf({ window, ...frame }, { width: 390, height: 390 });
  const [x, y] = toPage(view, 1.5, -0.5);
  expect(toPaper(view, x, y).x).toBeCloseTo(1.5);
  expect(toPaper(view, x, y).y).toBeCloseTo(-0.5);
});

test('the zoom grows in steps, so that not every line changes it', () => {
  expect([0.2, 1, 1.1, 1.3, 3.5, 99].map(zoomFor)).toEqual([1, 1, 1.25, 1.5, 4, 10]);
  expect(reachOf([0, 0, 300, -100], window)).toBe(1.5);
});
