import { expect, test } from 'vitest';
import { schoolYears } from './school-years.ts';

test.each([
  ['2026-11-26', '2026/27'],
  ['2027-08-20', '2026/27'],
  ['2027-09-15', '2027/28'],
  ['2027-01-01', '2026/27'],
])('on %s the school year is %s', (today, first) => {
  expect(schoolYears(today)[0]).toBe(first);
});

test('the two after it come next, also at the end of a century', () => {
  expect(schoolYears('2098-10-01')).toEqual(['2098/99', '2099/00', '2100/01']);
});
