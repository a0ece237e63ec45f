import { expect, test } from 'vitest';
import { standingOf, type Tried } from './standing.ts';

const tried = (number: number, day: string, part: Partial<Tried> = {}): Tried => ({
  number,
  day,
  way: 'lab',
  isRight: true,
  isHelped: false,
  ...part,
});
const all = (day: string) => [1, 2, 3, 4, 5, 6].map((number) => tried(number, day));
const quiz = { right: 4, of: 4, day: '2026-03-01' };
const review = (day: string, part: Partial<Tried> = {}) =>
  tried(1, day, { way: 'review', ...part });

test.each([
  ['nothing', [], null, 'open', 0],
  ['a wrong answer', [tried(1, '2026-03-01', { isRight: false })], null, 'tried', 0],
  ['six of ten', all('2026-03-01'), null, 'tried', 60],
  ['seven of ten', all('2026-03-01'), { ...quiz, right: 1 }, 'familiar', 70],
  ['all', all('2026-03-01'), quiz, 'sure', 100],
  ['the same one again', [tried(1, '2026-03-01'), tried(1, '2026-03-02')], null, 'tried', 10],
] as const)('after %s', (_, tries, asked, state, percent) => {
  expect(standingOf(tries, asked, 6, '2026-03-01')).toMatchObject({ state, percent });
});

test('what is sure is asked again after a day, and then mastered', () => {
  const tries = all('2026-03-01');
  expect(standingOf(tries, quiz, 6, '2026-03-01')).toMatchObject({
    isDue: false,
    dueOn: '2026-03-02',
  });
  expect(standingOf(tries, quiz, 6, '2026-03-02')).toMatchObject({ state: 'sure', isDue: true });
  const later = [...tries, review('2026-03-02')];
  expect(standingOf(later, quiz, 6, '2026-03-02')).toMatchObject({
    state: 'mastered',
    isDue: false,
    dueOn: '2026-03-05',
  });
});

test('it comes back after 1, 3, 7, 21 and 60 days', () => {
  const days = ['2026-03-02', '2026-03-05', '2026-03-12', '2026-04-02', '2026-06-01', '2026-07-31'];
  const tries = [...all('2026-03-01'), ...days.map((day) => review(day))];
  expect(standingOf(tries, quiz, 6, '2026-07-31')).toMatchObject({ dueOn: '2026-09-29' });
});

test('a mistake after 60 days leads back to 21, however often it was known', () => {
  const days = ['2026-03-02', '2026-03-05', '2026-03-12', '2026-04-02', '2026-06-01', '2026-07-31'];
  const wrong = review('2026-09-29', { isRight: false });
  const tries = [...all('2026-03-01'), ...days.map((day) => review(day)), wrong];
  expect(standingOf(tries, quiz, 6, '2026-09-29').dueOn).toBe('2026-10-20');
});

test('a mistake leads one box back, and what was mastered once can be sure again', () => {
  const wrong = { isRight: false };
  const tries = [...all('2026-03-01'), review('2026-03-02'), review('2026-03-05', wrong)];
  expect(standingOf(tries, quiz, 6, '2026-03-05')).toMatchObject({
    state: 'sure',
    percent: 100,
    dueOn: '2026-03-06',
  });
});

test.each([
  ['in the lab', tried(1, '2026-03-03')],
  ['on the same day', review('2026-03-01')],
  ['with help', review('2026-03-03', { isHelped: true })],
])('what is right %s masters nothing', (_, one) => {
  expect(standingOf([...all('2026-03-01'), one], quiz, 6, '2026-03-03').state).toBe('sure');
});

test('two right answers of one day count once', () => {
  const tries = [...all('2026-03-01'), review('2026-03-02'), review('2026-03-02')];
  expect(standingOf(tries, quiz, 6, '2026-03-02').dueOn).toBe('2026-03-05');
});

function provenOn(tries: readonly Tried[], asked: typeof quiz | null = quiz): string | null {
  return standingOf(tries, asked, 6, '2026-03-12').provenOn;
}

test('the day on which it was last known is told, once all was right', () => {
  const tries = [...all('2026-03-01'), review('2026-03-02'), review('2026-03-05')];
  const wrong = review('2026-03-12', { isRight: false });
  expect(provenOn(all('2026-03-01'), null)).toBeNull();
  expect(provenOn(all('2026-02-27'))).toBe('2026-03-01');
  expect(provenOn(tries)).toBe('2026-03-05');
  expect(provenOn([...tries, wrong])).toBe('2026-03-05');
});
