import { expect, test } from 'vitest';
import { findUnknownLicences } from './licences.ts';

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('%s is fine', (licence) => {
  expect(findUnknownLicences([{ name: 'good', licence }])).toEqual([]);
});

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'UNLICENSED', undefined])(
  '%s is refused by name',
  (licence) => {
    const [finding] = findUnknownLicences([{ name: 'bad', licence }]);
    expect(finding).toContain(`bad has the licence ${licence ?? '(none given)'}`);
  },
);

test('a licence with a condition holds only for the packages known to meet it', () => {
  const packages = ['@fontsource-variable/inter', 'other'].map((name) => ({
    name,
    licence: 'OFL-1.1',
  }));
  expect(findUnknownLicences(packages)).toHaveLength(1);
});
