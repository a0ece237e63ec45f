import { expect, test } from './fixtures.ts';
import { learnerOn, openLesson, show } from './lesson.ts';
import { untilEditorIsThere } from './workshop.ts';

test('the shown solution is still named after a reload, and the own code comes back', async ({
  page,
}) => {
  const { code, write } = await openLesson(page, 4, { withPython: false });
  await write('# mein eigenes Programm');
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await expect(page.getByText('Solution Shown')).toBeVisible();
  await page.goto('/learn/1/5');
  await untilEditorIsThere(page);
  await expect(page.getByText('Solution Shown')).toHaveCount(0);
  await page.goto('/learn/1/4');
  await page.reload();
  await untilEditorIsThere(page);
  await show(page, 'Code');
  await expect(page.getByText('Solution Shown')).toBeVisible();
  await expect(code).not.toContainText('mein eigenes');
  await page.getByRole('button', { name: 'Mein Code' }).click();
  await expect(code).toContainText('mein eigenes');
  await expect(page.getByText('Solution Shown')).toHaveCount(0);
});

test.describe('a browser that ends in the midst', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('what was typed offline is there, though local storage has lost it', async ({ page }) => {
    const { write, code } = await openLesson(page, 6, { withPython: false });
    await write('print("vorher")');
    await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
    const before = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    await page.context().setOffline(true);
    await write('print("unterwegs getippt")');
    const owner = learnerOn(page) === 'Byte' ? 1 : 2;
    const copied = () => page.evaluate(copiedText, `code/${owner}/lektion/6`);
    await expect.poll(copied).toContain('unterwegs getippt');
    // As Chromium's disk has it when the browser is killed within seconds.
    await page.evaluate((kept) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, before);
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await page.goto('/learn/1/6');
    await untilEditorIsThere(page);
    await expect(code).toContainText('unterwegs getippt');
    await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
    await expect.poll(copied).toBe('');
  });

  test('where the browser refuses a second copy, local storage is enough', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here.', 'SecurityError');
      };
    });
    const { write, code } = await openLesson(page, 7, { withPython: false });
    await page.context().setOffline(true);
    await write('print("ohne Kopie")');
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await page.goto('/learn/1/7');
    await untilEditorIsThere(page);
    await expect(code).toContainText('ohne Kopie');
  });
});

/** In the page: what the second copy of an entry holds. */
function copiedText(key: string): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('hbg', 1);
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('unsent').objectStore('unsent').get(key);
      asking.addEventListener('success', () => {
        opening.result.close();
        resolve(asking.result?.value ?? '');
      });
    });
  });
}
