import {
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  onPhoneToo,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';
import { expectCode, openWorkshop, untilEditorIsThere } from './workshop.ts';

test(
  'a learner begins a program, names it, erases it and has it back on another device',
  onPhoneToo,
  async ({ page, browser }) => {
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
    await page.getByRole('link', { name }).click();
    await expectCode(page, 'print("Mein Werk")');

    const context = await browser.newContext();
    const tablet = await context.newPage();
    await openLoggedIn(tablet, new URL(page.url()).pathname);
    await tablet.getByRole('link', { name }).click();
    await expectCode(tablet, 'print("Mein Werk")');
    await context.close();
  },
);

test('a sample becomes an own program, and a file comes in and goes out', async ({ page }) => {
  await openWorkshop(page, '/workshop?programm=stern');
  await expect(page).toHaveURL(/programm=[0-9a-f-]{36}$/);
  await expectCode(page, /import turtle/);
  await page.getByLabel('Python-Datei').setInputFiles({
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

test.describe('without the server', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('a program that is begun waits, and comes when the server is back', async ({ page }) => {
    await openWorkshop(page);
    await page.route('**/api/programs', (route) => route.abort());
    await page.getByRole('button', { name: 'Neues Programm' }).click();
    await expect(page.getByText(/wartet noch/)).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.unroute('**/api/programs');
    await page.getByRole('button', { name: 'Noch mal versuchen' }).click();
    await untilEditorIsThere(page);
    await expectCode(page, /Licht an in der Garage/);
  });
});

test('what an earlier workshop kept in the browser comes along', async ({ page }) => {
  await openWorkshop(page);
  await page.evaluate(() => localStorage.setItem('code/1/werkstatt/zahlenraten', '# von früher'));
  await page.reload();
  const left = () => page.evaluate(() => localStorage.getItem('code/1/werkstatt/zahlenraten'));
  await expect.poll(left).toBeNull();
  await page.goto('/workshop');
  await untilEditorIsThere(page);
  await expectCode(page, '# von früher');
});
