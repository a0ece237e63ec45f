import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { untilEditorIsThere, workshopOf } from './workshop.ts';

test('a learner practises by the keyboard alone, and what they have won is there the next time', async ({
  page,
}) => {
  await openLoggedIn(page, '/math-mastery?art=A1');
  const field = page.getByRole('textbox', { name: 'Deine Antwort' });
  const verdict = page.getByRole('status', { name: 'Ergebnis' });
  await expect(field).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeDisabled();
  await field.focus();
  await page.keyboard.type(String(sumOf(await formulaOf(page))));
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/^Richtig! \+10 Punkte/);
  await expect(page.getByRole('button', { name: 'Nächste Aufgabe' })).toBeFocused();
  await expectNoAxeFindingsInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const [a, b, c] = await formulaOf(page);
  await page.keyboard.type(String((a + b) * c));
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText(/^Falsch\. Richtig ist \d+.*von links nach rechts/);
  await expect(page.getByRole('region', { name: 'So geht es' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Punkt vor Strich' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('term').filter({ hasText: /^Serie \(beste \d+\)$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Kurse' }).click();
  await expect(
    page.getByRole('link', { name: /^Punkt vor Strich .*[1-9]\d*( von 3)? gelöst/ }),
  ).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('tab', { name: 'Erfolge' }).click();
  await expect(page.getByText(/^Wofür\?: Erste Lösung$/)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test('a program of the learner finds the answer', async ({ page }) => {
  await openLoggedIn(page, '/math-mastery?art=A6');
  await page.getByRole('button', { name: 'Rechne mit Python' }).click();
  const { code, run } = workshopOf(page);
  await untilEditorIsThere(page);
  await expect(code).toContainText('antwort = 0');
  const [children = 0, seats = 1] = await numbersOf(page, 'Rest im Alltag');
  await code.fill(`print(-(-${children} // ${seats}))`);
  await run.click();
  await page.getByRole('button', { name: /als Antwort nehmen$/ }).click();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('status', { name: 'Ergebnis' })).toHaveText(/^Richtig!/);
  await page.getByRole('tab', { name: 'Erfolge' }).click();
  await expect(page.getByText(/^Wofür\?: Rechenprogramm$/)).toBeVisible();
});

test(
  'on a phone the keypad types a fraction, and the way takes its place',
  onPhoneFirst,
  async ({ page }) => {
    await openLoggedIn(page, '/math-mastery?art=B4');
    const field = page.getByRole('textbox', { name: 'Deine Antwort' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    await expect(field).toBeVisible();
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeFindingsInBothThemes(page);
    if (isPhone) {
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press('9');
      await press('a/b, Bruchstrich');
      await press('Prüfen');
      await expect(page.getByRole('main').getByRole('alert')).toBeInViewport({ ratio: 1 });
      expect(await bottomOf(field)).toBeLessThan(await topOf(page, '9'));
      await press('9');
    } else {
      await field.fill('9/9');
    }
    await expect(field).toHaveValue('9/9');
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(page.getByRole('status', { name: 'Ergebnis' })).toHaveText(/^(Richtig|Falsch)/);
    await expect(page.getByRole('button', { name: '9', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Nächste Aufgabe' })).toBeInViewport();
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeFindingsInBothThemes(page);
  },
);

async function bottomOf(field: Locator): Promise<number> {
  const box = await field.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? Number.NaN);
}

/** Of a key of the keypad. */
async function topOf(page: Page, name: string): Promise<number> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  return box?.y ?? Number.NaN;
}

async function formulaOf(page: Page): Promise<[number, number, number]> {
  const [a = 0, b = 0, c = 0] = await numbersOf(page, 'Punkt vor Strich');
  return [a, b, c];
}

async function numbersOf(page: Page, kind: string): Promise<number[]> {
  const task = await page.getByRole('region', { name: kind }).textContent();
  return (task?.match(/\d+/g) ?? []).map(Number);
}

function sumOf([a, b, c]: [number, number, number]): number {
  return a + b * c;
}
