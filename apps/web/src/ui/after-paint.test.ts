import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
const freeze = () => vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
const leave = () => globalThis.dispatchEvent(new Event('pagehide'));

type Case = {
  readonly before?: () => unknown;
  readonly meanwhile?: () => unknown;
  readonly ms: number;
  readonly isOver: boolean;
};

const cases: readonly (readonly [string, Case])[] = [
  ['behind the second frame', { ms: 33, isOver: true }],
  ['not before it', { ms: 20, isOver: false }],
  ['at once where nobody looks at the page', { before: hide, ms: 0, isOver: true }],
  ['at once when the page goes away', { before: freeze, meanwhile: leave, ms: 0, isOver: true }],
  ['also where no frame comes', { before: freeze, ms: 100, isOver: true }],
];

test.each(cases)('%s', async (_, { before, meanwhile, ms, isOver }) => {
  before?.();
  const then = vi.fn<() => void>();
  void afterPaint().then(then);
  meanwhile?.();
  await vi.advanceTimersByTimeAsync(ms);
  expect(then.mock.calls).toHaveLength(isOver ? 1 : 0);
});
