import { explainPageError } from '@hbg/coach/web/explain-page-error';
import { namePageCases } from '../packages/coach/test/web/name-page-cases.ts';
import { runningPageCases } from '../packages/coach/test/web/running-page-cases.ts';
import { syntaxPageCases } from '../packages/coach/test/web/syntax-page-cases.ts';
import { sampleOf } from '../scripts/sample-of.ts';
import { expect, test } from './fixtures.ts';
import { openPageKit } from './pages/page-kit.ts';

// What children's pages get wrong is in their own frames.
test.use({ expectedProblems: /./ });

/** What they are explained as, the coach's own tests prove of each. */
const cases = sampleOf([...namePageCases, ...runningPageCases, ...syntaxPageCases], 24);

test('every error of a page is explained as its table says, as this browser words and places it', async ({
  page,
}) => {
  const open = await openPageKit(page);
  const wrong = [];
  for (const { script, html = '', kind, line } of cases) {
    const files = { 'index.html': pageWith(html), 'script.js': script };
    // What a promise fails at comes when the page is long there.
    const until = script.includes('await') ? 'error' : 'loaded';
    const heard = await open({ files }, { until, orError: '.', moreMs: 0 });
    const error = heard.find((message) => message.kind === 'error');
    const found = error && { kind: explainPageError(error, files).kind, line: error.line };
    if (found?.kind !== kind || found.line !== line)
      wrong.push({ script, kind, line, error, found });
  }
  expect(wrong).toEqual([]);
});

function pageWith(html: string): string {
  const script = '<script src="script.js"></script>';
  return html.includes(script) ? html : `<!doctype html><body>${html}${script}`;
}
