import type { Page } from '@playwright/test';
import { sampleOf } from '../scripts/sample-of.ts';
import {
  expect,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { withoutPython } from './workshop.ts';

test.beforeEach(({ page }) => withoutPython(page));

/** The journeys of both screens share a house: each has a path of its own. */
const ways = {
  desktop: { title: 'Pixels Python-Start', step: 'Dein Projekt: Zahlenraten', unit: 'lektion/34' },
  phone: {
    title: 'Vom Skript zum Spiel',
    step: 'Dein Projekt: dein eigenes Spiel',
    unit: 'lektion/70',
  },
} as const;

function stepOf(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 3, name: title });
  return page.getByRole('listitem').filter({ has: heading }).first();
}

/** As the page tells it when all goals are reached. */
async function finish(page: Page, unit: string) {
  const { goals } = await (await page.request.get(`/api/units?id=${unit}`)).json();
  const reached = Array.from(goals, () => true);
  const data = {
    id: crypto.randomUUID(),
    unit,
    reached,
    hints: 0,
    hadSolution: false,
    minutes: 1,
    madeAt: new Date().toISOString(),
  };
  const answer = await page.request.post('/api/completions', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a learner starts a path, sees a step finish itself, and lays the path aside', async ({
  page,
}, { project }) => {
  const { title, step, unit } = ways[project.name === 'phone' ? 'phone' : 'desktop'];
  await openLoggedIn(page, '/learning-paths', 'Pixel');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  expect(await sidewaysOf(page)).toBe(0);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.getByRole('button', { name: 'Lernpfad starten' }).click();
  await expect(page.getByRole('button', { name: 'Pausieren' })).toBeVisible();
  await expect(page.getByText('jetzt dran')).toHaveCount(1);
  await expectNoAxeFindingsInBothThemes(page);
  expect(await sidewaysOf(page)).toBe(0);
  await expect(stepOf(page, step).getByText('geschafft')).toBeHidden();
  await finish(page, unit);
  await page.reload();
  await expect(stepOf(page, step).getByText('geschafft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pausieren' }).click();
  await expect(page.getByRole('button', { name: 'Weitermachen' })).toBeVisible();
  await page.getByRole('link', { name: 'Alle Lernpfade' }).click();
  await expect(page.getByRole('article', { name: title }).getByText('pausiert')).toBeVisible();
});

test('what nobody can check is ticked by hand, and stays so', onPhoneFirst, async ({ page }) => {
  await openLoggedIn(page, '/learning-paths?sprache=java', 'Pixel');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Von Python zu Java' }).click();
  const start = page.getByRole('button', { name: 'Lernpfad starten' });
  const pause = page.getByRole('button', { name: 'Pausieren' });
  await expect(start.or(pause)).toBeVisible();
  if (await start.isVisible()) await start.click();
  await expect(pause).toBeVisible();
  const first = page.getByRole('checkbox').first();
  const kept = page.waitForResponse('**/api/path-steps/*/done');
  await first.click();
  await expect(first).toBeChecked();
  await kept;
  await page.reload();
  await expect(first).toBeChecked();
  await expectNoAxeFindingsInBothThemes(page);
  // It is drawn anew a moment after the click.
  await first.click();
  await expect(first).not.toBeChecked();
  await expect(page.getByText('0 von 7 geschafft')).toBeVisible();
});

test('every step leads to where it is done', async ({ page }) => {
  await openLoggedIn(page, '/learning-paths', 'Pixel');
  const paths: { id: number }[] = await (await page.request.get('/api/learning-paths')).json();
  const addresses = new Set<string>();
  for (const { id } of paths) {
    const steps: { address: string }[] = await (
      await page.request.get(`/api/path-steps?pathId=${id}`)
    ).json();
    for (const { address } of steps) addresses.add(address);
  }
  // One of each room: the lessons have their own journeys.
  const rooms = Map.groupBy(addresses, (address) => new URL(address, page.url()).pathname);
  expect(rooms.size).toBeGreaterThan(4);
  for (const [address = ''] of sampleOf([...rooms.values()], 4)) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
});
