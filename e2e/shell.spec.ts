import { sampleOf } from '../scripts/sample-of.ts';
import {
  expect,
  expectNoAxeFindings,
  inTheLongRun,
  onPhoneFirst,
  onPhoneToo,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { withoutPython } from './workshop.ts';

test.beforeEach(({ page }) => withoutPython(page));

const menu = [
  ['Dashboard', '/'],
  ['Python Mastery', '/python-mastery'],
  ['HTML Mastery', '/html-mastery'],
  ['Mathe Mastery', '/math-mastery'],
  ['KI Begleiter', '/ai-companion'],
  ['Projekte', '/project'],
  ['Lernpfade', '/learning-paths'],
  ['Profil', '/profile'],
  ['Zeitplan', '/schedule'],
] as const;

const rooms = [
  '/search',
  '/workshop',
  '/code-library',
  '/tutorial',
  '/ai-tutorial',
  '/python-mastery',
  '/html-mastery',
  '/math-mastery',
  '/ai-companion',
  '/advanced-projects',
  '/community',
  '/learning-paths',
  '/profile',
  '/profile/can',
  '/schedule',
  '/project',
];

test('a learner walks through the house by the menu', onPhoneFirst, async ({ page }) => {
  await openLoggedIn(page);
  const button = page.getByRole('button', { name: 'Menü' });
  const list = page.getByRole('navigation', { name: 'Bereiche' });
  await button.click();
  await expect(list.getByRole('link')).toHaveText(menu.map(([label]) => label));
  await expectNoAxeFindings(page);
  for (const [label, path] of menu.slice(1)) {
    await list.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(list).toBeHidden();
    // Whoever opens the menu sooner sees it close when the page arrives.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await button.click();
    await expect(list.locator('[aria-current=page]')).toHaveText(label);
  }
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.getByRole('link', { name: 'Zur Startseite' }).first().click();
  await expect(page).toHaveURL('/');
});

test('lessons and workshop are one step away from every room', onPhoneToo, async ({ page }) => {
  await openLoggedIn(page, '/profile');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const workrooms = page.getByRole('navigation', { name: 'Lernen und bauen' });
  const head = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
  const height = await head();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  for (const [room, path] of [
    ['Lektionen', /\/learn\/1\/\d+$/],
    ['Werkstatt', /\/workshop/],
  ] as const) {
    const before = await heading.innerText();
    if (isPhone) await page.getByRole('button', { name: 'Menü' }).click();
    await workrooms.getByRole('link', { name: room }).click();
    await expect(page).toHaveURL(path);
    await expect(heading).not.toHaveText(before);
    expect(await head(), room).toBe(height);
  }
});

test('every address of the house opens its room, with top bar and footer, and any other says so', async ({
  page,
}) => {
  await openLoggedIn(page, '/hbg');
  await expect(page.getByRole('contentinfo')).toContainText('Byte & Pixel');
  for (const path of sampleOf(rooms, 5)) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Byte & Pixel');
  }
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectNoAxeFindings(page);
});

// In each room its own journeys look, too.
test('in no room axe finds anything', inTheLongRun, async ({ page }) => {
  await openLoggedIn(page);
  for (const path of rooms) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test('day and night: the chosen theme stays', async ({ page }) => {
  await openLoggedIn(page);
  await page.getByRole('button', { name: 'Konto von Byte' }).click();
  await page.getByRole('radio', { name: 'Hell' }).check();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('main')).toBeVisible();
  await expectNoAxeFindings(page);
});

test('no page needs sideways scrolling', onPhoneFirst, async ({ page }) => {
  await openLoggedIn(page);
  for (const path of ['/', '/learn/1/1', '/python-mastery', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await sidewaysOf(page), path).toBe(0);
  }
});
