import type { DrawnKata } from '@hbg/content/kata';
import { expect, test } from 'vitest';
import { type Given, isRightAnswer } from './judge.ts';

const option = (text: string, isRight = false) => ({ text, isRight, why: null });
const drawn = (form: DrawnKata['form'], part: Partial<DrawnKata>): DrawnKata => ({
  form,
  task: '',
  question: null,
  goals: [],
  hint: null,
  starter: {},
  solution: {},
  check: null,
  proves: null,
  shows: null,
  better: null,
  orders: [],
  why: null,
  ...part,
});
const chosen = drawn('gap', {
  question: { question: '', code: null, options: [option('a'), option('b', true)] },
});
const ordered = drawn('order', {
  question: { question: '', code: null, options: ['b', 'x', 'a', 'x'].map((text) => option(text)) },
  orders: [[2, 1, 0, 3]],
});

test.each<[string, DrawnKata, Given, boolean]>([
  ['the right option', chosen, { choice: 1 }, true],
  ['another option', chosen, { choice: 0 }, false],
  ['no option', chosen, {}, false],
  ['an option that is not there', chosen, { choice: 7 }, false],
  ['what is said to be right', chosen, { choice: 0, isRight: true }, false],
  ['lines in order', ordered, { order: [2, 1, 0, 3] }, true],
  ['lines that are alike in each other’s place', ordered, { order: [2, 3, 0, 1] }, true],
  ['lines in another order', ordered, { order: [0, 1, 2, 3] }, false],
  ['no order', ordered, { isRight: true }, false],
  ['something written that reaches its goals', drawn('write', {}), { isRight: true }, true],
  ['something written that is given up', drawn('write', {}), { isRight: false }, false],
  ['something written of which nothing is said', drawn('write', {}), {}, false],
])('%s', (_, kata, given, isRight) => {
  expect(isRightAnswer(kata, given)).toBe(isRight);
});
