import { expect, expectNoAxeFindings, onPhoneToo, test } from './fixtures.ts';

test(
  'a visitor reads the public page and finds the way to the login',
  onPhoneToo,
  async ({ page }) => {
    await page.goto('/');
    for (const number of ['500+', '50+', '10+', '24/7']) {
      await expect(page.getByText(number, { exact: true })).toBeVisible();
    }
    const features = page.getByRole('heading', { name: 'Was dich erwartet' });
    await expect(features).not.toBeInViewport();
    await page.getByText('Mehr erfahren', { exact: true }).click();
    await expect(features).toBeInViewport();
    await expectNoAxeFindings(page);
  },
);

test('a visitor sees of every other address only that it is not there', async ({ page }) => {
  for (const path of ['/schedule', '/learn/1/1', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
  await expectNoAxeFindings(page);
});
