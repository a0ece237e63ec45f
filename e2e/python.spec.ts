import {
  expect,
  expectNoAxeFindings,
  inTheLongRun,
  onPhoneFirst,
  onPhoneToo,
  test,
} from './fixtures.ts';
import {
  expectCode,
  openWithPython,
  openWorkshop,
  selectedCode,
  untilEditorIsThere,
  untilPythonIsLoaded,
  workshopOf,
} from './workshop.ts';

test('a learner changes the program and reads what it prints, be it without end', async ({
  page,
}) => {
  const { code, output, run, runCode, success } = await openWithPython(page);
  await expect(output).toHaveText('Run your code to see output here...');
  await expectNoAxeFindings(page);
  await code.fill('for zahl in range(3):\n    print("Runde", zahl, "🚀")');
  await run.click();
  await expect(output).toContainText('Runde 0 🚀\nRunde 1 🚀\nRunde 2 🚀\n');
  await expect(success).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Ausgabe leeren' }).click();
  await expect(output).toHaveText('Run your code to see output here...');
  await runCode('while True:', '    print(1)');
  await expect(page.getByRole('region', { name: /Zu viel ausgegeben/ })).toBeVisible();
  await expect(output).toContainText('Zu viel ausgegeben');
  expect((await output.textContent())?.match(/^1$/gm)?.length).toBeGreaterThanOrEqual(9_999);
  await expectNoAxeFindings(page);
  await output.evaluate((console) => console.scrollTo(0, 0));
  await code.fill('print("noch da")');
  await code.press('Control+Enter');
  await expect(output).toContainText('noch da');
  await expect(success).toBeInViewport();
});

test('the program asks and the learner answers in the console', onPhoneFirst, async ({ page }) => {
  const { run, answer, output, success } = await openWithPython(
    page,
    '/workshop?programm=begruessung',
  );
  await run.click();
  await expect(output).toContainText('Wie heißt du?');
  await expectNoAxeFindings(page);
  await answer('Pixel 🚀');
  await answer('11');
  await expect(run).toBeFocused();
  await expect(success).toBeInViewport();
  await expect(output).toContainText('Wie heißt du? Pixel 🚀\nWie alt bist du? 11\n');
  await expect(output).toContainText('Hallo Pixel 🚀!\nIn zehn Jahren bist du 21.\n');
});

test('the game of guessing is won', inTheLongRun, async ({ page }) => {
  const { run, answer, output, success } = await openWithPython(
    page,
    '/workshop?programm=zahlenraten',
  );
  await run.click();
  let [low, high] = [1, 100];
  for (let tries = 1; low <= high; tries += 1) {
    const guess = Math.floor((low + high) / 2);
    await answer(String(guess));
    const verdicts = async () =>
      (await output.textContent())?.match(/Zu klein|Zu groß|Richtig/g) ?? [];
    await expect.poll(async () => (await verdicts()).length).toBe(tries);
    const verdict = (await verdicts()).at(-1);
    if (verdict === 'Richtig') break;
    if (verdict === 'Zu klein') low = guess + 1;
    else high = guess - 1;
  }
  await expect(output).toContainText('Richtig! Du hast');
  await expect(success).toBeVisible();
});

test(
  'who types no number into the game of guessing may try again',
  inTheLongRun,
  async ({ page }) => {
    const { run, answer, input, output } = await openWithPython(
      page,
      '/workshop?programm=zahlenraten',
    );
    await run.click();
    await answer('abc');
    await expect(output).toContainText('Das ist keine Zahl. Probier zum Beispiel 50.\nDein Tipp: ');
    await expect(input).toBeEditable();
  },
);

test(
  'an error is explained in German, and one click leads to its place',
  onPhoneToo,
  async ({ page }) => {
    const { code, output, runCode } = await openWithPython(page);
    await runCode('# Zähle bis 3', 'for zahl in range(3):', '    pirnt(zahl)');
    await expect(output).toContainText('Zeile 3: ');
    const coach = page.getByRole('region', { name: /^Zeile 3/ });
    await expect(coach).toContainText('print');
    await expectNoAxeFindings(page);
    await coach.getByRole('button', { name: 'Zeile 3' }).click();
    await expect(code).toBeFocused();
    expect(await selectedCode(page)).toBe('pirnt');
    await coach.locator('summary').click();
    await expect(coach.getByText('line 3, in <module>')).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await runCode('print("Geht doch")');
    await expect(output).toContainText('Geht doch');
    await expect(coach).toBeHidden();
  },
);

test('what runs and is still odd gets a quiet hint', inTheLongRun, async ({ page }) => {
  const { runCode, success } = await openWithPython(page);
  await runCode('name = "Byte"', 'print("Hallo {name}")');
  await expect(success).toBeVisible();
  const hints = page.getByRole('region', { name: 'Hinweise zu deinem Code' });
  await expect(hints.getByRole('button', { name: 'Zeile 2' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test(
  'what runs and does something else than meant gets a reason',
  inTheLongRun,
  async ({ page }) => {
    const { answer, output, runCode, success } = await openWithPython(page);
    const hints = page.getByRole('region', { name: 'Hinweise zu deinem Code' });
    await runCode('tipp = input("Tipp? ")', 'if tipp == 7:', '    print("Richtig")');
    await answer('7');
    await expect(success).toBeVisible();
    await expect(hints).toContainText('tipp = int(input("Tipp? "))');
    await expect(success).toBeInViewport();
    await runCode('alter = 12');
    await expect(hints).toContainText('hat aber nichts ausgegeben');
    await expect(hints).toContainText('print(alter)');
    await expectNoAxeFindings(page);
    await runCode('i = 0', 'while i < 5:', '    pass');
    await expect(output).toHaveText('Code wird ausgeführt...');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(hints.getByRole('button', { name: 'Zeile 2' })).toBeInViewport();
    await expect(hints).toContainText('i += 1');
  },
);

test(
  'the advice stays with its line while the code around it changes',
  inTheLongRun,
  async ({ page }) => {
    const { code, runCode } = await openWithPython(page);
    await runCode('a = 1', 'pirnt(a)');
    const coach = page.getByRole('region', { name: /Tippfehler/ });
    await expect(coach).toBeVisible();
    await code.press('ControlOrMeta+Home');
    await page.keyboard.type('import random\n\n');
    await coach.getByRole('button', { name: 'Zeile 4' }).click();
    expect(await selectedCode(page)).toBe('pirnt');
    await expect(coach).toContainText('vor deiner Änderung');
    await expectNoAxeFindings(page);
    await page.keyboard.type('print');
    await expect(coach.getByRole('button')).toHaveCount(0);
    await expectNoAxeFindings(page);
  },
);

test('output appears as it is printed; Stop ends what never ends, and the next one runs', async ({
  page,
}) => {
  const { stop, output, runCode, success } = await openWithPython(page);
  await runCode('import time', 'print("eins")', 'time.sleep(1000)', 'print("zwei")');
  await expect(output).toHaveText('eins');
  await stop.click();
  await expect(output).toContainText('eins\nGestoppt.');
  // Until then the server would run the next one, and end it after its time.
  await untilPythonIsLoaded(page);
  await runCode('while True:', '    pass');
  await expect(output).toHaveText('Code wird ausgeführt...');
  await expect(page.getByRole('button', { name: 'Running...' })).toBeVisible();
  await expectNoAxeFindings(page);
  await stop.click();
  await expect(output).toContainText('Gestoppt.');
  await runCode('print("weiter")');
  await expect(output).toContainText('weiter');
  await expect(success).toBeVisible();
});

test('a turtle draws a star', inTheLongRun, async ({ page }) => {
  const { run, output } = await openWithPython(page, '/workshop?programm=stern');
  await expect(page.getByRole('region', { name: 'Zeichnung' })).toBeHidden();
  await run.click();
  const drawing = page.getByRole('region', { name: 'Zeichnung' });
  await expect(drawing.getByRole('img')).toBeInViewport();
  await expect(output).toContainText('Fertig ist der Stern!');
  await expectNoAxeFindings(page);
});

test(
  'after a silent minute the program is asked about, and goes on',
  inTheLongRun,
  async ({ page }) => {
    await page.clock.install();
    const { output, runCode, stop } = await openWithPython(page);
    await runCode('print("Ich rechne")', 'while True:', '    pass');
    await expect(output).toHaveText('Ich rechne');
    await page.clock.fastForward(61_000);
    const question = page.getByRole('alert').filter({ hasText: 'Soll es weiterlaufen?' });
    await expect(question).toBeVisible();
    await expectNoAxeFindings(page);
    await question.getByRole('button', { name: 'Weiterlaufen lassen' }).click();
    await expect(question).toBeHidden();
    await expect(stop).toBeVisible();
    await page.clock.fastForward(61_000);
    await question.getByRole('button', { name: 'Stopp' }).click();
    await page.clock.runFor(1_000);
    await expect(output).toContainText('Gestoppt.');
  },
);

test('everything goes by keyboard alone', async ({ page }) => {
  const { code, input, output } = await openWithPython(page);
  await code.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('for nummer in range(2):\nname = input("Wer? ")\nprint(name)');
  await expectCode(page, 'for nummer in range(2):\n    name = input("Wer? ")\n    print(name)');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+Enter');
  await expect(input).toBeFocused();
  await page.keyboard.type('Byte\n');
  await expect(output).toContainText('Wer? Byte\nByte\nWer? ');
  await expect(input).toBeEditable();
  await page.keyboard.type('Pixel\n');
  await expect(output).toContainText('Wer? Pixel\nPixel\n');
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
});

test('a tap anywhere in the editor leads into it', onPhoneFirst, async ({ page }) => {
  const { code } = await openWithPython(page);
  await code.fill('');
  await code.blur();
  const { width, height } = (await code.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(150);
  await code.click({ position: { x: width - 10, y: height - 10 } });
  await expect(code).toBeFocused();
});

test(
  'two tabs share the code, and neither writes over what it does not know',
  inTheLongRun,
  async ({ page, context }) => {
    const { code } = await openWorkshop(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await untilEditorIsThere(second);
    const other = workshopOf(second).code;
    await other.fill('print("zwei")');
    await expectCode(page, 'print("zwei")');
    await code.fill('print("eins")');
    await expectCode(second, 'print("eins")');
    await page.evaluate(() => {
      const program = new URL(location.href).searchParams.get('programm');
      localStorage.setItem(`code/1/eigen/${program}`, 'print("unbemerkt")');
    });
    await code.press('ControlOrMeta+End');
    await page.keyboard.type(' # mehr');
    const question = page.getByRole('alert').filter({ hasText: 'Welcher Code soll bleiben?' });
    await expect(question).toBeVisible();
    await expectNoAxeFindings(page);
    await question.getByRole('button', { name: 'Dieser hier' }).click();
    await expect(question).toBeHidden();
    await expect(code).toBeFocused();
    await expectCode(second, 'print("eins") # mehr');
  },
);

test('out of its worker a program reaches neither the API nor a store', async ({ page }) => {
  await openWithPython(page);
  const [worker] = page.workers();
  const left = await worker?.evaluate(() =>
    [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'indexedDB',
      'caches',
      'navigator',
      'FontFace',
      'postMessage',
    ].filter((name) => name in globalThis),
  );
  expect(left).toEqual([]);
  const imported = worker?.evaluate(async () => {
    const address = '/api/user';
    await import(address);
  });
  await expect(imported).rejects.toThrow('Failed to fetch dynamically imported module');
});

test('on plain http, without shared memory, input, pauses and Stop work', async ({ page }) => {
  await page.route(/\/(learn|login|workshop)\b/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const {
      'cross-origin-opener-policy': _,
      'cross-origin-embedder-policy': __,
      ...headers
    } = response.headers();
    return route.fulfill({ response, headers });
  });
  const { answer, output, runCode, stop, success } = await openWithPython(page);
  expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
  await runCode('import time', 'name = input("Wer? ")', 'time.sleep(0.1)', 'print("Hallo", name)');
  await answer('Pixel');
  await expect(output).toContainText('Hallo Pixel');
  await expect(success).toBeVisible();
  await runCode('while True:', '    pass');
  await expect(output).toHaveText('Code wird ausgeführt...');
  await stop.click();
  await expect(output).toContainText('Gestoppt.');
  await untilPythonIsLoaded(page);
  await runCode('print("weiter")');
  await expect(output).toContainText('weiter');
  await expect(workshopOf(page).success).toBeVisible();
});
