import type { Holiday } from '@hbg/contract/schedule';
import type { Land } from '@hbg/contract/school-holidays';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { planServer, tuesday } from './testing/plan-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tuesday}T15:42:00`) });
});
afterEach(() => {
  vi.useRealTimers();
});

type Handlers = Parameters<typeof planServer>[1];

const autumn = { id: 'herbst', name: 'Herbstferien', from: '2026-11-02', to: '2026-11-06' };
const easter = { id: 'ostern', name: 'Osterferien', from: '2027-03-22', to: '2027-04-02' };

function landOf(id: string, name: string, years: string[], note = ''): Land {
  return {
    id,
    name,
    source: 'https://www.kmk.org/service/ferien.html',
    checked: '2026-11-26',
    note,
    years,
  };
}

const lands = [
  landOf('bayern', 'Bayern', ['2026/27', '2027/28']),
  landOf('saarland', 'Saarland', ['2026/27'], 'Auf dem Mond liegen sie anders.'),
];

async function openDialog(
  { holidays = [], chosen = null }: { holidays?: Holiday[]; chosen?: string | null } = {},
  handlers: Handlers = {},
) {
  let land = chosen;
  const sent = planServer(
    {},
    {
      'GET /api/schedule/holidays': () => Response.json(holidays),
      'GET /api/schedule/school-holidays': () => Response.json({ chosen: land, lands }),
      'PUT /api/schedule/school-holidays/land': () => {
        land = 'bayern';
        return Response.json({ removed: [] });
      },
      ...handlers,
    },
  );
  visitAs('Byte', '/schedule');
  await userEvent.click(await screen.findByRole('button', { name: 'Ferien' }));
  await screen.findByRole('combobox', { name: 'Land' });
  const told = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  return { told };
}

async function pick(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const take = 'POST /api/schedule/school-holidays';

test('a Land is chosen for the house, and its holidays are taken over by one click', async () => {
  const holidays: Holiday[] = [];
  const { told } = await openDialog(
    { holidays },
    {
      [take]: () => {
        holidays.push(autumn, easter);
        return Response.json({ added: ['herbst', 'ostern'], known: 0 });
      },
    },
  );
  expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull();
  await pick('Land', 'Bayern');
  expect(told('PUT /api/schedule/school-holidays/land')).toEqual([{ land: 'bayern' }]);
  expect(
    screen.getByText(/^Quelle: kmk\.org\/service\/ferien\.html, am 26\.11\.2026/),
  ).toBeDefined();
  await userEvent.click(
    screen.getByRole('button', { name: 'Ferien von Bayern 2026/27 übernehmen' }),
  );
  expect(await screen.findByText('Ferien von Bayern 2026/27 übernommen')).toBeDefined();
  expect(told(take)).toEqual([{ land: 'bayern', year: '2026/27' }]);
  expect(await screen.findByText('02.11.2026 – 06.11.2026')).toBeDefined();
});

test('another Land’s holidays take the place of the first one’s, until that is taken back', async () => {
  const own = { ...easter, id: 'frei', name: 'Schulfrei' };
  const longer = { ...autumn, to: '2026-11-09' };
  let holidays: Holiday[] = [longer, own];
  const { told } = await openDialog(
    { chosen: 'bayern' },
    {
      'GET /api/schedule/holidays': () => Response.json(holidays),
      'PUT /api/schedule/school-holidays/land': (body) => {
        const isBack = JSON.stringify(body).includes('instead');
        holidays = isBack ? [longer, own] : [{ ...autumn, name: 'Kartoffelferien' }, own];
        return Response.json({ removed: [longer] });
      },
    },
  );
  await pick('Land', 'Saarland');
  expect(await screen.findByText('Jetzt gelten die Ferien vom Saarland')).toBeDefined();
  expect(await screen.findByText('Kartoffelferien')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Kartoffelferien')).toBeNull());
  expect(screen.getByText('Schulfrei')).toBeDefined();
  expect(told('PUT /api/schedule/school-holidays/land')).toEqual([
    { land: 'saarland' },
    { land: 'bayern', instead: [longer] },
  ]);
});

test('what was just taken over is taken back by one click, and what was there before stays', async () => {
  const holidays: Holiday[] = [autumn];
  const { told } = await openDialog(
    { holidays, chosen: 'bayern' },
    {
      [take]: () => {
        holidays.push(easter, { ...easter, id: 'pfingsten', name: 'Pfingstferien' });
        return Response.json({ added: ['ostern', 'pfingsten'], known: 1 });
      },
      'DELETE /api/schedule/holidays/ostern': () => refusal(404, 'unknownHoliday'),
      'DELETE /api/schedule/holidays/pfingsten': () => {
        holidays.splice(1);
        return new Response(null, { status: 204 });
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: /übernehmen$/ }));
  expect(await screen.findByText('Pfingstferien')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig', hidden: true }));
  await waitFor(() => expect(screen.queryByText('Pfingstferien')).toBeNull());
  expect(screen.getByText('Herbstferien')).toBeDefined();
  expect(told('DELETE /api/schedule/holidays/ostern')).toHaveLength(1);
});

test('says so where all of them are there already', async () => {
  await openDialog(
    { holidays: [autumn, easter], chosen: 'bayern' },
    { [take]: () => Response.json({ added: [], known: 2 }) },
  );
  await userEvent.click(screen.getByRole('button', { name: /übernehmen$/ }));
  expect(await screen.findByText('Nichts Neues dabei')).toBeDefined();
});

test('says what keeps them from being taken over', async () => {
  await openDialog({ chosen: 'bayern' }, { [take]: () => refusal(409, 'full') });
  await userEvent.click(screen.getByRole('button', { name: /übernehmen$/ }));
  expect(await screen.findByText('Es ist noch nichts übernommen')).toBeDefined();
  expect(screen.getByText(/^Mehr Ferien passen nicht hinein/)).toBeDefined();
});

test('a school year that is not known is left to the hand', async () => {
  await openDialog({ chosen: 'saarland' });
  expect(
    screen.getByRole('button', { name: 'Ferien vom Saarland 2026/27 übernehmen' }),
  ).toBeDefined();
  expect(screen.getByText('Auf dem Mond liegen sie anders.')).toBeDefined();
  await pick('Schuljahr', '2027/28');
  expect(
    screen.getByText(
      'Für das Saarland 2027/28 kennt HBG die Ferien noch nicht: Trag sie von Hand ein.',
    ),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull();
});

test('a Land that was not kept is not shown', async () => {
  await openDialog(
    { chosen: 'bayern' },
    { 'PUT /api/schedule/school-holidays/land': () => new Response('Nein.', { status: 503 }) },
  );
  await pick('Land', 'Saarland');
  expect(await screen.findByText('Das Land ist noch nicht gemerkt')).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Land' }).textContent).toBe('Bayern');
});

test('holidays are put in by hand', async () => {
  const { told } = await openDialog(
    {},
    { 'POST /api/schedule/holidays': (body) => Response.json(body) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Von Hand eintragen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ferien eintragen' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Weihnachtsferien');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Erster Tag' }), '23.12.2026');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Letzter Tag' }), '6.1.2027');
  await userEvent.click(dialog.getByRole('button', { name: 'Eintragen' }));
  await waitFor(() =>
    expect(told('POST /api/schedule/holidays')).toMatchObject([
      { name: 'Weihnachtsferien', from: '2026-12-23', to: '2027-01-06' },
    ]),
  );
});

test('holidays are changed, also those that were taken over', async () => {
  const { told } = await openDialog(
    { holidays: [autumn, easter] },
    { 'PUT /api/schedule/holidays/herbst': (body) => Response.json(body) },
  );
  await userEvent.click(
    await screen.findByRole('button', { name: '„Herbstferien“ ab 02.11.2026 ändern' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Ferien ändern' }));
  const last = dialog.getByRole('textbox', { name: 'Letzter Tag' });
  await userEvent.clear(last);
  await userEvent.type(last, '1.11.2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  expect(dialog.getByText('Der letzte Tag liegt vor dem ersten')).toBeDefined();
  await userEvent.clear(last);
  await userEvent.type(last, '7.11.2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() =>
    expect(told('PUT /api/schedule/holidays/herbst')).toEqual([
      { name: 'Herbstferien', from: '2026-11-02', to: '2026-11-07' },
    ]),
  );
});
