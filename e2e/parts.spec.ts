import { expect, expectNoAxeFindings, inTheLongRun, sidewaysOf, test } from './fixtures.ts';
import { partsAddress } from './parts-address.ts';

test.use({ baseURL: partsAddress() });

for (const colorScheme of ['dark', 'light'] as const) {
  test(`every part can be used by everybody, ${colorScheme}`, inTheLongRun, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/parts');
    await expect(page.getByRole('heading', { name: 'Werkzeugwand' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Frage vor dem Löschen' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoAxeFindings(page);
  });
}

test('no part is wider than the page', inTheLongRun, async ({ page }) => {
  await page.goto('/parts');
  await expect(page.getByRole('heading', { name: 'Werkzeugwand' })).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
});
