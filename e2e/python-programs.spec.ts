import { explainError } from '@hbg/coach/error-coach';
import type { Page } from '@playwright/test';
import { errorCases } from '../packages/coach/test/error-cases.ts';
import { programs } from '../packages/python/test/programs/all.ts';
import { mismatches } from '../packages/python/test/programs/compare.ts';
import type { Need, ProgramCase } from '../packages/python/test/programs/program-case.ts';
import { sampleOf } from '../scripts/sample-of.ts';
import { openEngine } from './engine-page.ts';
import { expect, inTheLongRun, test } from './fixtures.ts';
import { withoutIsolation, withoutStackSwitching } from './lesser-browsers.ts';

/** What a learner's browser has, or lacks. */
type Browser = {
  readonly lacks: readonly Need[];
  readonly prepare: (page: Page) => Promise<void>;
  readonly programs: readonly ProgramCase[];
  readonly when?: typeof inTheLongRun;
};

/** What a browser does for a program: all else is the interpreter's, which is everywhere the same. */
const withBrowser = programs.filter(
  ({ code, needs }) => needs !== undefined || /\b(?:input|sleep|open)\s*\(/.test(code),
);
const browsers: Readonly<Record<string, Browser>> = {
  'with everything': {
    lacks: ['no-input'],
    prepare: async () => {},
    programs: [...sampleOf(withBrowser, 20), ...sampleOf(programs, 10)],
  },
  'without isolation, as on plain http': {
    lacks: ['no-input'],
    prepare: withoutIsolation,
    programs: sampleOf(withBrowser, 20),
    when: inTheLongRun,
  },
  'without stack switching': {
    lacks: ['no-input', 'suspending'],
    prepare: withoutStackSwitching,
    programs: sampleOf(withBrowser, 10),
  },
};

for (const [name, { lacks, prepare, programs: wanted, when = {} }] of Object.entries(browsers)) {
  test(`a browser ${name} makes the expected of every program`, when, async ({ page }) => {
    await prepare(page);
    const run = await openEngine(page);
    const possible = [...new Set(wanted)].filter(({ needs }) => !needs || !lacks.includes(needs));
    const results = await run(possible);
    const problems = possible.flatMap((program, at) => {
      const result = results[at];
      const found = result ? mismatches(program, result) : ['no result'];
      return found.length > 0 ? [{ title: program.title, found }] : [];
    });
    expect(problems).toEqual([]);
  });
}

test('every error is explained as on the interpreter alone', inTheLongRun, async ({ page }) => {
  const run = await openEngine(page);
  const rows = sampleOf(
    errorCases.filter(({ answers }) => answers !== null),
    20,
  );
  const results = await run(rows.map(({ code, answers }) => ({ code, inputs: answers ?? [] })));
  const problems = rows.flatMap(({ code, kind }, at) => {
    const { error } = { error: null, ...results[at] };
    const explained = error ? explainError(error, code).kind : 'no error';
    return explained === kind ? [] : [`${kind} became ${explained}: ${code}`];
  });
  expect(problems).toEqual([]);
});

test('a browser that can wait in neither way says so, and runs the rest', async ({ page }) => {
  await withoutIsolation(page);
  await withoutStackSwitching(page);
  const run = await openEngine(page);
  const [asking, pausing] = await run([
    { code: 'name = input("Wie heißt du? ")' },
    { code: 'import time\ntime.sleep(0.01)\nprint("weiter")' },
  ]);
  expect(asking?.kind).toBe('python-error');
  expect(asking?.output).toContain('Dieser Browser kann das hier nicht. Nimm Chrome oder Edge');
  expect(pausing).toMatchObject({ kind: 'finished', output: 'weiter\n' });
});
