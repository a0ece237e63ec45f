import { expect, test } from 'vitest';
import { isReached, tokensWithFilled } from '../src/goals.ts';

const shown = {
  code: '# Gruß\nprint("Hallo", "for")  # x\nprint("=" * 3)',
  output: 'Hallo  for\n\n===\n',
};

test.each([
  [{ prints: 'Hallo for' }],
  [{ matches: '^=+$' }],
  [{ lines: 2 }],
  [{ calls: { print: 2 } }],
  [{ uses: ['#', '*'] }],
  [{ prints: 'Hallo', uses: ['*'] }],
])('is reached: %o', (checks) => {
  expect(isReached({ text: 'Ziel', ...checks }, shown)).toBe(true);
});

test.each([
  [{ prints: 'hallo' }],
  [{ matches: '^-+$' }],
  [{ lines: 3 }],
  [{ calls: { print: 3 } }],
  [{ uses: ['for'] }],
  [{ prints: 'Hallo', uses: ['+'] }],
])('is not reached: %o', (checks) => {
  expect(isReached({ text: 'Ziel', ...checks }, shown)).toBe(false);
});

test('a comment of a letter or two says nothing', () => {
  expect(isReached({ text: 'Ziel', uses: ['#'] }, { code: 'x = 1  # y', output: '' })).toBe(false);
});

test('calls within an f-text count', () => {
  const shown = { code: 'print(f"{max(punkte)} und {min(punkte)}")', output: '' };
  expect(isReached({ text: 'Ziel', calls: { max: 1, min: 1 } }, shown)).toBe(true);
});

test('all goals look at one reading of the code, and at none of another', () => {
  const [one, other] = ['print(f"{max(a)}")', 'print(min(a))'];
  const goals = ['max', 'min'].map((name) => ({ text: 'Ziel', calls: { [name]: 1 } }));
  const reached = (code: string) => goals.map((goal) => isReached(goal, { code, output: '' }));
  expect([one, other, one].map(reached)).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
  expect(tokensWithFilled(one)).toBe(tokensWithFilled(one));
});

test('an endless output is judged by its two ends, at once', () => {
  const long = `Anfang\n${'='.repeat(250_000)}\nEnde`;
  const matching = (matches: string) =>
    isReached({ text: '', matches }, { code: '', output: long });
  expect(matching('^Anfang$')).toBe(true);
  expect(matching('^Ende$')).toBe(true);
  expect(matching(String.raw`(\S.{0,30}?)\1{4}.*\n[\s\S]*\n.*?(\S.{0,30}?)\2{4}x`)).toBe(false);
});
