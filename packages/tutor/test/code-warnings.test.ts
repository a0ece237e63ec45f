import { expect, it } from 'vitest';
import { warnAbout } from '../src/code-warnings.ts';
import { errorCases } from './error-cases.ts';
import { hostileCodes } from './hostile-facts.ts';
import { warningCases } from './warning-cases.ts';

it.each(warningCases)('warns about $code', ({ code, warnings }) => {
  expect(warnAbout(code).map(({ kind, stelle }) => [kind, stelle?.line])).toEqual(warnings);
});

it('marks the name that hides a function of Python', () => {
  const [warning] = warnAbout('for max in "ab":\n    pass');
  expect(warning?.stelle).toEqual({ line: 1, column: 5, endLine: 1, endColumn: 8 });
});

it('says what is wrong and what to try in a short sentence each', () => {
  const warnings = warningCases.flatMap(({ code }) => warnAbout(code));
  for (const { erklaerung, tipp } of warnings) {
    expect(erklaerung.length).toBeLessThanOrEqual(160);
    expect(tipp.length).toBeLessThanOrEqual(160);
    expect(`${erklaerung} ${tipp}`).not.toMatch(/\b(?:Sie|Ihr|undefined)\b/);
  }
});

it('reads any text', () => {
  for (const code of [...hostileCodes, ...errorCases.map((row) => row.code)]) {
    expect(warnAbout(code)).toBeInstanceOf(Array);
  }
});
