import {
  atADesk,
  expect,
  expectNoAxeFindingsInBothThemes,
  inTheLongRun,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

test(
  'a learner says by the keyboard alone what they want, and it is there the next time',
  atADesk,
  async ({ page }) => {
    await openLoggedIn(page, '/profile');
    const goal = 'Klavier spielen';
    await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('button', { name: 'Bearbeiten' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Anfänger' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Fortgeschritten' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Mit Bildern (visual)' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Durch Zuhören (auditory)' })).toBeChecked();
    const goals = page.getByRole('textbox', { name: 'Lernziele' });
    await goals.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(goal);
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('button', { name: 'Speichern' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Ziel: ${goal}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeFocused();
    await page.reload();
    await expect(page.getByText(`Ziel: ${goal}`)).toBeVisible();
    await expect(page.getByText('lernt durch Zuhören')).toBeVisible();
    await expect(page.getByText(`Passt zu deinem Ziel „${goal}“.`)).toBeVisible();
  },
);

test('the profile fits on every screen', onPhoneFirst, async ({ page }) => {
  await openLoggedIn(page, '/profile');
  await expect(page.getByRole('button', { name: 'Neue Bewertung' })).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
  await expectNoAxeFindingsInBothThemes(page);
});

test('every recommendation leads into a room', inTheLongRun, async ({ page }) => {
  await openLoggedIn(page, '/profile');
  const cards = page.getByRole('region', { name: 'KI-Empfehlungen' });
  await expect(cards.getByRole('link').first()).toBeVisible();
  const links = await cards.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(address ?? '');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
  }
});
