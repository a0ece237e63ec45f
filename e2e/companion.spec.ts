import type { Page } from '@playwright/test';
import {
  expect,
  expectNoAxeFindings,
  expectNoAxeFindingsInBothThemes,
  onPhoneFirst,
  test,
} from './fixtures.ts';
import { learnerOn } from './lesson.ts';
import { openLoggedIn } from './log-in.ts';
import { openWorkshop, untilEditorIsThere } from './workshop.ts';

function roomOf(page: Page) {
  return {
    talk: page.getByRole('figure', { name: 'Unterhaltung' }),
    log: page.getByRole('log', { name: 'Nachrichten' }),
    field: page.getByRole('textbox', { name: 'Deine Nachricht' }),
    send: page.getByRole('button', { name: 'Senden' }),
    riddle: page.getByRole('region', { name: /Welche Zeile ist falsch\?|Erwischt!/ }),
  };
}

test(
  'a learner talks to one companion, tries its code, and begins anew with the other',
  onPhoneFirst,
  async ({ page }) => {
    await openLoggedIn(page, '/ai-companion?frage=Wie+baue+ich+ein+Spiel+mit+einem+Ball%3F');
    const { log, field, send } = roomOf(page);
    await expect(field).toHaveValue('Wie baue ich ein Spiel mit einem Ball?');
    await expect(log).toContainText('Hallo Byte');
    await expectNoAxeFindings(page);
    await send.click();
    await expect(log).toContainText('bleibt zu Hause');
    await expect(send).toBeDisabled();
    await expectNoAxeFindingsInBothThemes(page);
    await log.getByRole('button', { name: 'In die Werkstatt' }).first().click();
    await expect(page).toHaveURL(/\/workshop\?programm=[0-9a-f-]{36}$/);
    await page.goBack();
    await expect(log).toContainText('bleibt zu Hause');
    await page.getByRole('radio', { name: 'Bastel-Helfer' }).check();
    await expect(page).toHaveURL('/ai-companion?begleiter=bastel');
    await expect(log).not.toContainText('bleibt zu Hause');
    await page.getByRole('button', { name: 'Was kommt als Nächstes?' }).click();
    await expect(log).toContainText('Lektion');
  },
);

test('the riddle of the day is found by keyboard, and its XP come', async ({ page }) => {
  await openLoggedIn(page, '/ai-companion', learnerOn(page));
  const { riddle } = roomOf(page);
  const { unit } = await (await page.request.get('/api/riddle')).json();
  const [innocent] = unit.riddle.innocent;
  const line = (number: number) =>
    riddle.getByRole('button', { name: new RegExp(`^Zeile ${number}\\b`) });
  await line(innocent.line).press('Enter');
  await expect(riddle).toContainText('Welche Zeile ist falsch?');
  await expectNoAxeFindings(page);
  await line(unit.riddle.line).press('Enter');
  await expect(riddle).toContainText('10 XP sind auf deinem Konto.');
  await expectNoAxeFindingsInBothThemes(page);
  await page.reload();
  await expect(riddle).toContainText('Morgen wartet das nächste auf dich.');
});

test('the last error of the workshop is explained', async ({ page }) => {
  const { runCode, output } = await openWorkshop(page);
  const program = page.url();
  await page.goto('/ai-companion');
  const { log } = roomOf(page);
  const explain = page.getByRole('button', { name: 'Erklär meinen letzten Fehler' });
  await explain.click();
  await expect(log).toContainText('bleibt zu Hause');
  await expect(log).not.toContainText('pirnt');
  await page.goto(program);
  await untilEditorIsThere(page);
  await runCode('pirnt("Hallo")');
  await expect(output).toContainText('Zeile 1: ');
  await page.goto('/ai-companion');
  await explain.click();
  await expect(log).toContainText('pirnt');
});

test.describe('without the server', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });
  test('the companion is sorry, helps, and sends again', async ({ page }) => {
    await openLoggedIn(page, '/ai-companion');
    const { talk, log, field } = roomOf(page);
    await page.route('**/api/ai-companion/chat', (route) => route.abort());
    await field.fill('Was ist eine Liste?');
    await field.press('Enter');
    await expect(talk.getByRole('alert')).toContainText('Entschuldigung, ich konnte');
    await page.getByRole('button', { name: 'Hilfe', exact: true }).click();
    await expect(page.getByText(/Die Garage antwortet nicht/)).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page);
    await page.unroute('**/api/ai-companion/chat');
    await page.getByRole('button', { name: 'Nochmal versuchen' }).click();
    await expect(log).toContainText('Liste');
  });
});
