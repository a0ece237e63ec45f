import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

test('a badge is told once, and stands in the profile with what has earned it', async ({
  page,
}) => {
  await openLoggedIn(page, '/profile', 'Pixel');
  await complete(page, 'html-mastery/tags-schachteln', { quiz: { right: 4, of: 4 } });
  await tellHere(page, 'tag_master');
  await page.reload();
  const told = page.getByText('Neuer Erfolg: Tag Master');
  // It waits while it is pointed at.
  await told.hover();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await expect(page).toHaveURL('/profile#erfolge');
  await expect(told).toBeHidden();
  const badges = page.getByRole('region', { name: /^HTML Mastery \d von 9$/ });
  await badges.getByText(/^Wofür\?: Tag Master$/).click();
  await expect(badges.getByText(/^Tags schachteln/)).toBeVisible();
  await expect(page.getByText('0 von 36 bisher')).toBeVisible();
  await page.unroute(badgeNews);
  const news = newsOf(page);
  await page.reload();
  expect(await news).not.toContain('tag_master');
});

test('the sheet of what one can is read, and goes on paper', onPhoneFirst, async ({ page }) => {
  await openLoggedIn(page, '/profile', 'Pixel');
  const { goals } = await (await page.request.get('/api/lessons/3')).json();
  await complete(page, 'lektion/3', { reached: Array(goals.length).fill(true) });
  await page.getByRole('link', { name: 'Was ich kann' }).click();
  await expect(page).toHaveURL('/profile/can');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was ich kann');
  await expect(page.getByRole('region', { name: 'Erfolge' })).toContainText('Erste Zeile');
  expect(await sidewaysOf(page)).toBe(0);
  await expectNoAxeFindingsInBothThemes(page);
  const print = page.getByRole('button', { name: 'Drucken oder als PDF sichern' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const part = page.getByRole('region', { name: 'Erfolge' });
  expect(await part.evaluate((shown) => getComputedStyle(shown).color)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect(print).toBeVisible();
});

test('what could come next is of different areas, in the profile as at home', async ({ page }) => {
  await openLoggedIn(page, '/profile');
  const cards = page.getByRole('region', { name: 'KI-Empfehlungen' }).getByRole('link');
  await expect(cards.first()).toBeVisible();
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const areas = hrefs.map((href) => href?.split(/[/?]/)[1]);
  expect(new Set(areas).size).toBe(areas.length);
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Was als Nächstes?' });
  await expect(next.getByRole('link').first()).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await next.getByRole('link').first().click();
  await expect(next).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
});

/** On another device. */
async function complete(page: Page, unit: string, how: object): Promise<void> {
  const made = { id: crypto.randomUUID(), madeAt: new Date().toISOString() };
  const alone = { reached: [], hints: 0, hadSolution: false, minutes: 1 };
  const response = await page.request.post('/api/completions', {
    data: { unit, ...made, ...alone, ...how },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

const badgeNews = /\/api\/badge-news$/;

/** Another journey of the same learner may have been told of it first. */
async function tellHere(page: Page, id: string): Promise<void> {
  const { badges } = await (await page.request.get('/api/achievements')).json();
  const badge = badges.find((each: { id: string }) => each.id === id);
  expect(badge).toMatchObject({ earnedAt: expect.any(String) });
  await page.route(badgeNews, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [{ ...badge, because: null }] });
  });
}

/** The badges that the page is told of next. */
async function newsOf(page: Page): Promise<unknown[]> {
  const response = await page.waitForResponse(badgeNews);
  const news: { id: string }[] = await response.json();
  return news.map(({ id }) => id);
}
