import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypedBanner } from './typed-banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('types a character every 100 ms and pauses 2 s before the next message', () => {
  render(<TypedBanner isStill={false} />);
  const first = 'Willkommen in der Garage, Hacker!';
  expect(shown()).toBe('');
  pass(1000);
  expect(shown()).toBe(first.slice(0, 10));
  pass((first.length - 10) * 100);
  expect(shown()).toBe(first);
  pass(1999);
  expect(shown()).toBe(first);
  pass(1);
  expect(shown()).toBe('S');
});

test('comes back to the first of the four messages', () => {
  render(<TypedBanner isStill={false} />);
  const seen = new Set<string>();
  for (let tenths = 0; tenths < 400; tenths += 1) {
    pass(100);
    if (shown().endsWith('!') || shown().endsWith('.')) seen.add(shown());
  }
  expect([...seen]).toHaveLength(4);
});

test('stands there whole when nothing may move', () => {
  render(<TypedBanner isStill />);
  expect(shown()).toBe('Willkommen in der Garage, Hacker!');
  pass(10_000);
  expect(shown()).toBe('Willkommen in der Garage, Hacker!');
});

test('is read aloud as a whole, not letter by letter', () => {
  render(<TypedBanner isStill={false} />);
  expect(screen.getByText(/^Willkommen .* gehört\.$/)).toBeTruthy();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function shown() {
  return document.querySelector('[aria-hidden]')?.textContent?.replace('> ', '') ?? '';
}
