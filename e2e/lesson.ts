import { expect, type Locator, type Page } from '@playwright/test';
import { openLoggedIn } from './log-in.ts';
import { untilEditorIsThere, withoutPython, workshopOf } from './workshop.ts';

type Pane = 'Lektion' | 'Code' | 'Ausgabe';

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** On a phone one thing is seen at a time. */
export async function show(page: Page, pane: Pane) {
  if (!isPhone(page)) return;
  const panes = page.getByRole('navigation', { name: 'Ansicht' });
  await panes.getByRole('button', { name: pane }).click();
}

export function isFocused(element: Locator) {
  return element.evaluate((node) => {
    const root = node.getRootNode();
    return root instanceof ShadowRoot
      ? node === root.activeElement
      : node === document.activeElement;
  });
}

export function lessonOf(page: Page) {
  const workshop = workshopOf(page);
  const write = async (...lines: string[]) => {
    await show(page, 'Code');
    await workshop.code.fill(lines.join('\n'));
  };
  return {
    ...workshop,
    // Also behind the dialog, which hides the page from the tree of roles.
    success: page.getByText('Code executed successfully!', { exact: true }),
    write,
    runCode: async (...lines: string[]) => {
      await write(...lines);
      await workshop.run.click();
    },
    dialog: page.getByRole('dialog', { name: 'Excellent Work!' }),
    progress: page.getByRole('progressbar', { name: 'Fortschritt · diese Lektion', exact: true }),
  };
}

/** What one of them has completed is no news for that one any more: each screen has its own. */
export function learnerOn(page: Page): 'Byte' | 'Pixel' {
  return isPhone(page) ? 'Pixel' : 'Byte';
}

export async function openLesson(
  page: Page,
  id: number,
  { learner = learnerOn(page), withPython = true } = {},
) {
  const path = `/learn/1/${id}`;
  if (!withPython) await withoutPython(page);
  await openLoggedIn(page, path, learner);
  await expect(page.getByText(/^Lesson \d+$/)).toBeVisible();
  await (withPython ? untilReady(page) : untilEditorIsThere(page));
  return lessonOf(page);
}

export async function untilReady(page: Page) {
  await expect(page.locator('[data-engine=ready]')).toBeAttached();
  await untilEditorIsThere(page);
}
