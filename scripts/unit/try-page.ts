import { chromium } from '@playwright/test';
import { readConfig } from '../../apps/server/src/config.ts';
import { createSandboxAlone } from '../../apps/server/src/http/sandbox-page.ts';
import { listen } from '../../apps/server/src/server.ts';
import { ordersOfUnit } from '../../e2e/pages/orders-of-unit.ts';
import { openCheckerAt } from '../../e2e/pages/page-checker.ts';
import type { InPlace } from '../../packages/content/proof/finding.ts';
import { pageFindings } from '../../packages/content/proof/page-findings.ts';
import { browserArguments } from '../browser-arguments.ts';
import { findChromium } from '../find-chromium.ts';

/** Tries pages in a browser, in the house's own sandbox. */
export async function tryPages(pages: readonly InPlace[]): Promise<string[]> {
  const server = await serveSandbox();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? chromium.executablePath(),
    args: browserArguments(),
  });
  try {
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${server.port}` });
    await page.goto('/');
    const check = await openCheckerAt(page);
    const tried = await check(pages.flatMap(ordersOfUnit));
    return pages.flatMap((written, at) => pageFindings(written, tried[at * 2], tried[at * 2 + 1]));
  } finally {
    await browser.close();
    await server.stop();
  }
}

function serveSandbox() {
  return listen(createSandboxAlone(), { ...readConfig({}), HOST: '127.0.0.1', PORT: 0 });
}
