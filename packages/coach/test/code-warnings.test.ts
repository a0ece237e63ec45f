import { expect, it } from 'vitest';
import { programs } from '../../python/test/programs/all.ts';
import type { ProgramCase } from '../../python/test/programs/program-case.ts';
import { warnAbout } from '../src/code-warnings.ts';
import type { RunFacts } from '../src/warnings/program.ts';
import { errorCases } from './error-cases.ts';
import { hostileCodes } from './hostile-facts.ts';
import type { WarningCase } from './warning-case.ts';
import { warningCases } from './warning-cases.ts';

it.each(warningCases)('warns about $code', (row) => {
  const advice = adviceFor(row);
  expect(advice.map(({ kind, stelle }) => [kind, stelle?.line])).toEqual(row.warnings);
  const sentences = advice.map(({ erklaerung, tipp }) => `${erklaerung} ${tipp}`).join(' ');
  expect(row.mentions?.filter((mention) => !sentences.includes(mention)) ?? []).toEqual([]);
});

it('marks the name that hides a function of Python', () => {
  const [warning] = warnAbout('for max in "ab":\n    pass');
  expect(warning?.stelle).toEqual({ line: 1, column: 5, endLine: 1, endColumn: 8 });
});

it('says what is wrong and what to try in a short sentence each', () => {
  for (const { titel, erklaerung, tipp } of warningCases.flatMap(adviceFor)) {
    expect(titel.length).toBeLessThanOrEqual(45);
    expect(erklaerung.length).toBeLessThanOrEqual(160);
    expect(tipp.length).toBeLessThanOrEqual(160);
    expect(`${erklaerung} ${tipp}`).not.toMatch(/\b(?:Sie|Ihr|undefined)\b|·/);
  }
});

it('reads any text', () => {
  for (const code of [...hostileCodes, ...errorCases.map((row) => row.code)]) {
    expect(warnAbout(code)).toBeInstanceOf(Array);
    expect(warnAbout(code, { ...finished, isFinished: false })).toBeInstanceOf(Array);
  }
});

/** Of the programs that do what they should: what is true of them all the same. */
const trueOfThem: Readonly<Record<string, readonly string[]>> = {
  'an empty program ends well': ['empty-program'],
  'comments and blank lines do nothing': ['empty-program'],
  'a bare expression prints nothing': ['value-without-effect', 'value-without-effect'],
  'something may be left to do, asserted or deleted': ['never-called'],
  'a function without return gives None': ['printed-none'],
  'a default list remembers': ['mutable-default'],
  'sys.exit with None and with zero': ['nothing-printed'],
  'exit and quit end the program': ['nothing-printed'],
  'input is replaced by the program itself': ['shadowed-builtin'],
  'turtle is there': ['nothing-printed'],
};

it('has nothing to say about programs that do what they should', () => {
  const found = programs.filter(isFine).map((program) => [program.title, kindsFor(program)]);
  const warned = found.filter(([, kinds]) => kinds?.length !== 0);
  expect(Object.fromEntries(warned)).toEqual(trueOfThem);
});

const finished: RunFacts = {
  isFinished: true,
  output: 'x',
  hasDrawn: false,
  answers: [],
  stoppedAt: [],
};

function adviceFor({ code, run }: WarningCase) {
  return warnAbout(code, run ? { ...finished, ...run } : null);
}

function isFine({ error, kind = 'finished', exitCode = 0 }: ProgramCase): boolean {
  return !error && kind === 'finished' && exitCode === 0;
}

function kindsFor({ code, output = '', inputs = [] }: ProgramCase): string[] {
  const run = { ...finished, output: String(output), answers: inputs };
  return warnAbout(code, run).map(({ kind }) => kind);
}
