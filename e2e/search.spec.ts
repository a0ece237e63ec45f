import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

function searchOf(page: Page) {
  return {
    box: page.getByRole('searchbox', { name: 'Was möchtest du lernen?' }),
    learn: page.getByRole('button', { name: 'Lernen', exact: true }),
    results: page.getByRole('article'),
  };
}

test(
  'who asks finds an explanation, practises, and comes back to it',
  onPhoneFirst,
  async ({ page }) => {
    await openLoggedIn(page, '/search');
    const { box, learn, results } = searchOf(page);
    await expect(learn).toBeDisabled();
    await expectNoAxeFindings(page);
    await box.fill('Wie zähle ich von 1 bis 10?');
    await box.press('Enter');
    await expect(results.first()).toContainText('So gehst du vor:');
    await expect(page).toHaveURL(/\/search\?q=Wie/);
    await expectNoAxeFindingsInBothThemes(page);
    await results.first().getByRole('button', { name: 'Code kopieren' }).click();
    await expect(page.getByText('Der Code wurde in die Zwischenablage kopiert.')).toBeVisible();
    await results.first().getByRole('link', { name: 'Jetzt üben' }).click();
    await expect(page).toHaveURL(/\/learn\/1\/\d+$/);
    await page.goBack();
    await expect(box).toHaveValue('Wie zähle ich von 1 bis 10?');
    await expect(results.first()).toBeVisible();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(box).toHaveValue('Listen');
    await expect(results.first()).toContainText('Liste');
  },
);

test('a snippet leads to the library, and what nobody knows to the lessons', async ({ page }) => {
  await openLoggedIn(page, '/search?q=Einmaleins');
  const { box, learn, results } = searchOf(page);
  const snippet = results.filter({ hasText: 'Snippet' }).first();
  await snippet.getByRole('link', { name: 'Jetzt üben' }).click();
  await expect(page).toHaveURL('/code-library?q=Einmaleins');
  await expect(page.getByRole('article', { name: 'Einmaleins' })).toBeVisible();
  await page.goBack();
  await box.fill('xqzzy');
  await learn.click();
  await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible();
  await expectNoAxeFindings(page);
  await expect(page.getByRole('link', { name: 'Zu den Lektionen' })).toHaveAttribute(
    'href',
    '/learn',
  );
});

test.describe('without the server', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });
  test('the page helps by itself', async ({ page }) => {
    await openLoggedIn(page, '/search');
    await page.route('**/api/search', (route) => route.abort());
    const { box, results } = searchOf(page);
    await box.fill('Schleife');
    await box.press('Enter');
    await expect(results).toHaveCount(1);
    await expect(results.getByRole('listitem')).toHaveCount(4);
    await expectNoAxeFindings(page);
  });
});
