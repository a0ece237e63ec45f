import { explainError } from '@hbg/tutor/error-coach';
import type { Page } from '@playwright/test';
import { programs } from '../packages/python/test/programs/all.ts';
import { mismatches } from '../packages/python/test/programs/compare.ts';
import type { Need } from '../packages/python/test/programs/program-case.ts';
import { errorCases } from '../packages/tutor/test/error-cases.ts';
import { openEngine } from './engine-page.ts';
import { expect, test } from './fixtures.ts';

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

async function withoutIsolation(page: Page) {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'unsafe-none' };
    return route.fulfill({ response, headers });
  });
}

async function withoutStackSwitching(page: Page) {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    const body = `delete WebAssembly.Suspending;\n${await response.text()}`;
    return route.fulfill({ response, body });
  });
}
