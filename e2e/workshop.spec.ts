import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  inTheLongRun,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { expectCode, openWorkshop, untilEditorIsThere, withoutPython } from './workshop.ts';

test.beforeEach(({ page }) => withoutPython(page));

test('a learner begins a program, names it, erases it and has it back on another device', async ({
  page,
  browser,
}) => {
  const { code } = await openWorkshop(page);
  await code.fill('print("Mein Werk")');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expectCode(page, /Licht an in der Garage/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expectCode(page, 'print("Mein Werk")');
  await expectNoAxeFindingsInBothThemes(page);

  const name = `Werk ${new URL(page.url()).searchParams.get('programm')?.slice(0, 8)}`;
  await page.getByRole('button', { name: 'Umbenennen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Programm umbenennen' });
  await dialog.getByLabel('Name').fill(name);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();

  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await openProgram(page, name);
  await expectCode(page, 'print("Mein Werk")');

  const context = await browser.newContext();
  const tablet = await context.newPage();
  await openLoggedIn(tablet, new URL(page.url()).pathname);
  await openProgram(tablet, name);
  await expectCode(tablet, 'print("Mein Werk")');
  await context.close();
});

/** On a phone the programs lie in a row that opens. */
async function openProgram(page: Page, name: string) {
  const row = page.getByText('Programme', { exact: true });
  const link = page.getByRole('link', { name });
  await row.or(link).first().waitFor();
  if (await row.isVisible()) await row.click();
  await link.click();
}

test('a sample becomes an own program, and a file comes in and goes out', async ({ page }) => {
  await openWorkshop(page, '/workshop?programm=stern');
  await expect(page).toHaveURL(/programm=[0-9a-f-]{36}$/);
  await expectCode(page, /import turtle/);
  await page.getByLabel('Programmdatei').setInputFiles({
    name: 'gruss.py',
    mimeType: 'text/x-python',
    buffer: Buffer.from('print("Grüße")'),
  });
  await expect(page.getByRole('heading', { level: 2, name: /^gruss/ })).toBeVisible();
  await expectCode(page, 'print("Grüße")');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei speichern' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^gruss.*\.py$/);
});

test('a learner writes a page, sees it beside the code, and takes it along as a file', async ({
  page,
}) => {
  await openLoggedIn(page, '/workshop');
  await page.getByRole('radio', { name: 'HTML' }).check();
  await page.getByRole('button', { name: 'Neues Programm' }).click();
  const code = page.getByLabel('Dein Code in index.html', { exact: true });
  await expect(code).toContainText('Licht an in der Garage!');
  await untilEditorIsThere(page);
  await code.fill('<h1>Hupe</h1><script>console.log("Tröt")</script>');
  const shown = page
    .getByRole('region', { name: 'Deine Seite' })
    .frameLocator('iframe:not([inert])');
  await expect(shown.getByRole('heading', { name: 'Hupe' })).toBeVisible();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('figure', { name: 'Ausgabe der Seite' })).toContainText('Tröt');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
  await expectNoAxeFindingsInBothThemes(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei speichern' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Meine Seite.*\.html$/);
  await page.reload();
  await expect(code).toContainText('Hupe');
});

test('who writes while the editor is still on its way goes on where the cursor was', async ({
  page,
}) => {
  const { code } = await openWorkshop(page);
  await code.fill('print("Hal")');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
  const { promise: isLetIn, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('cm-content')) await isLetIn;
    await route.fulfill({ response });
  });
  await page.reload({ waitUntil: 'commit' });
  await code.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('l');
  await expect(page.locator('.cm-content')).toHaveCount(0);
  letIn();
  await untilEditorIsThere(page);
  await page.keyboard.type('o');
  await expectCode(page, 'print("Hallo")');
});

test.describe('without the server', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('a program is begun and written, and comes when the server is back', async ({ page }) => {
    const { code } = await openWorkshop(page);
    await page.route('**/api/programs', (route) => route.abort());
    await page.getByRole('button', { name: 'Neues Programm' }).click();
    await expect(page.getByText(/Die Garage antwortet gerade nicht/)).toBeVisible();
    await untilEditorIsThere(page);
    await code.fill('print("ohne WLAN")');
    await expectNoAxeFindingsInBothThemes(page);
    // Without the list, too.
    await page.reload();
    await expect(page.getByText('Deine Programme sind nicht angekommen')).toBeVisible();
    await expectCode(page, 'print("ohne WLAN")');
    await page.unroute('**/api/programs');
    await page.getByRole('button', { name: 'Noch mal versuchen' }).click();
    await expect(page.getByRole('button', { name: 'Löschen' })).toBeVisible();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('currentUser', 'Byte'));
    await page.reload();
    await expectCode(page, 'print("ohne WLAN")');
  });
});

test('what an earlier workshop kept in the browser comes along', inTheLongRun, async ({ page }) => {
  // Whose programs no other journey adds to: the last one is opened.
  await openLoggedIn(page, '/workshop', 'Pixel');
  await page.evaluate(() => localStorage.setItem('code/2/werkstatt/zahlenraten', '# von früher'));
  await page.reload();
  const left = () => page.evaluate(() => localStorage.getItem('code/2/werkstatt/zahlenraten'));
  await expect.poll(left).toBeNull();
  await page.goto('/workshop');
  await untilEditorIsThere(page);
  await expectCode(page, '# von früher');
});
