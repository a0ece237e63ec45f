import type { Page } from '@playwright/test';
import { testsAll } from '../scripts/sample-of.ts';
import {
  expect,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

test('a whole assessment by the keyboard alone, left once and gone on with', async ({ page }) => {
  await openLoggedIn(page, '/profile');
  await press(page, 'button', 'Neue Bewertung');
  await expect(page).toHaveURL(/\/profile\/assessment\//);
  const address = page.url();
  const begun = await answeredSoFar(page);
  await answer(page);
  await expectNoAxeFindingsInBothThemes(page);
  await press(page, 'button', 'Weiter');
  await expect(page.getByText(`Aufgabe ${begun + 2} von etwa 8`)).toBeVisible();
  const asked = await page.getByRole('main').innerText();
  await press(page, 'link', 'Später weitermachen');
  await expect(page).toHaveURL('/profile');
  const assessments = page.getByRole('region', { name: 'Bewertungen' });
  await expect(assessments.getByText(`${begun + 1} von etwa 8`)).toBeVisible();
  await press(page, 'button', 'Neue Bewertung');
  await expect(page).toHaveURL(address);
  await expect(page.getByText(`Aufgabe ${begun + 2} von etwa 8`)).toBeVisible();
  expect(await page.getByRole('main').innerText()).toBe(asked);
  await answerToTheEnd(page);
  await expect(
    page.getByRole('heading', { name: /^Du stehst etwa bei \d+ von 10$/ }),
  ).toBeFocused();
  await expectNoAxeFindingsInBothThemes(page);
  await press(page, 'button', 'Das kann ich');
  await expect(page.getByText(/^Aufgabe \d+ von etwa \d+$/)).toBeVisible();
  await answerToTheEnd(page);
  await press(page, 'link', 'Fertig');
  const first = assessments.getByRole('listitem').first();
  await expect(first).toContainText('Aufgaben');
  await first.getByRole('link').click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { name: /^Du stehst etwa bei/ })).toBeVisible();
});

test('an item and its result fit on every screen', onPhoneFirst, async ({ page }) => {
  await openLoggedIn(page, '/profile', 'Pixel');
  await page.getByRole('button', { name: 'Neue Bewertung' }).click();
  await answeredSoFar(page);
  for (let item = 0; item < 12 && !(await isDone(page)); item += 1) {
    expect(await sidewaysOf(page)).toBe(0);
    if (testsAll || item < 2) await expectNoAxeFindingsInBothThemes(page);
    await answer(page);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await settled(page);
  }
  await expect(page.getByRole('link', { name: 'Fertig' })).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
  await expectNoAxeFindingsInBothThemes(page);
});

const unknown = 'Weiß ich noch nicht';

/** Whatever is asked, it can be said that one doesn't know it. */
async function answer(page: Page) {
  const first = page.getByRole('button', { name: /^A / });
  if ((await first.count()) > 0) {
    await first.focus();
    await page.keyboard.press('a');
  } else await press(page, 'button', unknown);
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeFocused();
}

async function answerToTheEnd(page: Page) {
  for (let item = 0; item < 12 && !(await isDone(page)); item += 1) {
    await answer(page);
    await page.keyboard.press('Enter');
    await settled(page);
  }
}

/** The next item is there, or the result. */
async function settled(page: Page) {
  const next = page.getByRole('button', { name: unknown });
  await expect(next.or(page.getByRole('link', { name: 'Fertig' })).first()).toBeVisible();
}

async function isDone(page: Page): Promise<boolean> {
  await settled(page);
  return (await page.getByRole('link', { name: 'Fertig' }).count()) > 0;
}

async function answeredSoFar(page: Page): Promise<number> {
  const text = await page.getByText(/^Aufgabe \d+ von etwa 8$/).innerText();
  return Number(/\d+/.exec(text)?.[0] ?? '1') - 1;
}

async function press(page: Page, role: 'button' | 'link', name: string) {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press('Enter');
}
