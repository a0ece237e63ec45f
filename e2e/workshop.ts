import { expect, type Locator, type Page } from '@playwright/test';
import { openLoggedIn } from './log-in.ts';

/** The workbench as a learner finds it. */
export function workshopOf(page: Page) {
  const code = page.getByLabel('Dein Code in main.py', { exact: true });
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const output = page.getByRole('figure', { name: 'Ausgabe' });
  const input = page.getByLabel('Eingabe für dein Programm');
  return {
    code,
    run,
    stop: page.getByRole('button', { name: 'Stop', exact: true }),
    output,
    input,
    success: output.getByText('Code executed successfully!', { exact: true }),
    runCode: async (...lines: string[]) => {
      await code.fill(lines.join('\n'));
      await run.click();
    },
    answer: (line: string) => answer(input, line),
  };
}

/** It takes more of the machine than all the rest: a journey that runs nothing goes without. */
export function withoutPython(page: Page) {
  return page.route(/\/python\//, () => {});
}

/** With a new program on the workbench, unless the path says which one. */
export async function openWorkshop(page: Page, path?: string) {
  await openLoggedIn(page, path ?? '/workshop');
  if (path === undefined) await beginProgram(page);
  await untilEditorIsThere(page);
  return workshopOf(page);
}

async function beginProgram(page: Page): Promise<void> {
  const created = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/programs') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Neues Programm' }).click();
  const { title } = await (await created).json();
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
}

/** With the page's own Python, not the server's. */
export async function openWithPython(page: Page, path?: string) {
  const workshop = await openWorkshop(page, path);
  await untilPythonIsLoaded(page);
  return workshop;
}

export async function untilPythonIsLoaded(page: Page) {
  await expect(page.locator('[data-engine=ready]')).toBeVisible();
}

async function answer(input: Locator, line: string) {
  await expect(input).toBeEditable();
  await expect(input).toBeFocused();
  await input.fill(line);
  await input.press('Enter');
}

/** Before it comes, a plain field stands in its place. */
export async function untilEditorIsThere(page: Page) {
  await expect(page.locator('.cm-content')).toBeAttached();
}

/** What stands in the editor, line by line. */
export async function expectCode(page: Page, expected: string | RegExp) {
  const shown = expect.poll(() =>
    page.getByLabel('Dein Code in main.py', { exact: true }).innerText(),
  );
  await (typeof expected === 'string' ? shown.toBe(expected) : shown.toMatch(expected));
}

/** The editor stands in a root of its own, and so does what is selected in it. */
export function selectedCode(page: Page) {
  return page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      // Only Chromium has it, and no standard.
      const select: unknown = shadowRoot && Reflect.get(shadowRoot, 'getSelection');
      if (typeof select === 'function') return String(Reflect.apply(select, shadowRoot, []));
    }
    return '';
  });
}
