import { expect, test } from 'vitest';
import { type Answered, type BankItem, isOver, nextItem } from './sitting.ts';

const bank: BankItem[] = [-2.4, -1.7, -1, -0.35, 0.35, 1, 1.7, 2.4].map((difficulty, at) => ({
  number: at + 1,
  difficulty,
  guess: 0,
}));

/** All answered alike, or as the list says. */
function sit(rights: readonly boolean[]): Answered[] {
  const answered: Answered[] = [];
  for (const isRight of rights) {
    const item = nextItem(bank, answered, 0);
    if (item) answered.push({ ...item, isRight });
  }
  return answered;
}

const numbersOf = (answered: readonly Answered[]) => answered.map(({ number }) => number);

/** Who misses even what is easiest. */
const missed = (count: number): Answered[] =>
  Array.from({ length: count }, () => ({ number: 1, difficulty: -2.4, guess: 0, isRight: false }));

test('it begins in the middle and goes up with what is right, down with what is wrong', () => {
  expect(numbersOf(sit([true, true, true]))).toEqual([4, 5, 6]);
  expect(numbersOf(sit([false, false, false]))).toEqual([4, 3, 2]);
});

test('each item is asked once before one comes again', () => {
  const answered = sit(Array(20).fill(true));
  expect(new Set(numbersOf(answered.slice(0, 8))).size).toBe(8);
  expect(new Set(numbersOf(answered.slice(8))).size).toBe(8);
});

test('who asks for more is asked what fits best, not what was left out, and nothing three times', () => {
  // The easiest two are left: too easy to tell anything.
  const answered = sit(Array(6).fill(true));
  expect(new Set(numbersOf(answered))).toEqual(new Set([3, 4, 5, 6, 7, 8]));
  const first = nextItem(bank, answered, 1);
  expect(first?.number).toBe(7);
  const twice = first ? [...answered, { ...first, isRight: true }] : [];
  expect(nextItem(bank, twice, 1)?.number).toBe(8);
});

test('without items nothing is asked', () => {
  expect(nextItem([], [], 0)).toBeNull();
});

test('it ends with the last item, and before only from six on and when it is sure', () => {
  const usual = { wanted: 8, contests: 0 };
  expect(isOver(missed(5), usual)).toBe(false);
  expect(isOver(missed(6), usual)).toBe(true);
  expect(isOver(sit([true, false, true, false, true, false]), usual)).toBe(false);
  expect(isOver(sit(Array(8).fill(true)), usual)).toBe(true);
  expect(isOver(missed(7), { wanted: 8, contests: 1 })).toBe(false);
});
