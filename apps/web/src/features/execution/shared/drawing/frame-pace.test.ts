import { expect, it } from 'vitest';
import { FramePace } from './frame-pace.ts';

it('paints longer while the frames come in time, and shorter when they are late', () => {
  const pace = new FramePace();
  const first = pace.next(0);
  const second = pace.next(16);
  expect(second).toBeGreaterThan(first);
  expect(pace.next(116)).toBeLessThan(second);
});

it('neither gives up nor forgets the rest of the page', () => {
  const pace = new FramePace();
  for (let frame = 0; frame < 100; frame += 1) pace.next(frame * 500);
  expect(pace.next(50_000)).toBe(1);
  for (let frame = 0; frame < 100; frame += 1) pace.next(50_000 + frame * 16);
  expect(pace.next(51_600)).toBe(10);
});

it('does not take a rest for a late frame', () => {
  const pace = new FramePace();
  const first = pace.next(0);
  pace.rest();
  expect(pace.next(10_000)).toBe(first);
});
