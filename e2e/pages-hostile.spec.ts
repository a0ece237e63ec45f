import { tellBadges } from '@hbg/contract/achievements';
import type { Response } from '@playwright/test';
import type { PageMessage } from '../apps/web/src/features/units/shared/page/messages.ts';
import { sampleOf } from '../scripts/sample-of.ts';
import { expect, test } from './fixtures.ts';
import { endless } from './pages/hostile/endless.ts';
import { floods } from './pages/hostile/floods.ts';
import { network } from './pages/hostile/network.ts';
import { reaching } from './pages/hostile/reaching.ts';
import { type HostilePage, prelude } from './pages/hostile-page.ts';
import { openPageKit } from './pages/page-kit.ts';
import { openTrap } from './pages/trap.ts';

// They provoke every error that there is; what they may not get, the rows say.
test.use({ expectedProblems: /^/ });

const tables = {
  'reach for the house': reaching,
  'reach for the network': network,
  'never end': endless,
  'flood everything': floods,
};

const isAboutBadges = (answer: Response) => answer.url().endsWith(tellBadges.path);

for (const [title, table] of Object.entries(tables)) {
  test(`pages that ${title} get nothing, and the house goes on`, async ({ page, context }) => {
    const trap = await openTrap();
    const events: string[] = [];
    page.on('dialog', (dialog) => events.push(`dialog: ${dialog.message()}`));
    page.on('download', (download) => events.push(`download: ${download.suggestedFilename()}`));
    // The house looks for badges by itself, once after it is opened.
    const lookedForBadges = page.waitForResponse(isAboutBadges, { timeout: 0 });
    const hear = await openPageKit(page);
    await (await lookedForBadges).finished();
    const before = await houseNow();
    for (const row of sampleOf(table, 3)) {
      const messages = await test.step(row.title, () =>
        hear({ files: filesOf(row, trap.host) }, waitFor(row)),
      );
      expect.soft(complaints(row, messages), row.title).toEqual([]);
      expect.soft(await houseNow(), `the house after: ${row.title}`).toEqual(before);
      expect.soft([trap.caught(), events], `got by: ${row.title}`).toEqual([0, []]);
    }
    trap.close();

    async function houseNow() {
      const house = await page.evaluate(() => ({
        address: location.href,
        steps: history.length,
        focus: document.activeElement?.tagName,
        // But for what the reminders note by themselves: when they looked last.
        kept: JSON.stringify(
          Object.entries(localStorage).filter(([key]) => !key.startsWith('hbg:looked-at-')),
        ),
      }));
      return { ...house, windows: context.pages().length };
    }
  });
}

function filesOf({ html, script }: HostilePage, trap: string): Record<string, string> {
  const inside = html ?? '<script src="script.js"></script>';
  const page = `<!doctype html><html lang="de"><body><script>${prelude}</script>${inside}`;
  const files = { 'index.html': page, 'script.js': script ?? '' };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replaceAll('TRAP', trap)]),
  );
}

const guarded =
  'hört nicht auf|Maximum call stack|Invalid (?:string|array) length|allocation failed';

function waitFor({ held }: HostilePage) {
  return {
    until: held === 'ends' ? 'stopped' : 'loaded',
    orError: guarded,
    moreMs: held === 'either' ? 2_500 : 500,
  };
}

function complaints({ held, told, line }: HostilePage, messages: readonly PageMessage[]): string[] {
  const texts = messages.map(textOf);
  const isStopped = messages.some(({ kind }) => kind === 'stopped');
  // On a busy machine the house ends a page before its own counters do.
  const isCut =
    held === 'ends' && messages.some((one) => one.kind === 'stopped' && one.reason === 'silent');
  const isEnded = isStopped || texts.some((text) => new RegExp(guarded).test(text));
  const isGuarded = (message: PageMessage) =>
    'line' in message && message.line === line && new RegExp(guarded).test(textOf(message));
  return [
    ...texts.filter((text) => text.startsWith('BEUTE')),
    ...(held === 'lives' && isStopped ? ['It was stopped.'] : []),
    ...(held === 'ends' && !isEnded ? ['It was not ended.'] : []),
    ...(told && !isCut && !texts.some((text) => told.test(text))
      ? [`Not told: ${told}`, ...texts]
      : []),
    ...(line && !isCut && !messages.some(isGuarded) ? [`Line ${line} was not named.`] : []),
  ];
}

function textOf(message: PageMessage): string {
  if ('text' in message) return message.text;
  return message.kind === 'error' ? message.message : '';
}
