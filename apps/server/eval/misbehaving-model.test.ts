import { afterAll, expect, test } from 'vitest';
import {
  modelBadAnswers,
  modelFailures,
  modelLeaks,
  modelLeaksElsewhere,
  openHouse,
} from './misbehaving-model.ts';

const house = await openHouse();

afterAll(() => house.close());

test('a model that gives away solutions is never heard to the end', async () => {
  expect((await modelLeaks(house)).wrong).toEqual([]);
}, 600_000);

test('nor is one that gives away those of other lessons, in a lesson or to a companion', async () => {
  expect((await modelLeaksElsewhere(house)).wrong).toEqual([]);
}, 600_000);

test('nothing of a model that says bad things reaches a child', async () => {
  expect((await modelBadAnswers(house)).wrong).toEqual([]);
});

test('whatever way a model fails in, there is an answer', async () => {
  expect((await modelFailures(house)).wrong).toEqual([]);
});
