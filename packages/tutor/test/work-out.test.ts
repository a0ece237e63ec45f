import { expect, test } from 'vitest';
import { workOut } from '../src/talk/work-out.ts';

test.each([
  ['17 * 23', 'exact', '391'],
  ['2 + 3 * 4', 'exact', '14'],
  ['(2 + 3) * 4', 'exact', '20'],
  ['10 - 4 - 3', 'exact', '3'],
  ['3 - 5', 'exact', '-2'],
  ['0.1 + 0.2', 'exact', '0,3'],
  ['3 / 4 + 1 / 2', 'exact', '1,25'],
  ['1 / 3', 'nearly', '0,3333'],
  ['2 ** 3 ** 2', 'exact', '512'],
  ['999999999 * 999999999', 'exact', '999 999 998 000 000 001'],
  ['144 ** 0.5', 'exact', '12'],
  ['2 ** 0.5', 'nearly', '1,4142'],
])('%s is %s %s', (sum, kind, text) => {
  expect(workOut(sum)).toEqual({ kind, text });
});

test.each([
  ['5 / 0', 'divided by zero'],
  ['5 / (2 - 2)', 'divided by zero'],
  ['9 ** 999999', 'too large'],
])('%s has no number that could be told', (sum, kind) => {
  expect(workOut(sum)).toEqual({ kind });
});

test.each(['2 +', '(2 + 3', '2 3', ''])('%s is no sum', (sum) => {
  expect(workOut(sum)).toBeNull();
});
