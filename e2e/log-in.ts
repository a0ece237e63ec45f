import { expect, type Page } from '@playwright/test';
import { familyPassword } from './family-password.ts';

/** The way a child takes: avatar, password, go. */
export async function logIn(page: Page, name: 'Byte' | 'Pixel', password = familyPassword) {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Mission starten!' }).click();
}

export async function openLoggedIn(page: Page, path = '/') {
  await page.goto('/login');
  await logIn(page, 'Byte');
  await expect(page.getByText('Willkommen zurück, Byte!')).toBeVisible();
  if (path !== '/') await page.goto(path);
}
