import { warnAboutPage } from '@hbg/coach/web/warn-about-page';
import { loadUnits } from '@hbg/content/areas';
import { expect, test } from './fixtures.ts';
import { type CheckOrder, openChecker, type PageGoalResult } from './pages/page-checker.ts';

// A starter may be broken on purpose, and says so in its own frame.
test.use({ expectedProblems: /./ });

const units = loadUnits().filter(({ language }) => language === 'web');

type Files = CheckOrder['files'];

test('every solution of a page reaches its goals, and every starter misses one', async ({
  page,
}) => {
  const check = await openChecker(page);
  const results = await check(
    units.flatMap(({ starter, solution, ...unit }) => [
      orderOf(unit, solution),
      orderOf(unit, starter),
    ]),
  );
  const problems = units.flatMap(({ id }, at) =>
    problemsOf(id, results[at * 2], results[at * 2 + 1]),
  );
  expect(problems).toEqual([]);
});

test('there is nothing to warn of in the solution of a page', () => {
  const warned = units.flatMap(({ id, solution }) =>
    warnAboutPage(solution).map(
      ({ kind, file, stelle }) => `${id}: ${kind} in ${file}:${stelle?.line}`,
    ),
  );
  expect(warned).toEqual([]);
});

type Unit = Pick<(typeof units)[number], 'check' | 'goals' | 'data'>;

function orderOf({ check, goals, data }: Unit, files: Files): CheckOrder {
  return { files, data, check: check ?? '', goals: goals.length };
}

function problemsOf(
  id: string,
  solution: readonly PageGoalResult[] = [],
  starter: readonly PageGoalResult[] = [],
): string[] {
  const missed = solution.flatMap(({ reached, sentence, bug }, at) =>
    reached === true ? [] : [`${id}: the solution misses goal ${at + 1}: ${bug ?? sentence}`],
  );
  const bugs = starter.flatMap(({ bug }, at) =>
    bug === null ? [] : [`${id}: goal ${at + 1}: ${bug}`],
  );
  const isOpen = starter.some(({ reached }) => reached === false);
  return [...missed, ...bugs, ...(isOpen ? [] : [`${id}: the starter reaches every goal`])];
}
