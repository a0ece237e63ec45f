import { loadUnitsOnDisk } from '@hbg/content/areas';
import { loadTopics } from '@hbg/content/load-assessments';
import { pagesOfKatas } from '../packages/content/proof/kata-pages.ts';
import { pageFindings } from '../packages/content/proof/page-findings.ts';
import { pagesOfTopic } from '../packages/content/proof/topic-proofs.ts';
import { testsAll } from '../scripts/sample-of.ts';
import { tryPages } from '../scripts/unit/try-page.ts';
import { expect, test } from './fixtures.ts';
import { ordersOfUnit } from './pages/orders-of-unit.ts';
import { openChecker } from './pages/page-checker.ts';

// A starter may be broken on purpose, and says so in its own frame.
test.use({ expectedProblems: /./ });

const units = loadUnitsOnDisk();
const mostVariants = testsAll ? 1_000 : 1;
const pages = [
  ...units.filter(({ unit }) => unit.language === 'web'),
  ...units.flatMap((written) => pagesOfKatas(written, mostVariants)),
  ...loadTopics().flatMap((topic) => pagesOfTopic(topic, mostVariants)),
];

test('every solution of a page reaches its goals, and every starter misses one', async ({
  page,
}) => {
  const check = await openChecker(page);
  const results = await check(pages.flatMap(ordersOfUnit));
  const found = pages.flatMap((written, at) =>
    pageFindings(written, results[at * 2], results[at * 2 + 1]),
  );
  expect(found).toEqual([]);
});

test('a page can be proven alone, by who writes it', async () => {
  expect(await tryPages(pages.slice(0, 1))).toEqual([]);
});
