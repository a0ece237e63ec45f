import { explainError } from '@hbg/coach/error-coach';
import type { Page } from '@playwright/test';
import { errorCases } from '../packages/coach/test/error-cases.ts';
import { programs } from '../packages/python/test/programs/all.ts';
import { mismatches } from '../packages/python/test/programs/compare.ts';
import type { Need } from '../packages/python/test/programs/program-case.ts';
import { openEngine } from './engine-page.ts';
import { expect, test } from './fixtures.ts';
import { withoutIsolation, withoutStackSwitching } from './lesser-browsers.ts';

/** What a learner's browser has, or lacks. */
type Browser = { readonly lacks: readonly Need[]; readonly prepare: (page: Page) => Promise<void> };

const browsers: Readonly<Record<string, Browser>> = {
  'with everything': { lacks: ['no-input'], prepare: async () => {} },
  'without isolation, as on plain http': {
    lacks: ['no-input'],
    prepare: withoutIsolation,
  },
  'without stack switching': {
    lacks: ['no-input', 'suspending'],
    prepare: withoutStackSwitching,
  },
};

for (const [name, { lacks, prepare }] of Object.entries(browsers)) {
  test(`a browser ${name} makes the expected of every program`, async ({ page }) => {
    test.setTimeout(300_000);
    await prepare(page);
    const run = await openEngine(page);
    const possible = programs.filter(({ needs }) => !needs || !lacks.includes(needs));
    const problems: Record<string, string[]> = {};
    for (const program of possible) {
      const found = mismatches(program, await run(program));
      if (found.length > 0) problems[program.title] = found;
    }
    expect(problems).toEqual({});
  });
}

test('every error is explained as on the interpreter alone', async ({ page }) => {
  test.setTimeout(300_000);
  const run = await openEngine(page);
  const problems: string[] = [];
  for (const { code, kind, answers } of errorCases.filter(({ answers }) => answers !== null)) {
    const { error } = { error: null, ...(await run({ code, inputs: answers ?? [] })) };
    const explained = error ? explainError(error, code).kind : 'no error';
    if (explained !== kind) problems.push(`${kind} became ${explained}: ${code}`);
  }
  expect(problems).toEqual([]);
});

test('a browser that can wait in neither way says so, and runs the rest', async ({ page }) => {
  await withoutIsolation(page);
  await withoutStackSwitching(page);
  const run = await openEngine(page);
  const asking = await run({ code: 'name = input("Wie heißt du? ")' });
  expect(asking.kind).toBe('python-error');
  expect(asking.output).toContain('Dieser Browser kann das hier nicht. Nimm Chrome oder Edge');
  const pausing = await run({ code: 'import time\ntime.sleep(0.01)\nprint("weiter")' });
  expect(pausing).toMatchObject({ kind: 'finished', output: 'weiter\n' });
});
