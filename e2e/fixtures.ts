import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** Problems that a journey provokes on purpose, such as the 401 of a wrong password. */
  expectedProblems: RegExp | null;
  problemWatch: void;
};

/** Fails on every console error, uncaught error and request to another server, whatever else passes. */
export const test = base.extend<Fixtures>({
  expectedProblems: [null, { option: true }],
  problemWatch: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems = collectProblems(context, new URL(baseURL ?? '').host);
      await use();
      // A worker that starts in the background may still ask for its code.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const isUnexpected = (problem: string) => !expectedProblems?.test(problem);
      expect(problems.filter(isUnexpected), 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** A journey that goes another way on a phone. */
export const onPhoneToo = { tag: '@phone' };

/** `npm test` goes it on a phone alone: other journeys see its screens at 1440 px. */
export const onPhoneFirst = { tag: ['@phone', '@first'] };

/** A phone has no such thing: it has no keyboard and shows a single day, say. */
export const atADesk = { tag: '@desk' };

/** A journey of `npm run test:all` alone: another one or a test on a lower level sees most of it. */
export const inTheLongRun = { tag: '@long' };

export { expect };

function collectProblems(context: BrowserContext, ownHost: string): string[] {
  const problems: string[] = [];
  const checkAddress = (address: string) => {
    const { protocol, host } = new URL(address);
    const isRequested = /^(https?|wss?):$/.test(protocol);
    if (isRequested && host !== ownHost) problems.push(`request to a foreign server: ${address}`);
  };
  context.on('request', (request) => checkAddress(request.url()));
  context.on('page', (page) => page.on('websocket', (socket) => checkAddress(socket.url())));
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  return problems;
}

export async function expectNoAxeFindings(page: Page): Promise<void> {
  return expectNoFindings(page, await axeOn(page));
}

/** The dark theme differs from the light one in nothing but its colours. */
export async function expectNoAxeFindingsInBothThemes(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilPainted(page);
  await expectNoFindings(page, (await axeOn(page)).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** By how many pixels a page is wider than its window. */
export function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** In the page itself, not in a blank one beside it; of what passes, nobody wants a list. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const axeSource = (await hasAxe(page)) ? 'true' : undefined;
  const axe = new AxeBuilder({ page, ...(axeSource && { axeSource }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** From the check before: to read half a megabyte again takes longer than most checks. */
async function hasAxe(page: Page): Promise<boolean> {
  const found = page
    .frames()
    .map((frame) => frame.evaluate(() => 'axe' in window).catch(() => false));
  return (await Promise.all(found)).every(Boolean);
}

/** The first frame may still show the colours of before. */
function untilPainted(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function expectNoFindings(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}
