import { expect, test } from 'vitest';
import { createTestClock, type TestClock } from '../../../test/test-app.ts';
import { LoginThrottle } from './login-throttle.ts';

const wrong = async () => null;
const right = async () => 'proof';
const breaks = () => Promise.reject(new Error('database away'));

async function fail(throttle: LoginThrottle, address: string, times: number) {
  for (let tries = 0; tries < times; tries += 1) await throttle.attempt(address, wrong);
}

async function durationOf(clock: TestClock, attempt: () => Promise<unknown>): Promise<number> {
  const before = clock.now();
  await attempt();
  return clock.now() - before;
}

test('typos cost nothing at first and then a growing pause', async () => {
  const clock = createTestClock();
  const throttle = new LoginThrottle(clock);
  const pauses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    pauses.push(await durationOf(clock, () => throttle.attempt('a', wrong)));
  }
  expect(pauses).toEqual([0, 0, 0, 0, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
});

test('the failures of one address do not slow another one down', async () => {
  const clock = createTestClock();
  const throttle = new LoginThrottle(clock);
  await fail(throttle, 'a', 10);
  expect(await durationOf(clock, () => throttle.attempt('b', right))).toBe(0);
});

test('another address is not slowed down by one that waits for its pauses', async () => {
  const clock = createTestClock();
  const waits: number[] = [];
  const throttle = new LoginThrottle({ ...clock, sleep: async (ms) => void waits.push(ms) });
  await fail(throttle, 'a', 3);
  await Promise.all(Array.from({ length: 11 }, () => throttle.attempt('a', wrong)));
  waits.length = 0;
  expect(await throttle.attempt('b', right)).toEqual({ kind: 'right', proof: 'proof' });
  expect(waits).toEqual([]);
});

test('the right password clears the slate of its address', async () => {
  const clock = createTestClock();
  const throttle = new LoginThrottle(clock);
  await fail(throttle, 'a', 6);
  expect(await throttle.attempt('a', right)).toEqual({ kind: 'right', proof: 'proof' });
  clock.advance(5_000);
  expect(await durationOf(clock, () => throttle.attempt('a', wrong))).toBe(0);
});

test('many addresses together are slowed down too', async () => {
  const clock = createTestClock();
  const throttle = new LoginThrottle(clock);
  for (let tries = 0; tries < 100; tries += 1) await throttle.attempt(`bot ${tries}`, wrong);
  const duration = await durationOf(clock, async () => {
    for (let tries = 0; tries < 100; tries += 1) await throttle.attempt(`more ${tries}`, wrong);
  });
  expect(duration).toBeGreaterThanOrEqual(100 * 500);
});

test('a flood is turned away and the right password is accepted within 30 seconds after it', async () => {
  const waits: number[] = [];
  const clock = createTestClock();
  const throttle = new LoginThrottle({ ...clock, sleep: async (ms) => void waits.push(ms) });
  await fail(throttle, 'a', 3);
  const flood = await Promise.all(
    Array.from({ length: 1_000 }, () => throttle.attempt('a', wrong)),
  );
  expect(flood.filter((outcome) => outcome.kind === 'wrong')).toHaveLength(11);
  expect(await throttle.attempt('a', right)).toEqual({ kind: 'turned-away' });
  clock.advance(1_000);
  expect(await throttle.attempt('a', right)).toEqual({ kind: 'right', proof: 'proof' });
  expect(Math.max(...waits)).toBe(10_000);
});

test('a whole class behind one address gets in at once', async () => {
  const clock = createTestClock();
  const throttle = new LoginThrottle(clock);
  const outcomes = Array.from({ length: 30 }, () => throttle.attempt('school', right));
  const kinds = (await Promise.all(outcomes)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['right']));
  expect(clock.now()).toBe(createTestClock().now());
});

test('a failing check gives its place back', async () => {
  const throttle = new LoginThrottle(createTestClock());
  for (let tries = 0; tries < 250; tries += 1) {
    await expect(throttle.attempt('a', breaks)).rejects.toThrow('database away');
  }
  expect(await throttle.attempt('a', right)).toEqual({ kind: 'right', proof: 'proof' });
});
