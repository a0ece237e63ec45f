import { expect, test } from 'vitest';
import { ModelTurns } from './model-turns.ts';

const { signal } = new AbortController();
const patient = { waitMs: 60_000, turnMs: 60_000 };

test('one has the turn, one waits for it, and all others go without', async () => {
  const turns = new ModelTurns(patient);
  const end = await turns.take(1, signal);
  const second = turns.take(1, signal);
  expect(await turns.take(1, signal)).toBeNull();
  expect(await turns.take(2, signal)).not.toBeNull();
  end?.();
  // Whoever comes at this very moment doesn't get in between.
  const third = turns.take(1, signal);
  const endSecond = await second;
  expect(endSecond).not.toBeNull();
  end?.();
  endSecond?.();
  const endThird = await third;
  expect(endThird).not.toBeNull();
  endThird?.();
  expect(await turns.take(1, signal)).not.toBeNull();
});

test('who leaves while waiting makes room', async () => {
  const turns = new ModelTurns(patient);
  const end = await turns.take(1, signal);
  const leaving = new AbortController();
  const waiting = turns.take(1, leaving.signal);
  leaving.abort();
  expect(await waiting).toBeNull();
  const next = turns.take(1, signal);
  end?.();
  expect(await next).not.toBeNull();
  expect(await turns.take(2, leaving.signal)).toBeNull();
  expect(await turns.take(2, signal)).not.toBeNull();
});

test('nobody waits for ever, and nobody keeps the turn for ever', async () => {
  const impatient = new ModelTurns({ waitMs: 1, turnMs: 60_000 });
  await impatient.take(1, signal);
  expect(await impatient.take(1, signal)).toBeNull();
  const short = new ModelTurns({ waitMs: 60_000, turnMs: 1 });
  await short.take(1, signal);
  expect(await short.take(1, signal)).not.toBeNull();
});
