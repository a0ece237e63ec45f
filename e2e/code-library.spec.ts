import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeFindingsInBothThemes, test } from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

function cardOf(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true });
}

function shownPage(place: Page | Locator) {
  return place.getByRole('region', { name: 'Deine Seite' }).frameLocator('iframe');
}

test('a learner keeps a snippet, runs it, and takes back that it was deleted', async ({ page }, {
  project,
}) => {
  const title = `Sternenregen ${project.name}`;
  await openLoggedIn(page, '/code-library');
  await expect(cardOf(page, 'Einmaleins')).toBeVisible();
  await page.getByRole('button', { name: 'Neues Snippet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neues Code-Snippet erstellen' });
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('muster, for');
  await dialog.getByLabel('Code').fill('for zahl in range(1, 4):\n    print("*" * zahl)');
  await expectNoAxeFindingsInBothThemes(page);
  await dialog.getByRole('button', { name: 'Snippet erstellen' }).click();
  await page.getByRole('button', { name: 'Ansehen' }).click();
  const card = cardOf(page, title);
  await card.getByRole('button', { name: 'Ausführen' }).click();
  await expect(card.getByRole('figure', { name: 'Ausgabe' })).toContainText('***');
  const like = (count: number) =>
    card.getByRole('button', { name: `${title} gefällt mir: ${count}`, exact: true });
  await like(0).click();
  await expect(like(1)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await card.getByRole('button', { name: `${title} löschen` }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(like(1)).toBeVisible();
  await card.getByRole('link', { name: 'In der Werkstatt öffnen' }).click();
  await expect(page.getByRole('textbox', { name: 'Dein Code in main.py' })).toContainText('zahl');
});

test('filters stand in the address, and a page is shown where it stands', async ({ page }) => {
  await openLoggedIn(page, '/code-library');
  await page.getByRole('combobox', { name: 'Sprache' }).click();
  await page.getByRole('option', { name: 'CSS' }).click();
  await expect(page).toHaveURL('/code-library?sprache=css');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  const card = cardOf(page, 'Raster mit CSS Grid');
  await card.getByRole('button', { name: 'Ausführen' }).click();
  await expect(shownPage(card).getByText('Kachel 2')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('searchbox').fill('gibt es nicht');
  await expect(page.getByText('Keine Code-Snippets gefunden')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'Alle zeigen' }).click();
  await expect(page).toHaveURL('/code-library');
  await card.getByRole('link', { name: 'In der Werkstatt öffnen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Raster mit CSS Grid/ })).toBeVisible();
  await expect(page.getByLabel('Dein Code in index.html')).toContainText('<style>');
  await expect(shownPage(page).getByText('Kachel 2')).toBeVisible();
});
