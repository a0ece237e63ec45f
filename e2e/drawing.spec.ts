import type { Page } from '@playwright/test';
import { expect, inTheLongRun, test } from './fixtures.ts';
import { withoutIsolation, withoutStackSwitching } from './lesser-browsers.ts';
import { openWithPython } from './workshop.ts';

const endless = {
  dots: { loop: 't.dot(20, "red")', word: 'Punkte', count: 10_000 },
  stamps: { loop: 't.stamp()', word: 'Stempel', count: 5_000 },
  circles: { loop: 't.circle(80); t.left(7)', word: 'Linien', count: 500 },
};

for (const [name, { loop, word, count }] of Object.entries(endless)) {
  test(
    `endless ${name} are drawn while the page answers, and Stop ends them`,
    inTheLongRun,
    async ({ page }) => {
      const { code, output, runCode, stop, success } = await openWithPython(page);
      await runCode('import turtle as t', 't.speed(0)', `while True: ${loop}`);
      await untilDrawn(page, word, count);
      await code.fill('print("weiter")');
      await stop.click();
      await expect(output).toContainText('Gestoppt.');
      await code.press('Control+Enter');
      await expect(output).toContainText('weiter');
      await expect(success).toBeVisible();
    },
  );
}

for (const [name, prepare] of Object.entries({
  'without stack switching': [withoutStackSwitching],
  'without isolation': [withoutIsolation],
  'with neither of them': [withoutStackSwitching, withoutIsolation],
})) {
  test(`an endless drawing can be stopped ${name}`, inTheLongRun, async ({ page }) => {
    for (const step of prepare) await step(page);
    const { output, runCode, stop } = await openWithPython(page);
    await runCode('import turtle as t', 't.tracer(0)', 'while True: t.dot(20, "red"); t.update()');
    await untilDrawn(page, 'Punkte', 100);
    await stop.click();
    await expect(output).toContainText('Gestoppt.');
  });
}

test('a text without end is written as far as there is paper', inTheLongRun, async ({ page }) => {
  const { output, runCode, stop } = await openWithPython(page);
  await runCode(
    'import turtle as t',
    't.tracer(0)',
    'while True: t.write("x" * 1_000_000); t.update()',
  );
  await expect(drawingOf(page)).toHaveAccessibleName(/und mehr/);
  await stop.click();
  await expect(output).toContainText('Gestoppt.');
});

test('what a program tells the page by itself is drawn where that makes sense, and no turtle walks off beyond all numbers', async ({
  page,
}) => {
  const { output, runCode, success } = await openWithPython(page);
  await runCode(
    'import turtle as t',
    'from hbg import console',
    'for commands in (',
    '    "kein json", "[null]", "5", \'[{"kind": "title", "text": {"a": 1}}]\',',
    '    \'[{"kind": "listen"}]\', \'[{"kind": "listen", "keys": [null, 5]}]\',',
    '    \'[{"kind": "turtle", "turtle": 1, "look": null, "isVisible": true}]\',',
    '    \'[{"kind": "text", "id": 1, "x": 0, "y": 0, "text": "a", "font": null}]\',',
    '):',
    '    console.host().draw(commands)',
    't.dot(20)',
  );
  await expect(success).toBeVisible();
  await expect(drawingOf(page)).toHaveAccessibleName('Zeichnung: 1 Punkt, 1 Schildkröte');
  await runCode('import turtle as t', 't.speed(0)', 'for i in range(3):', '    t.forward(1e308)');
  await expect(output).toContainText('Zeile 4: ');
  await expect(drawingOf(page)).toHaveAccessibleName('Zeichnung: 1 Linie, 1 Schildkröte');
});

function drawingOf(page: Page) {
  return page.getByRole('region', { name: 'Zeichnung' }).getByRole('img');
}

async function untilDrawn(page: Page, word: string, count: number) {
  const drawn = async () => {
    const name = await drawingOf(page).getAttribute('aria-label');
    const [, number = ''] = new RegExp(`([\\d.]+) ${word}`).exec(name ?? '') ?? [];
    return Number(number.replaceAll('.', ''));
  };
  await expect.poll(drawn).toBeGreaterThan(count);
}
