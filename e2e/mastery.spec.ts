import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  onPhoneToo,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { untilEditorIsThere, workshopOf } from './workshop.ts';

test('from the card to a solved kata by the keyboard alone', async ({ page }) => {
  await openLoggedIn(page, '/python-mastery?lektion=ausgabe', 'Pixel');
  await expect(page.getByRole('heading', { level: 2, name: 'Ausgabe' })).toBeVisible();
  await untilEditorIsThere(page);
  await expectNoAxeFindingsInBothThemes(page);
  await answerAllRightly(page);
  await page.getByRole('button', { name: 'Abschließen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Abgeschlossen. Die XP hast du.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deine Badges' })).toContainText('Erste Schritte');
  await page.getByRole('tab', { name: 'Lektion' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ansicht=lab/);
  await page.getByRole('button', { name: /^3 ?Reparieren/ }).focus();
  await page.keyboard.press('Enter');
  await untilEditorIsThere(page);
  await expectNoAxeFindingsInBothThemes(page);
  const { code, run } = workshopOf(page);
  const text = await code.innerText();
  await code.fill(text.replace('print("', 'print(f"'));
  await run.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alle Ziele erreicht.')).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Gemerkt.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Reparieren geschafft/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Reparieren geschafft/ }).first()).toBeVisible();
});

test('an exam asks ten tasks, and says what is worth another look', async ({ page }) => {
  await openLoggedIn(page, '/python-mastery?lektion=ausgabe&ansicht=pruefung');
  await page.getByRole('button', { name: 'Prüfung beginnen' }).click();
  for (let task = 1; task <= 10; task += 1) {
    await expect(page.getByText(`Aufgabe ${task} von 10`)).toBeVisible();
    const unknown = page.getByRole('button', { name: 'Weiß ich noch nicht' });
    const answer = page.getByRole('button', { name: /^A / });
    await unknown.or(answer).first().click();
    if (task === 1) await expectNoAxeFindingsInBothThemes(page);
    await page
      .getByRole('button', { name: task < 10 ? 'Nächste Aufgabe' : 'Zum Ergebnis' })
      .click();
  }
  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result.getByRole('heading')).toHaveText(/^\d+ von 10 richtig$/);
  await expect(result.getByRole('link').first()).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test(
  'a page is written beside its view, and a word of the lexicon leads to the companion',
  onPhoneFirst,
  async ({ page }) => {
    await openLoggedIn(page, '/html-mastery');
    await expect(page.getByRole('heading', { level: 1, name: 'HTML Mastery' })).toBeVisible();
    await untilEditorIsThere(page);
    await expect(page.getByRole('region', { name: 'Deine Seite' })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    expect(await sidewaysOf(page)).toBe(0);
    await page.getByRole('tab', { name: 'HTML Lab' }).click();
    const example = page.getByRole('region', { name: 'Beispiel zum Ausprobieren' });
    await expect(example.getByRole('region', { name: 'Deine Seite' })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await example.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(example.getByRole('region', { name: 'Deine Seite' })).toBeInViewport({
      ratio: 0.5,
    });
    const lexicon = page.getByRole('region', { name: 'HTML Lexikon' });
    await lexicon.getByRole('searchbox').fill('uberschrift');
    await lexicon.getByRole('button', { name: /^Überschrift/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('link', { name: 'Mit KI über diesen Begriff sprechen' }).click();
    const asked = page.getByRole('textbox', { name: 'Deine Nachricht' });
    await expect(asked).toHaveValue(/Überschrift/);
  },
);

test(
  'a model is laid over the page in the lab, and the tools begin with that page',
  onPhoneToo,
  async ({ page }) => {
    await openLoggedIn(page, '/html-mastery?lektion=deine-erste-seite&ansicht=lab');
    await page.getByRole('button', { name: /^5 ?Nachbauen/ }).click();
    await untilEditorIsThere(page);
    const target = page.getByRole('region', { name: 'So soll deine Seite aussehen' });
    const over = target.getByRole('switch', { name: 'Übereinanderlegen' });
    await over.focus();
    await page.keyboard.press(' ');
    await expect(over).toBeChecked();
    await expect(target.getByText(/Wo es schwarz ist/)).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByLabel('Dein Code in index.html', { exact: true }).fill('<h1>Mondpost</h1>');
    const own = target.locator('div[inert]').frameLocator('iframe:not([inert])');
    await expect(own.getByText('Mondpost')).toBeVisible();
    await page.getByRole('tab', { name: 'Tools' }).click();
    await page.getByRole('button', { name: /Validator/ }).click();
    await expect(page.getByRole('textbox', { name: 'HTML deiner Seite' })).toContainText(
      'Mondpost',
    );
  },
);

/** Whichever is wrong says so, and comes again at the end. */
async function answerAllRightly(page: Page) {
  const questions = page.getByRole('region', { name: 'Fragen zur Lektion' });
  const rights = [/^[A-D] 7 \+ 3/, /ein Leerzeichen/, /setzt für/, /Das erste bekommt/];
  for (const [at, right] of rights.entries()) {
    const option = questions.getByRole('button', { name: right });
    await option.focus();
    await page.keyboard.press('Enter');
    const name = at === rights.length - 1 ? 'Zum Ergebnis' : 'Nächste Frage';
    await questions.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  }
}
