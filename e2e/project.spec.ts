import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

/** Other journeys of this house have projects too. */
async function openNew(page: Page, title: string, features: readonly string[]) {
  await openLoggedIn(page, '/project');
  await page.getByRole('button', { name: 'Neues Projekt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Projekt' });
  await dialog.getByLabel('Projekt Titel').fill(title);
  await dialog.getByLabel('Beschreibung').fill('Fragt mich ab und merkt, was falsch war.');
  for (const feature of features) {
    await dialog.getByRole('textbox', { name: 'Features' }).fill(feature);
    await page.keyboard.press('Enter');
  }
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Projekt erstellen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test('a learner begins a project, finishes a feature, works on it, asks for help, erases it and takes that back', async ({
  page,
}) => {
  const title = `Vokabeltrainer ${test.info().project.name}`;
  await openNew(page, title, ['Abfragen', 'Punkte zählen']);
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('0/2 Features');
  await expectNoAxeFindingsInBothThemes(page);

  await page.getByRole('tab', { name: 'Features' }).click();
  await page.getByRole('button', { name: 'Erledigt: Abfragen' }).click();
  await expect(page.getByRole('heading', { name: 'Abgeschlossen (1)' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Abgeschlossen (1)' })).toBeVisible();

  await page.getByRole('tab', { name: 'Sitzungen' }).click();
  await expect(page.getByText('Noch keine Sitzungen')).toBeVisible();
  await page.getByRole('button', { name: 'Uhr starten' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Beenden und speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Sitzung' });
  await dialog.getByLabel('Sitzungsname').fill('Abfragen bauen');
  await dialog.getByLabel('Dauer (Minuten)').fill('90');
  await dialog.getByRole('button', { name: 'Sitzung speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Abfragen bauen' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toContainText('1:30/10');
  await expectNoAxeFindings(page);

  await page.getByRole('tab', { name: 'KI-Hilfe' }).click();
  const help = page.getByRole('region', { name: 'KI-Hilfe' });
  await help.getByRole('textbox').fill('Wie kann ich Punkte zählen?');
  await help.getByRole('button', { name: 'Senden' }).click();
  await expect(help.getByText('Für „Punkte zählen“')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('tab', { name: 'Übersicht' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible();
});

test(
  'a learner has code made, finds its gaps, and takes it to the workshop',
  onPhoneFirst,
  async ({ page }) => {
    await openLoggedIn(page, '/project');
    const card = page.getByRole('region', { name: /AI Code Generator/ });
    await expect(card.getByRole('button', { name: 'Code generieren' })).toBeDisabled();
    await card.getByLabel('Beschreibung').fill('Zahlenraten von 1 bis 500 mit 9 Versuchen');
    await card.getByRole('combobox', { name: /Programmiersprache/ }).click();
    await page.getByRole('option', { name: 'Python' }).click();
    await card.getByRole('button', { name: 'Code generieren' }).click();
    await expect(card.getByRole('region', { name: 'Erzeugter Code' })).toContainText('500');
    await card.getByRole('textbox', { name: /Lücke 1/ }).fill('choice');
    await card.getByRole('textbox', { name: /Lücke 2/ }).fill('int');
    await card.getByRole('textbox', { name: /Lücke 3/ }).fill('<');
    await card.getByRole('button', { name: 'Lücken füllen' }).click();
    await expect(card.getByText('zieht etwas aus einer Liste')).toBeVisible();
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeFindingsInBothThemes(page);
    await card.getByRole('textbox', { name: /Lücke 1/ }).fill('randint');
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: 'Als Projekt' }).click();
    await expect(page.getByRole('figure', { name: 'Code vom Anfang' })).toContainText('randint');
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(page.getByText('Projekt auswählen')).toBeVisible();
    await card.getByRole('button', { name: 'In die Werkstatt' }).click();
    await expect(page).toHaveURL(/\/workshop\?programm=[0-9a-f-]{36}$/);
  },
);

test.describe('where another device was faster', () => {
  // The browser tells of the refusal, which the page then settles.
  test.use({ expectedProblems: /409/ });

  test('two devices change a project at once, and neither loses anything', async ({
    page,
    context,
  }) => {
    await openNew(page, 'Zwei Geräte', ['Eins', 'Zwei']);
    await page.getByRole('tab', { name: 'Features' }).click();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Erledigt: Zwei' }).click();
    await expect(other.getByRole('heading', { name: 'Abgeschlossen (1)' })).toBeVisible();
    await other.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Erledigt: Eins' }).click();
    await expect(page.getByText('Zusammengeführt')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Abgeschlossen (2)' })).toBeVisible();
    await other.close();
  });
});

test('the keyboard alone is enough', async ({ page }) => {
  await openLoggedIn(page, '/project');
  const keys = keyboardOf(page);
  await keys.press(page.getByRole('button', { name: 'Neues Projekt' }));
  const dialog = page.getByRole('dialog', { name: 'Neues Projekt' });
  await keys.write(dialog.getByLabel('Projekt Titel'), 'Nur Tasten');
  for (const feature of ['Eins', 'Punkte zählen']) {
    await keys.write(dialog.getByRole('textbox', { name: 'Features' }), feature);
    await page.keyboard.press('Enter');
  }
  await keys.press(dialog.getByRole('button', { name: 'Projekt erstellen' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Nur Tasten' })).toBeVisible();

  await keys.to(page.getByRole('tab', { name: 'Übersicht' }));
  await keys.openNextTab();
  await keys.press(page.getByRole('button', { name: 'Erledigt: Eins' }));
  await expect(page.getByRole('heading', { name: 'Abgeschlossen (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ausstehend (1)' })).toBeFocused();

  await keys.to(page.getByRole('tab', { name: 'Features' }), 'Shift+Tab');
  await keys.openNextTab();
  await keys.press(page.getByRole('button', { name: 'Uhr starten' }));
  await expect(page.getByRole('timer')).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Beenden und speichern' }));
  const session = page.getByRole('dialog', { name: 'Neue Sitzung' });
  await keys.write(session.getByLabel('Sitzungsname'), 'Angefangen');
  await keys.press(session.getByRole('button', { name: 'Sitzung speichern' }));
  await expect(page.getByRole('heading', { name: 'Angefangen' })).toBeVisible();

  await keys.to(page.getByRole('tab', { name: 'Sitzungen' }), 'Shift+Tab');
  await keys.openNextTab();
  const help = page.getByRole('region', { name: 'KI-Hilfe' });
  await keys.write(help.getByRole('textbox'), 'Wie kann ich Punkte zählen?');
  await page.keyboard.press('Enter');
  await expect(help.getByText('Für „Punkte zählen“')).toBeVisible();

  const card = page.getByRole('region', { name: /AI Code Generator/ });
  await keys.write(card.getByLabel('Beschreibung'), 'Zahlenraten von 1 bis 500 mit 9 Versuchen');
  await keys.press(card.getByRole('combobox', { name: /Programmiersprache/ }));
  const python = page.getByRole('option', { name: 'Python' });
  await keys.to(python, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(python).toBeHidden();
  await keys.press(card.getByRole('button', { name: 'Code generieren' }));
  for (const [at, answer] of ['randint', 'int', '<'].entries()) {
    await keys.write(card.getByRole('textbox', { name: new RegExp(`Lücke ${at + 1}`) }), answer);
  }
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Als Projekt' })).toBeVisible();
});

function isFocused(place: Locator): Promise<boolean> {
  return place.evaluate((shown) => shown === document.activeElement);
}

/** Somebody without a mouse comes to a place by keys alone. */
function keyboardOf(page: Page) {
  const { keyboard } = page;
  const to = async (place: Locator, key = 'Tab') => {
    await expect(place).toBeVisible();
    for (let left = 100; left > 0 && !(await isFocused(place)); left -= 1)
      await keyboard.press(key);
    await expect(place).toBeFocused();
  };
  return {
    to,
    press: async (place: Locator) => {
      await to(place);
      await keyboard.press('Enter');
    },
    write: async (place: Locator, text: string) => {
      await to(place);
      await keyboard.type(text);
    },
    openNextTab: async () => {
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    },
  };
}
