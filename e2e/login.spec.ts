import { familyPassword } from './family-password.ts';
import { expect, expectNoAxeFindings, inTheLongRun, onPhoneFirst, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

test(
  'Pixel comes in by the public page, is welcomed and can leave again',
  onPhoneFirst,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Wer sitzt am Rechner?' })).toBeVisible();
    await expectNoAxeFindings(page);
    await logIn(page, 'Pixel');
    await expect(page.getByText('Willkommen zurück, Pixel!')).toBeVisible();
    await expect(
      page.getByText('Mission erfolgreich! Lass uns zusammen programmieren!'),
    ).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Konto von Pixel' }).click();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  },
);

test('Byte logs in without touching the mouse', inTheLongRun, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Byte' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Pixel' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.type(familyPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Willkommen zurück, Byte!')).toBeVisible();
});

test('whoever picked the wrong avatar goes back', inTheLongRun, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Pixel' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page.getByRole('radio', { name: 'Pixel' })).toBeFocused();
});

test('a learner who comes back the next day is still logged in', async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, 'Byte');
  await expect(page.getByText('Willkommen zurück, Byte!')).toBeVisible();
  await page.close();
  const tomorrow = await context.newPage();
  await tomorrow.goto('/profile');
  await expect(tomorrow.getByRole('button', { name: 'Konto von Byte' })).toBeVisible();
});

test.describe('when something goes wrong', () => {
  test.use({ expectedProblems: /401 \(Unauthorized\)|net::ERR_/ });

  test('a wrong password is said and the field is empty for the next try', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'Pixel', 'geraten');
    await expect(page.getByText('Zugang verweigert')).toBeVisible();
    await expect(
      page.getByText('Das Passwort ist nicht korrekt. Frag Papa nach dem geheimen Code!'),
    ).toBeVisible();
    const field = page.getByLabel('Passwort', { exact: true });
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expectNoAxeFindings(page);
    await field.fill(familyPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Willkommen zurück, Pixel!')).toBeVisible();
  });

  test('a server that is away is said, and the next try works', inTheLongRun, async ({ page }) => {
    await page.goto('/login');
    await page.route('**/api/login', (route) => route.abort());
    await logIn(page, 'Byte');
    await expect(page.getByText('Die Garage antwortet nicht')).toBeVisible();
    await page.unroute('**/api/login');
    await page.getByRole('button', { name: 'Mission starten!' }).click();
    await expect(page.getByText('Willkommen zurück, Byte!')).toBeVisible();
  });

  test('after the session ended a learner logs in and is back where they were', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await logIn(page, 'Byte');
    await expect(page.getByText('Willkommen zurück, Byte!')).toBeVisible();
    await context.clearCookies();
    await page.goto('/learn/1/3');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Anmelden' }).click();
    await logIn(page, 'Byte');
    await expect(page).toHaveURL('/learn/1/3');
    await expect(page.getByRole('button', { name: 'Konto von Byte' })).toBeVisible();
  });
});

test('leaving in one tab leaves in the other too', inTheLongRun, async ({ page, context }) => {
  await page.goto('/login');
  await logIn(page, 'Byte');
  const second = await context.newPage();
  await second.goto('/schedule');
  await expect(second.getByRole('button', { name: 'Konto von Byte' })).toBeVisible();
  await page.getByRole('button', { name: 'Konto von Byte' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(second.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
