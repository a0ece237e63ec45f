import { type BrowserContext, expect, type Page } from '@playwright/test';
import { familyPassword } from './family-password.ts';

/** The way a child takes: avatar, password, go. */
export async function logIn(page: Page, name: Learner, password = familyPassword) {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Mission starten!' }).click();
}

type Learner = 'Byte' | 'Pixel';

/** Straight to the page: the way there has its own tests. */
export async function openLoggedIn(page: Page, path = '/', learner: Learner = 'Byte') {
  loggedIn[learner] ??= enter(page, learner);
  await page.context().setStorageState(await loggedIn[learner]);
  await page.goto(path);
}

type LoggedIn = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** One session for all journeys of a worker: a password takes the server as long as a page. */
const loggedIn: Partial<Record<Learner, Promise<LoggedIn>>> = {};

async function enter(page: Page, learner: Learner): Promise<LoggedIn> {
  const data = { user: learner === 'Byte' ? 1 : 2, password: familyPassword };
  const response = await page.request.post('/api/login', { data });
  expect(response.ok(), await response.text()).toBe(true);
  const { origin } = new URL(response.url());
  const { cookies } = await page.context().storageState();
  // The browser keeps by the page's origin who has logged in.
  const localStorage = [{ name: 'currentUser', value: learner }];
  return { cookies, origins: [{ origin, localStorage }] };
}
