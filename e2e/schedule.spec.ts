import type { Locator, Page } from '@playwright/test';
import {
  atADesk,
  expect,
  expectNoAxeFindingsInBothThemes,
  inTheLongRun,
  onPhoneFirst,
  sidewaysOf,
  test,
} from './fixtures.ts';
import { openLoggedIn } from './log-in.ts';

function entry(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name} \\d`) });
}

async function openThisWeek(page: Page) {
  await openLoggedIn(page, '/schedule?tag=1');
  await expect(page.getByRole('heading', { name: 'Digitaler Stundenplan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wochenstatistik' })).toBeVisible();
}

/** The journeys share a week: each has hours of its own. */
async function create(page: Page, title: string, from: string, to: string) {
  await page.getByRole('button', { name: 'Termin hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuen Termin erstellen' });
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByRole('textbox', { name: 'Startzeit' }).fill(from);
  await dialog.getByRole('textbox', { name: 'Endzeit' }).fill(to);
  await dialog.getByRole('button', { name: 'Erstellen' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a learner plans what recurs, sees it next week, and takes back that it was deleted',
  onPhoneFirst,
  async ({ page }, { project }) => {
    const title = `Schach ${project.name}`;
    await openThisWeek(page);
    await page.getByRole('button', { name: 'Termin hinzufügen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Neuen Termin erstellen' });
    await dialog.getByLabel('Titel').fill(title);
    await dialog.getByRole('combobox', { name: 'Fach' }).fill('philo');
    await page.getByRole('option', { name: 'Philosophie' }).click();
    const [from, to] = project.name === 'phone' ? ['18:00', '19:00'] : ['16:00', '17:00'];
    await dialog.getByRole('textbox', { name: 'Startzeit' }).fill(from);
    await dialog.getByRole('textbox', { name: 'Endzeit' }).fill(to);
    await expectNoAxeFindingsInBothThemes(page);
    await dialog.getByRole('button', { name: 'Erstellen' }).click();
    await expect(entry(page, title)).toBeVisible();
    expect(await sidewaysOf(page)).toBe(0);
    await expectNoAxeFindingsInBothThemes(page);
    await page.getByRole('button', { name: 'Nächste Woche', exact: true }).click();
    await page.goto(`${new URL(page.url()).pathname}?woche=1&tag=1`);
    await expect(entry(page, title)).toBeVisible();
    await entry(page, title).hover();
    await page.getByRole('button', { name: `„${title}“ löschen` }).click();
    await expect(entry(page, title)).toBeHidden();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(entry(page, title)).toBeVisible();
    await page.reload();
    await expect(entry(page, title)).toBeVisible();
  },
);

test('an entry is planned, moved and deleted without a mouse', atADesk, async ({ page }) => {
  await openThisWeek(page);
  await page.getByRole('button', { name: 'Termin hinzufügen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neuen Termin erstellen' });
  await expect(dialog.getByLabel('Titel')).toBeFocused();
  await page.keyboard.type('Theater');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await entry(page, 'Theater').focus();
  await page.keyboard.press('Alt+ArrowRight');
  const tuesday = page.getByRole('region', { name: /^Dienstag/ });
  await expect(entry(page, 'Theater')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(tuesday.getByRole('button', { name: /^Theater 10:15/ })).toBeFocused();
  await page.reload();
  await tuesday.getByRole('button', { name: /^Theater 10:15/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Theater')).toBeHidden();
});

test('an entry is dragged to another day and time', atADesk, async ({ page }) => {
  await openThisWeek(page);
  await create(page, 'Judo', '12:00', '13:00');
  const from = await entry(page, 'Judo').boundingBox();
  const to = await page.getByRole('heading', { name: /^Donnerstag/ }).boundingBox();
  if (!from || !to) throw new Error('Both are in sight.');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, from.y + 40);
  await page.mouse.move(to.x + 60, from.y + 10 + 2 * from.height);
  await page.mouse.up();
  const thursday = page.getByRole('region', { name: /^Donnerstag/ });
  await expect(thursday.getByRole('button', { name: /^Judo 14:/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  const monday = page.getByRole('region', { name: /^Montag/ });
  await expect(monday.getByRole('button', { name: /^Judo 12:00/ })).toBeVisible();
});

test.describe('on a tablet', atADesk, () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press lifts an entry, and a finger that moves at once scrolls', async ({ page }) => {
    await openThisWeek(page);
    await create(page, 'Rudern', '9:00', '10:00');
    const wednesday = page.getByRole('region', { name: /^Mittwoch/ });
    const finger = await fingerOf(page);
    const from = await middleOf(entry(page, 'Rudern'));
    const { x } = await middleOf(wednesday);
    await finger('touchStart', from);
    await expect(page.locator('[data-held]')).toBeVisible();
    await finger('touchMove', { x: (from.x + x) / 2, y: from.y });
    await finger('touchMove', { x, y: from.y });
    await finger('touchEnd');
    await expect(wednesday.getByRole('button', { name: /^Rudern 09:00/ })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // In one go: on a slow machine the finger would rest, and lift it.
    await Promise.all([
      finger('touchStart', { x, y: from.y }),
      finger('touchMove', { x, y: from.y - 20 }),
    ]);
    for (const way of [60, 100, 140]) await finger('touchMove', { x, y: from.y - way });
    await finger('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect(wednesday.getByRole('button', { name: /^Rudern 09:00/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

type Point = { x: number; y: number };

/** Playwright itself can only tap. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

async function middleOf(shown: Locator): Promise<Point> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('It is in sight.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the next steps are taken over into next week', inTheLongRun, async ({ page }) => {
  await openThisWeek(page);
  await page.getByRole('button', { name: 'Nächste Woche planen' }).click();
  const proposals = page.getByRole('button', { name: /Vorschlag$/ });
  await expect(proposals.first()).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  const count = await proposals.count();
  await proposals.first().click();
  await expect(proposals).toHaveCount(count - 1);
  await page.emulateMedia({ media: 'print' });
  await expect(proposals.first()).toBeHidden();
});

test('the week is one sheet of paper, and nothing on it is folded', atADesk, async ({ page }) => {
  await openThisWeek(page);
  const titles = ['Chor', 'Turnen', 'Löten'];
  for (const title of titles) await create(page, title, '14:00', '15:00');
  await expect(page.getByRole('button', { name: /^\+2 weitere: / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const title of titles) {
    await expect(page.getByText(title, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  const file = await page.pdf({ preferCSSPageSize: true });
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('another calendar reads the secret address, and the same file comes back in as known', async ({
  page,
  playwright,
  baseURL,
}, { project }) => {
  // It becomes a second one, which is no news to the other screen.
  const title = `Orchester ${project.name}`;
  await openThisWeek(page);
  await create(page, title, '8:00', '9:00');
  await page.getByRole('button', { name: 'Kalender', exact: true }).click();
  const address = await page.getByRole('textbox', { name: 'Adresse' }).inputValue();
  await expectNoAxeFindingsInBothThemes(page);
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const file = await (await stranger.get(address)).text();
  await stranger.dispose();
  const event = file
    .match(/BEGIN:VEVENT[^]*?END:VEVENT/g)
    ?.find((one) => one.includes(`SUMMARY:${title}`));
  if (!event) throw new Error('The calendar doesn’t have it.');
  const buffer = Buffer.from(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`);
  const upload = { name: 'plan.ics', mimeType: 'text/calendar', buffer };
  await page.getByLabel('Kalenderdatei').setInputFiles(upload);
  await expect(page.getByText('Ein Termin kommt dazu.')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await page.getByRole('button', { name: 'In den Stundenplan' }).click();
  await expect(page.getByText('Ein Termin ist dazugekommen')).toBeVisible();
  await page.getByLabel('Kalenderdatei').setInputFiles(upload);
  await expect(page.getByText('Nichts Neues dabei. Einer ist schon da.')).toBeVisible();
});

test('a Land’s holidays are taken over, changed, and deleted', inTheLongRun, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-24T15:00:00');
  await openThisWeek(page);
  const openHolidays = async () => {
    await page.getByRole('button', { name: 'Ferien', exact: true }).click();
    return page.getByRole('dialog', { name: 'Ferien', exact: true });
  };
  const dialog = await openHolidays();
  await dialog.getByRole('combobox', { name: 'Land' }).click();
  await page.getByRole('option', { name: 'Bayern' }).click();
  await dialog.getByRole('combobox', { name: 'Schuljahr' }).click();
  await page.getByRole('option', { name: '2027/28' }).click();
  const take = dialog.getByRole('button', { name: 'Ferien von Bayern 2027/28 übernehmen' });
  await take.click();
  await expect(dialog.getByText('24.12.2027 – 07.01.2028')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page);
  await take.click();
  await expect(page.getByText('Nichts Neues dabei')).toBeVisible();
  // As narrow as it would be on a tablet, a toast lies on the dialog, but on none of its buttons.
  await page.setViewportSize({ width: 820, height: 900 });
  await dialog.getByRole('button', { name: 'Von Hand eintragen' }).click({ trial: true });
  await dialog.getByRole('button', { name: 'Schließen' }).click({ trial: true });
  await dialog.getByRole('button', { name: '„Osterferien“ ab 10.04.2028 ändern' }).click();
  const change = page.getByRole('dialog', { name: 'Ferien ändern' });
  await change.getByRole('textbox', { name: 'Letzter Tag' }).fill('24.04.2028');
  await expectNoAxeFindingsInBothThemes(page);
  await change.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('10.04.2028 – 24.04.2028')).toBeVisible();
  await page.reload();
  await openHolidays();
  await expect(dialog.getByRole('combobox', { name: 'Land' })).toHaveText('Bayern');
  // They are everybody's: the other journeys go on without them.
  const erase = dialog.getByRole('button', { name: /löschen$/ });
  await expect(erase).toHaveCount(6);
  for (let left = 5; left >= 0; left -= 1) {
    await erase.first().click();
    await expect(erase).toHaveCount(left);
  }
  await expect(dialog.getByText('Noch keine Ferien eingetragen')).toBeVisible();
});
