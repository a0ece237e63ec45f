import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelBadAnswers, modelFailures, modelLeaks, openHouse } from './misbehaving-model.ts';

let house: Awaited<ReturnType<typeof openHouse>>;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a model that gives away solutions is never heard to the end', async () => {
  expect((await modelLeaks(house)).wrong).toEqual([]);
});

test('nothing of a model that says bad things reaches a child', async () => {
  expect((await modelBadAnswers(house)).wrong).toEqual([]);
});

test('whatever way a model fails in, there is an answer', async () => {
  expect((await modelFailures(house)).wrong).toEqual([]);
});
