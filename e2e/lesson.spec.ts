import type { Locator, Page } from '@playwright/test';
import { familyPassword } from './family-password.ts';
import {
  atADesk,
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  inTheLongRun,
  onPhoneFirst,
  test,
} from './fixtures.ts';
import { isFocused, isPhone, learnerOn, lessonOf, openLesson, show, untilReady } from './lesson.ts';
import { openLoggedIn } from './log-in.ts';
import { workshopOf } from './workshop.ts';

/** Presses keys until something has the focus, and counts them; what is typed is not counted. */
function countKeys(page: Page) {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const until = async (element: Locator) => {
    for (let tabs = 0; tabs < 40 && !(await isFocused(element)); tabs += 1) await press('Tab');
    await expect(element).toBeFocused();
  };
  return { press, until, count: () => keys };
}

/** Also behind the dialog, which hides the page from the tree of roles. */
function shownBehind(page: Page) {
  const name = 'Fortschritt · diese Lektion';
  return page.getByRole('progressbar', { name, exact: true, includeHidden: true });
}

/** What the figure in the head is of; words that only a reader hears are a pixel wide. */
function wordOfProgress(page: Page) {
  const label = page.locator('header label', { hasText: 'Fortschritt' });
  return label.getByText('Lektion', { exact: true });
}

const solved = ['print("Hallo, Welt!")', 'print("Ich heiße Schraube.")', 'print("Bzzt.")'];

test(
  'from the first visit to the completed lesson, and on to the next',
  onPhoneFirst,
  async ({ page }) => {
    const { runCode, success, dialog, progress } = await openLesson(page, 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Hallo, Welt!' })).toBeVisible();
    expect((await wordOfProgress(page).boundingBox())?.width).toBeGreaterThan(20);
    await expectNoAxeFindingsInBothThemes(page);
    await runCode(...solved);
    await expect(success).toBeVisible();
    await expect(page.getByText('Great job!')).toBeVisible();
    await expect(dialog).toContainText('Alle Ziele erreicht');
    await expectNoAxeFindingsInBothThemes(page);
    await expect(shownBehind(page)).toHaveAttribute('value', '100');
    await dialog.getByRole('button', { name: 'Review Lesson' }).click();
    await page.reload();
    await expect(progress).toHaveAttribute('value', '100');
    await page.getByRole('link', { name: 'Weiter: Zeile für Zeile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zeile für Zeile' })).toBeVisible();
  },
);

test('three lessons in a row: a missed goal, a question, and a program that never ends', async ({
  page,
}) => {
  const { runCode, answer, run, stop, output, progress, success, dialog } = await openLesson(
    page,
    7,
  );
  await runCode('fahrzeug = "Sofa"', 'startnummer = 7', 'print(fahrzeug, 7)', 'print(fahrzeug)');
  await expect(dialog).toContainText('Es fehlt noch:');
  await expect(dialog).toContainText('„Badewanne mit Propeller“ steht nur 2-mal');
  await expect(dialog).toContainText('In deiner Ausgabe fehlt die Zahl 817.');
  await dialog.getByRole('button', { name: 'Review Lesson' }).click();
  await expect(page.getByRole('region', { name: 'Deine Ziele' })).toBeFocused();
  const race = ['print("Los", fahrzeug, startnummer)', 'print(fahrzeug)', 'print(fahrzeug)'];
  await runCode('fahrzeug = "Sofa"', 'startnummer = 7', ...race, 'print("Kurve")', 'print("Ziel")');
  await expect(dialog).toContainText('Alle Ziele erreicht');
  await dialog.getByRole('link', { name: 'Next Lesson →' }).click();
  await expect(page.getByText('Lesson 8', { exact: true })).toBeVisible();
  await runCode('name = input("Wer da? ")', 'print("Hallo,", name)');
  await answer('Schraube');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await show(page, 'Ausgabe');
  await expect(output).toContainText('Wer da? Schraube');
  await expect(output).toContainText('Hallo, Schraube');
  await expectNoAxeFindingsInBothThemes(page);
  await show(page, 'Lektion');
  await page.getByRole('link', { name: /^Weiter: / }).click();
  await expect(page.getByText('Lesson 9', { exact: true })).toBeVisible();
  const place = () => page.locator('[data-run]').boundingBox();
  const before = await place();
  await runCode('print("rund")', 'while True:', '    pass');
  await expect(output).toContainText('rund');
  expect(await place()).toEqual(before);
  await stop.first().click();
  await expect(run.first()).toBeEnabled();
  await expect(output).toContainText('Gestoppt.');
  await expect(progress).toHaveAttribute('value', '0');
  await runCode('print("weiter")');
  await expect(success).toBeVisible();
});

test('a failed run is explained at its line, without a finding', inTheLongRun, async ({ page }) => {
  const { runCode, code } = await openLesson(page, 4);
  await runCode('print("a")', 'pirnt("b")');
  await expect(page.getByText('Zeile 2: Tippfehler im Namen')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await show(page, 'Code');
  const card = page.getByRole('region', { name: /Zeile 2.*Tippfehler im Namen/ });
  await expect(card).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await card.getByRole('button', { name: 'Zeile 2' }).click();
  await expect(code).toBeFocused();
});

test('Reset and Show Solution can be undone, and the tutor gives hints in their place', async ({
  page,
}) => {
  const { code, write } = await openLesson(page, 3, { withPython: false });
  await write('# mein eigenes Programm');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(code).not.toContainText('mein eigenes');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(code).toContainText('mein eigenes');
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await expect(page.getByText('Solution Shown')).toBeVisible();
  await expect(code).toContainText('Alarmanlage bereit');
  await page.getByRole('button', { name: 'Mein Code' }).click();
  await expect(code).toContainText('mein eigenes');
  await expect(page.getByText('Solution Shown')).toBeHidden();
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const history = page.getByRole('dialog', { name: 'Verlauf' });
  await expect(history).toContainText('Vor der Lösung');
  await expectNoAxeFindingsInBothThemes(page);
  await history
    .getByRole('button', { name: /Vor dem Reset/ })
    .first()
    .click();
  await history.getByRole('button', { name: 'Diesen Stand zurückholen' }).click();
  await expect(code).toContainText('mein eigenes');
  // One way at each width.
  const way = isPhone(page) ? 'AI Tutor öffnen' : 'Frage stellen';
  await page.getByRole('button', { name: way }).click();
  await expect(page.getByText('AI Tutor (Immer da um zu helfen)')).toBeVisible();
  const ask = page.getByRole('button', { name: /Tipp/ }).last();
  await ask.click();
  await expect(page.getByText(/Hilfe 1 von 4/)).toBeVisible();
  await ask.click();
  await expect(page.getByText(/Hilfe 2 von 4/)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the same code is there on another device, and a run offline arrives later', async ({
    page,
    browser,
  }) => {
    const { write, run, success } = await openLesson(page, 5);
    await write('print("vom Laptop")');
    await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
    const other = await browser.newContext();
    const tablet = await other.newPage();
    await openLesson(tablet, 5, { learner: learnerOn(page), withPython: false });
    await expect(workshopOf(tablet).code).toContainText('vom Laptop');
    await page.context().setOffline(true);
    await write('print("unterwegs")');
    await run.click();
    await expect(success).toBeVisible();
    await expect(page.getByText('Offline: liegt auf diesem Gerät')).toBeAttached();
    await page.getByRole('button', { name: 'Review Lesson' }).click();
    await show(page, 'Code');
    await page.context().setOffline(false);
    await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();
    await tablet.reload();
    await expect(workshopOf(tablet).code).toContainText('unterwegs');
    await expect(lessonOf(tablet).progress).toHaveAttribute('value', '100');
    await other.close();
  });
});

test('two tabs have the same code, and neither is written over', inTheLongRun, async ({ page }) => {
  const { code, write } = await openLesson(page, 10);
  const other = await page.context().newPage();
  await other.goto('/learn/1/10');
  await untilReady(other);
  await write('print("erster Tab")');
  await expect(workshopOf(other).code).toContainText('erster Tab');
  await lessonOf(other).write('print("zweiter Tab")');
  await expect(code).toContainText('zweiter Tab');
  await other.close();
});

test.describe('in no course', () => {
  test.use({ expectedProblems: /404/ });

  test('a lesson and a course that there aren’t are named so', inTheLongRun, async ({ page }) => {
    await openLoggedIn(page, '/learn/1/99');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Lektion gibt es nicht');
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('link', { name: 'Zum Kurs' }).click();
    await expect(page.getByText('Lesson 1', { exact: true })).toBeVisible();
    await page.goto('/learn/2/1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diesen Kurs gibt es nicht');
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('link', { name: 'Zum Python-Kurs' }).click();
    await expect(page).toHaveURL(/\/learn\/1\/\d+$/);
  });
});

test('behind the last lesson it says what was learned', inTheLongRun, async ({ page }) => {
  await openLoggedIn(page, '/learn/1/71');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier endet der Kurs');
  await expect(page.getByRole('heading', { name: 'Das wartet noch auf dich' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

test('a program is seen step by step, and put together from its lines', async ({ page }) => {
  const { write } = await openLesson(page, 13);
  await write('x = 1', 'x = x + 1', 'print(x)');
  await page.getByRole('button', { name: 'Schritt für Schritt' }).click();
  const steps = page.getByRole('region', { name: 'Schritt für Schritt' });
  await expect(steps).toContainText('Schritt 1 von');
  await steps.getByRole('button', { name: 'Ende' }).click();
  await expect(steps).toContainText('x');
  await expectNoAxeFindingsInBothThemes(page);
  await steps.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Puzzle' }).click();
  await expect(page.getByRole('dialog', { name: 'Zeilenpuzzle' })).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
});

const inOrder = [
  'print("Ich öffne das Tor.")',
  'print("Ich fahre durch das Tor.")',
  'print()',
  ...['Es raschelt.', 'Ein Igel!', 'Gute Nacht.'].map((text) => `print("${text}")`),
];

test('a whole lesson by keyboard alone, from the login on and announced', async ({ page }) => {
  await page.goto('/learn/1/2');
  const { press, until, count } = countKeys(page);
  const { keyboard } = page;
  await until(page.getByRole('link', { name: 'Anmelden' }));
  await press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await until(page.getByRole('radio', { name: 'Byte' }));
  if (!isPhone(page)) await press('ArrowRight');
  await press('Enter');
  const password = page.getByLabel('Passwort', { exact: true });
  if (!(await isFocused(password))) await until(password);
  await keyboard.type(familyPassword);
  await press('Enter');
  await expect(page).toHaveURL(/\/learn/);
  await untilReady(page);
  const { dialog } = lessonOf(page);
  const beforeEditor = count();
  await goToTheEditor(page, { press, until });
  expect(count() - beforeEditor).toBeLessThanOrEqual(15);
  await press('Control+A');
  // As from the clipboard: letter by letter it says no more, and takes long.
  await keyboard.insertText(inOrder.join('\n'));
  await press('Control+Enter');
  await expect(dialog).toContainText('Alle Ziele erreicht');
  // Besides typing.
  expect(count()).toBeLessThanOrEqual(60);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(announced(page, 'Code executed successfully!')).toBeAttached();
  await failAndComeBack(page);
  await show(page, 'Lektion');
  const next = page.getByRole('link', { name: /^Weiter: / });
  const address = (await next.getAttribute('href')) ?? '';
  expect(page.url()).not.toContain(address);
  await next.focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});

/** At a desk by Tab alone; on a phone it's another pane, and one link leads there. */
async function goToTheEditor(
  page: Page,
  keys: Pick<ReturnType<typeof countKeys>, 'press' | 'until'>,
) {
  const { code } = lessonOf(page);
  if (!isPhone(page)) return keys.until(code);
  await keys.until(page.getByRole('link', { name: 'Zum Editor' }));
  await keys.press('Enter');
  await expect(code).toBeFocused();
}

test(
  'from the top of the first lesson Tab comes to the editor in fifteen steps, and back',
  atADesk,
  async ({ page }) => {
    const { code } = await openLesson(page, 1);
    const { press, until, count } = countKeys(page);
    await until(code);
    expect(count()).toBeLessThanOrEqual(15);
    // What stands together there is walked by arrows.
    await press('Escape');
    await press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();
    for (const name of ['Show Solution', 'Reset', 'AI-Hilfe']) {
      await press('ArrowLeft');
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await expectNoAxeFindingsInBothThemes(page);
    await press('Shift+Tab');
    await press('Shift+Tab');
    const words = page.getByRole('region', { name: 'Zum Nachschlagen' });
    await expect(words.getByText('Programm', { exact: true })).toBeFocused();
    await press('ArrowDown');
    await press('Enter');
    await expect(words.getByRole('group').nth(1)).toHaveAttribute('open');
    await expectNoAxeFindings(page);
  },
);

test(
  'also past the most code there are fifteen steps, and what is too wide is moved by arrows',
  atADesk,
  async ({ page }) => {
    const { code } = await openLesson(page, 41, { withPython: false });
    await expect(page.getByRole('button', { name: 'Vermutung prüfen' })).toBeVisible();
    const { press, until, count } = countKeys(page);
    await until(code);
    expect(count()).toBeLessThanOrEqual(15);
    await page.getByRole('button', { name: 'Kopieren' }).first().focus();
    await press('ArrowDown');
    const wide = page.getByRole('figure', { name: 'Example:' }).first();
    await expect(wide).toBeFocused();
    const left = () => wide.evaluate((figure) => figure.getBoundingClientRect().left);
    const before = await left();
    await press('ArrowRight');
    await expect.poll(left).toBeLessThan(before);
    await expectNoAxeFindings(page);
  },
);

/** What fails is announced too, and Tab leaves the editor and comes back. */
async function failAndComeBack(page: Page) {
  const { code } = lessonOf(page);
  const { keyboard } = page;
  await show(page, 'Lektion');
  await page.getByRole('button', { name: 'Start Exercise →' }).focus();
  await keyboard.press('Enter');
  await expect(code).toBeFocused();
  await keyboard.press('Control+A');
  await keyboard.type('pirnt("Hallo")');
  await keyboard.press('Control+Enter');
  await expect(announced(page, /Zeile 1: /)).toBeAttached();
  await show(page, 'Code');
  await code.focus();
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(code).not.toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(code).toBeFocused();
}

function announced(page: Page, text: string | RegExp) {
  return page.getByRole('status').filter({ hasText: text });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lesson, code and output are a tap apart, and Run is always there', async ({ page }) => {
    const { code, success } = await openLesson(page, 12, { withPython: false });
    await page.getByRole('button', { name: 'Kurs-Inhalt' }).click();
    const course = page.getByRole('dialog', { name: 'Kurs-Inhalt' });
    await expect(course.getByRole('link', { name: 'Zeile für Zeile' })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(course).toBeHidden();
    const panes = page.getByRole('navigation', { name: 'Ansicht' });
    await panes.getByRole('button', { name: 'Code' }).click();
    await code.fill('print("Hallo vom Telefon")');
    await page.getByRole('button', { name: 'Doppelpunkt' }).click();
    await expect(code).toContainText(':');
    await page.setViewportSize({ width: 844, height: 390 });
    const { height = 0 } = (await page.locator('.cm-scroller').boundingBox()) ?? {};
    // On its side it shows eight lines of code.
    expect(height).toBeGreaterThanOrEqual(8 * 26 + 12);
    await expectNoAxeFindingsInBothThemes(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await code.fill(solved.join('\n'));
    await panes.getByRole('button', { name: 'Run' }).click();
    await expect(success).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
