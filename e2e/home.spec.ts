import { sampleOf } from '../scripts/sample-of.ts';
import { expect, expectNoAxeFindingsInBothThemes, onPhoneFirst, test } from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { withoutPython, workshopOf } from './workshop.ts';

test.beforeEach(({ page }) => withoutPython(page));

test(
  'home begins where the learner has stopped, and leads back there',
  onPhoneFirst,
  async ({ page }) => {
    // Other journeys of Byte's move the place meanwhile: it is any lesson.
    await openLoggedIn(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hallo, Byte!');
    const goOn = page.getByRole('main').getByRole('link', { name: /^(Weitermachen|Loslegen)$/ });
    await expect(goOn).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Diese Woche' }).getByText('XP')).toBeVisible();
    await expect(page.getByText('Rätsel des Tages · Erwisch die KI')).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    const address = await goOn.getAttribute('href');
    await goOn.click();
    await expect(page).toHaveURL(address ?? '');
    await expect(workshopOf(page).run).toBeAttached();
  },
);

// What is behind each, its own journeys look at, with axe.
test('every door of home opens', async ({ page }) => {
  await openLoggedIn(page, '/');
  const doors = page.getByRole('region', { name: 'Alle Türen' });
  await expect(doors.getByText(/^\d+ von \d+$/)).toBeVisible();
  const names = await doors.getByRole('link').allTextContents();
  expect(names).toHaveLength(12);
  for (const name of sampleOf(names, 4)) {
    await doors.getByRole('link', { name, exact: true }).click();
    await expect(doors).not.toBeAttached();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.getByRole('link', { name: 'Zur Startseite' }).first().click();
    await expect(page).toHaveURL('/');
  }
});
