import { expect, expectNoAxeFindings, inTheLongRun, test } from './fixtures.ts';
import { openWorkshop } from './workshop.ts';

test.describe('while Python is on its way', () => {
  test('programs run on the server, and those that ask wait for it', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/python/**/snapshot.delta', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const { output, runCode, success, answer } = await openWorkshop(page);
    await expect(page.getByText(/Python wird geladen … 0\s%/)).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectNoAxeFindings(page);
    await runCode('import sys', 'print("vom", sys.platform)');
    await expect(success).toBeVisible();
    await runCode('name = input("Wie heißt du? ")', 'print("Hallo", name)');
    await expect(output).toContainText('Code wird ausgeführt...');
    await expect(output).toContainText('Sobald es geladen ist, geht es los.');
    await expectNoAxeFindings(page);
    gate.resolve();
    await answer('Byte');
    await expect(output).toContainText('Hallo Byte');
    await expect(page.getByText(/Python wird geladen/)).toBeHidden();
  });
});

test.describe('when Python cannot come to this device', () => {
  test.use({ expectedProblems: /net::ERR_FAILED|Failed to load resource/ });

  test('programs run on the server, and input() says that it is missing', async ({ page }) => {
    await page.route('**/python/**', (route) => route.abort());
    const { output, runCode, success } = await openWorkshop(page);
    await expect(page.getByText('Dein Code läuft auf dem Server, ohne')).toBeVisible();
    await runCode('print(6 * 7)');
    await expect(output).toContainText('42');
    await expect(success).toBeVisible();
    await runCode('name = input("Wie heißt du? ")');
    await expect(output).toContainText('Das geht nur in der Seite, nicht auf dem Server.');
    await expect(page.getByRole('region', { name: /Eingabe/ })).toBeVisible();
    await expectNoAxeFindings(page);
  });

  test(
    'another try brings it, from a button or when the network is back',
    inTheLongRun,
    async ({ page }) => {
      await page.route('**/python/**', (route) => route.abort());
      const { output, runCode, answer } = await openWorkshop(page);
      const again = page.getByRole('button', { name: 'Noch einmal laden' });
      await again.click();
      await expect(again).toBeVisible();
      await page.unroute('**/python/**');
      await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));
      await expect(again).toBeHidden();
      await runCode('print("Hallo", input("Wer? "))');
      await answer('Pixel');
      await expect(output).toContainText('Hallo Pixel');
    },
  );

  test('and the server is away too, the console says so', inTheLongRun, async ({ page }) => {
    await page.route('**/python/**', (route) => route.abort());
    await page.route('**/api/execute', (route) => route.abort());
    const { output, runCode } = await openWorkshop(page);
    await runCode('print(1)');
    await expect(output).toHaveText(
      'Error executing code. Please check your syntax and try again.',
    );
    await expectNoAxeFindings(page);
  });
});
