import { loadUnitsOnDisk } from '@hbg/content/areas';
import { loadTopics } from '@hbg/content/load-assessments';
import { pagesOfKatas } from '../packages/content/proof/kata-pages.ts';
import { pageFindings } from '../packages/content/proof/page-findings.ts';
import { pagesOfTopic } from '../packages/content/proof/topic-proofs.ts';
import { sampleOf, testsAll } from '../scripts/sample-of.ts';
import { tryPages } from '../scripts/unit/try-page.ts';
import { expect, test } from './fixtures.ts';
import { ordersOfUnit } from './pages/orders-of-unit.ts';
import { openChecker } from './pages/page-checker.ts';

// A starter may be broken on purpose, and says so in its own frame.
test.use({ expectedProblems: /./ });

const units = loadUnitsOnDisk();
const mostVariants = testsAll ? 1_000 : 1;
const all = [
  ...units.filter(({ unit }) => unit.language === 'web'),
  ...units.flatMap((written) => pagesOfKatas(written, mostVariants)),
  ...loadTopics().flatMap((topic) => pagesOfTopic(topic, mostVariants)),
];
const pages = sampleOf(all, 50);

// One test of all would last longer than tests may where the machine is busy.
const partSize = 100;
for (let at = 0; at < pages.length; at += partSize) {
  const part = pages.slice(at, at + partSize);
  test(`every solution of a page reaches its goals, and every starter misses one, from ${at + 1} on`, async ({
    page,
  }) => {
    const check = await openChecker(page);
    const results = await check(part.flatMap(ordersOfUnit));
    const found = part.flatMap((written, index) =>
      pageFindings(written, results[index * 2], results[index * 2 + 1]),
    );
    expect(found).toEqual([]);
  });
}

test('a page can be proven alone, by who writes it', async () => {
  expect(await tryPages(pages.slice(0, 1))).toEqual([]);
});
