import { expect, test } from 'vitest';
import { createTestClock } from '../../test/test-app.ts';
import { CircuitBreaker, type Outcome } from './circuit-breaker.ts';

function open() {
  const clock = createTestClock();
  const breaker = new CircuitBreaker(clock);
  const ask = (outcome: Outcome) => breaker.begin()?.(outcome);
  /** In whole seconds, until one may ask again. */
  const rest = () => {
    let seconds = 0;
    for (; breaker.isResting; seconds += 1) clock.advance(1_000);
    return seconds;
  };
  return { clock, breaker, ask, rest };
}

test('each failure lengthens the rest, up to a quarter of an hour', () => {
  const { ask, rest } = open();
  const rests = Array.from({ length: 6 }, () => {
    ask('failed');
    return rest();
  });
  expect(rests).toEqual([60, 120, 240, 480, 900, 900]);
});

test('an answer ends it, and the next failure begins from the first', () => {
  const { breaker, ask, rest } = open();
  ask('failed');
  rest();
  ask('failed');
  rest();
  ask('answered');
  expect(breaker.hasFailed).toBe(false);
  ask('failed');
  expect(rest()).toBe(60);
});

test('those that fail together have failed once, however late they are told', () => {
  const { clock, breaker, rest } = open();
  const [first, second, third, fourth] = Array.from({ length: 4 }, () => breaker.begin());
  first?.('failed');
  second?.('failed');
  clock.advance(20_000);
  third?.('failed');
  expect(rest()).toBe(40);
  fourth?.('failed');
  expect(breaker.isResting).toBe(false);
});

test('after the rest one asks, and the others wait for how that goes', () => {
  const { breaker, ask, rest } = open();
  const late = breaker.begin();
  ask('failed');
  rest();
  const probe = breaker.begin();
  expect(breaker.begin()).toBeNull();
  late?.('answered');
  expect(breaker.begin()).toBeNull();
  probe?.('answered');
  expect([breaker.begin(), breaker.begin()]).not.toContain(null);
});

test('who leaves lets the next one ask, and who never comes back keeps nobody waiting for ever', () => {
  const { breaker, ask, rest } = open();
  ask('failed');
  rest();
  ask('left');
  expect(breaker.hasFailed).toBe(true);
  const lost = breaker.begin();
  expect(rest()).toBe(120);
  const probe = breaker.begin();
  lost?.('failed');
  probe?.('failed');
  expect(rest()).toBe(120);
});
