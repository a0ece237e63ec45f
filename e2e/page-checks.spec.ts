import { sampleOf } from '../scripts/sample-of.ts';
import { expect, test } from './fixtures.ts';
import { type CasePage, type PageCheckCase, pageOf } from './pages/page-check-case.ts';
import { pageCheckCases } from './pages/page-check-cases.ts';
import { oneByOne, openChecker } from './pages/page-checker.ts';
import { wholeCases } from './pages/whole-cases.ts';

// What children's pages get wrong is in their own frames.
test.use({ expectedProblems: /./ });

test('right pages reach their goals, nearly right ones get their sentence', async ({ page }) => {
  const check = await openChecker(page);
  const rows = sampleOf(pageCheckCases, 12).flatMap(rowsOf);
  const results = await check(rows.map(({ order }) => order));
  const wrong = rows.flatMap(({ order, says }, at) => {
    const found = results[at]?.[0];
    const isAsTold = found?.reached === (says === null) && found.sentence === says;
    return isAsTold ? [] : [{ order, says, found }];
  });
  expect(wrong).toEqual([]);
});

test('each goal has a page of its own, and nothing of a page keeps the others from theirs', async ({
  page,
}) => {
  const check = await openChecker(page);
  const rows = sampleOf(wholeCases, 5);
  const results = await check(
    rows.map(({ order }) => order),
    oneByOne,
  );
  const told = results.map((goals) => goals.map(({ reached, sentence }) => [reached, sentence]));
  expect(told).toEqual(rows.map(({ results }) => results));
});

test('what is wrong with a check itself is told to its writer alone', async ({ page }) => {
  const check = await openChecker(page);
  const [mistyped, unreadable] = await check([
    { check: "function goal_1(page) { page.fnid('h1') }", goals: 2, files: pageOf({}) },
    { check: 'function goal_1(page) {', goals: 1, files: pageOf({}) },
  ]);
  expect(mistyped).toEqual([
    { reached: null, sentence: null, bug: 'TypeError: page.fnid is not a function' },
    { reached: null, sentence: null, bug: null },
  ]);
  expect(unreadable).toEqual([
    { reached: null, sentence: null, bug: 'check.js has a syntax error' },
  ]);
});

function rowsOf({ check, right, nearly }: PageCheckCase) {
  const rowOf = (files: CasePage, says: string | null) => ({
    order: { check: `function goal_1(page) { ${check} }`, goals: 1, files: pageOf(files) },
    says,
  });
  return [rowOf(right, null), ...nearly.map((files) => rowOf(files, files.says))];
}
