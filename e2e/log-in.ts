import { expect, type Page } from '@playwright/test';
import { familyPassword } from './family-password.ts';

/** The way a child takes: avatar, password, go. */
export async function logIn(page: Page, name: 'Byte' | 'Pixel', password = familyPassword) {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Mission starten!' }).click();
}

/** Straight to the page, with a session of its own: the way there has its own tests. */
export async function openLoggedIn(page: Page, path = '/') {
  const data = { user: 1, password: familyPassword };
  const response = await page.request.post('/api/login', { data });
  expect(response.ok(), await response.text()).toBe(true);
  // The browser keeps by the page's origin who has logged in; any page will do.
  await page.goto('/login', { waitUntil: 'commit' });
  await page.evaluate(() => localStorage.setItem('currentUser', 'Byte'));
  await page.goto(path);
}
