import { type BrowserContext, expect, type Page } from '@playwright/test';
import { familyPassword } from './family-password.ts';

/** The way a child takes: avatar, password, go. */
export async function logIn(page: Page, name: 'Byte' | 'Pixel', password = familyPassword) {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Mission starten!' }).click();
}

/** Straight to the page: the way there has its own tests. */
export async function openLoggedIn(page: Page, path = '/') {
  loggedIn ??= enter(page);
  await page.context().setStorageState(await loggedIn);
  await page.goto(path);
}

type LoggedIn = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** One session for all journeys of a worker: a password takes the server as long as a page. */
let loggedIn: Promise<LoggedIn> | undefined;

async function enter(page: Page): Promise<LoggedIn> {
  const data = { user: 1, password: familyPassword };
  const response = await page.request.post('/api/login', { data });
  expect(response.ok(), await response.text()).toBe(true);
  const { origin } = new URL(response.url());
  const { cookies } = await page.context().storageState();
  // The browser keeps by the page's origin who has logged in.
  const localStorage = [{ name: 'currentUser', value: 'Byte' }];
  return { cookies, origins: [{ origin, localStorage }] };
}
