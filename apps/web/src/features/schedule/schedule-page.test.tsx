import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { actOf, day, dialog, guitar, open } from './testing/open-plan.tsx';
import { entryNamed, planServer, tuesday } from './testing/plan-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tuesday}T15:42:00`) });
});
afterEach(() => {
  vi.useRealTimers();
});

function card(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('shows seven days from Sunday, each with its entries or that there are none', async () => {
  await open({
    weeks: [[guitar, entryNamed('Mathe', { dayOfWeek: 1, startTime: '08:00', endTime: '09:30' })]],
  });
  const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Sonntag22.11.',
    'Montag23.11.',
    'Dienstag24.11. · heute',
    'Mittwoch25.11.',
    'Donnerstag26.11.',
    'Freitag27.11.',
    'Samstag28.11.',
  ]);
  expect(day('Montag').getByRole('button', { name: 'Mathe 08:00–09:30 vorbei' })).toBeDefined();
  expect(day('Mittwoch').getByText('Keine Termine')).toBeDefined();
});

test.each([
  [0, 'Diese Woche', '22.11. – 28.11.'],
  [1, 'Nächste Woche', '29.11. – 5.12.'],
  [2, 'In 2 Wochen', '6.12. – 12.12.'],
  [-1, 'Vor 1 Wochen', '15.11. – 21.11.'],
])('names the week %i', async (offset, label, range) => {
  await open({ weeks: [[]] }, {}, `/schedule?woche=${offset}`);
  expect(screen.getByText(label, { selector: 'b' })).toBeDefined();
  expect(screen.getByText(range)).toBeDefined();
});

test('goes from week to week, and the address shows which', async () => {
  const { router } = await open({ weeks: [[guitar], []] });
  await userEvent.click(screen.getByRole('button', { name: 'Nächste Woche' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ woche: 1 }));
  expect(await screen.findByText('Wechseln Sie zur aktuellen Woche')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Zur aktuellen Woche' }));
  expect(await screen.findByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined();
  expect(router.state.location.search).toEqual({});
});

test.each([
  [1_000, 'Nächste Woche', 'Vorherige Woche'],
  [-1_000, 'Vorherige Woche', 'Nächste Woche'],
])('goes no further than week %i', async (woche, beyond, back) => {
  const read = `GET /api/schedule?today=${tuesday}&weekOffset=${woche}`;
  await open({}, { [read]: () => Response.json([]) }, `/schedule?woche=${woche}`);
  expect(screen.getByRole('button', { name: beyond })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: back })).toHaveProperty('disabled', false);
});

test('says what is left today, and counts the week', async () => {
  await open({ weeks: [[guitar, entryNamed('Mathearbeit', { dayOfWeek: 5, priority: 3 })]] });
  expect(card('Heutige Termine').getByText('in 48 Minuten')).toBeDefined();
  const figures = card('Wochenstatistik').getAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['2', '1']);
});

test('without entries today it says so', async () => {
  await open({});
  expect(card('Heutige Termine').getByText('Keine Termine heute')).toBeDefined();
});

test('a new entry begins with Monday at ten, and is sent with all that was chosen', async () => {
  const kept = vi.fn<() => Response>(() => Response.json(guitar));
  const { sent } = await open({}, { 'POST /api/schedule': kept });
  await userEvent.click(screen.getByRole('button', { name: 'Termin hinzufügen' }));
  await screen.findByRole('dialog', { name: 'Neuen Termin erstellen' });
  await userEvent.click(dialog().getByRole('button', { name: 'Erstellen' }));
  expect(dialog().getByText('Gib ihm einen Titel')).toBeDefined();
  await userEvent.type(dialog().getByRole('textbox', { name: 'Titel' }), 'Gitarre');
  const subject = await dialog().findByRole('combobox', { name: 'Fach' });
  await userEvent.type(subject, 'xyz');
  expect(screen.getByText('Kein Fach gefunden.')).toBeDefined();
  await userEvent.clear(subject);
  await userEvent.type(subject, 'franzo{Enter}');
  await userEvent.click(dialog().getByRole('radio', { name: 'Pink' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Erstellen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call === 'POST /api/schedule')?.body).toEqual({
    id: expect.any(String),
    today: tuesday,
    title: 'Gitarre',
    subject: 'Französisch',
    description: '',
    dayOfWeek: 1,
    startTime: '10:00',
    endTime: '11:00',
    weekOffset: 0,
    isRecurring: true,
    everyWeeks: 1,
    until: null,
    restsInHolidays: true,
    reminderMinutes: 15,
    priority: 2,
    color: '#ee86c0',
  });
});

test('an end that is not after the start is told at its field', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Termin hinzufügen' }));
  await screen.findByRole('dialog');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Titel' }), 'Chor');
  const end = dialog().getByRole('textbox', { name: 'Endzeit' });
  await userEvent.clear(end);
  await userEvent.type(end, '9:30{Enter}');
  expect(await dialog().findByText('Das Ende liegt nicht nach dem Anfang')).toBeDefined();
});

test('an entry is opened by a click, and sends beside the change what was seen', async () => {
  const { sent } = await open(
    { weeks: [[guitar]] },
    { 'PUT /api/schedule/guitar': () => Response.json(guitar) },
  );
  await userEvent.click(await actOf('bearbeiten'));
  await screen.findByRole('dialog', { name: 'Termin bearbeiten' });
  const title = dialog().getByRole('textbox', { name: 'Titel' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Gitarre mit Pixel');
  await userEvent.click(dialog().getByRole('button', { name: 'Aktualisieren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
    title: 'Gitarre mit Pixel',
    was: { title: 'Gitarre', dayOfWeek: 2, weekOffset: 0 },
  });
});

test('an entry is gone at once, and comes back by Rückgängig', async () => {
  let isThere = true;
  const { sent } = await open(
    { weeks: [[guitar]] },
    {
      [`GET /api/schedule?today=${tuesday}&weekOffset=0`]: () =>
        Response.json(isThere ? [guitar] : []),
      'DELETE /api/schedule/guitar': () => {
        isThere = false;
        return new Response(null, { status: 204 });
      },
      'POST /api/schedule': () => {
        isThere = true;
        return Response.json(guitar);
      },
    },
  );
  await userEvent.click(await actOf('löschen'));
  expect(screen.queryByRole('button', { name: /^Gitarre 16:30/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined();
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/schedule')?.body).toMatchObject({
      id: 'guitar',
    }),
  );
});

test('what the server does not delete is there again', async () => {
  await open(
    { weeks: [[guitar]] },
    { 'DELETE /api/schedule/guitar': () => new Response('', { status: 500 }) },
  );
  await userEvent.click(await actOf('löschen'));
  expect(await screen.findByText('„Gitarre“ ist noch da')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined();
});

test('Alt and an arrow move an entry, the focus stays on it, and Rückgängig moves it back', async () => {
  let now = guitar;
  const { sent } = await open(
    { weeks: [[guitar]] },
    {
      [`GET /api/schedule?today=${tuesday}&weekOffset=0`]: () => Response.json([now]),
      'PUT /api/schedule/guitar': (body) => {
        now = { ...now, ...Object(body) };
        return Response.json(now);
      },
    },
  );
  act(() => screen.getByRole('button', { name: /^Gitarre 16:30/ }).focus());
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() =>
    expect(day('Mittwoch').getByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined(),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Gitarre'));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await day('Mittwoch').findByRole('button', { name: /^Gitarre 16:45/ })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await day('Mittwoch').findByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined();
  await waitFor(() =>
    expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toMatchObject(
      [
        { dayOfWeek: 3, startTime: '16:30', was: { dayOfWeek: 2 } },
        { dayOfWeek: 3, startTime: '16:45', endTime: '17:30' },
        { dayOfWeek: 3, startTime: '16:30', endTime: '17:15' },
      ],
    ),
  );
});

test('holidays stand at their days', async () => {
  await open({
    holidays: [{ id: 'h', name: 'Brückentag', from: '2026-11-27', to: '2026-11-27' }],
  });
  expect(
    await screen.findByRole('region', { name: /^Freitag 27\.11\.\s*Brückentag$/ }),
  ).toBeDefined();
});

/** Knows afterwards what was sent and is no trial. */
function importingHouse() {
  const kept: string[] = [];
  return (body: unknown) => {
    const known = [...kept];
    const text = JSON.stringify(body);
    const ids = [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id = '']) => id);
    if (!text.includes('"isTrial":true')) kept.push(...ids);
    return Response.json({ added: 1, known });
  };
}

test('a calendar file is looked at first, then taken in, and known the next time', async () => {
  const { sent } = await open(
    {},
    {
      'GET /api/schedule/feed': () => Response.json({ path: '/api/schedule/feed/geheim.ics' }),
      'POST /api/schedule/import': importingHouse(),
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Kalender' }));
  const address = await screen.findByRole('textbox', { name: 'Adresse' });
  expect(address).toHaveProperty('value', `${location.origin}/api/schedule/feed/geheim.ics`);
  expect(screen.getByText(/^Diese hier kann nur dieser Computer selbst lesen/)).toBeDefined();
  const lines = ['DTSTART:20261126T170000', 'DTEND:20261126T180000', 'SUMMARY:Chor', 'UID:1'];
  const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );
  const input = screen.getByLabelText('Kalenderdatei');
  fireEvent.change(input, { target: { files: [new File(['x'.repeat(1_000_001)], 'gross.ics')] } });
  expect(await screen.findByText(/größer als 1 MB/)).toBeDefined();
  fireEvent.change(input, { target: { files: [new File(['Hallo'], 'falsch.ics')] } });
  expect(await screen.findByText(/keine Kalenderdatei/)).toBeDefined();
  fireEvent.change(input, { target: { files: [new File([text], 'plan.ics')] } });
  expect(await screen.findByText('Donnerstag, 17:00–18:00, 26.11.2026')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'In den Stundenplan' }));
  expect(await screen.findByText('Ein Termin ist dazugekommen')).toBeDefined();
  expect(sent.findLast(({ call }) => call === 'POST /api/schedule/import')?.body).toMatchObject({
    today: tuesday,
    entries: [{ title: 'Chor', dayOfWeek: 4, weekOffset: 0, isRecurring: false }],
  });
  fireEvent.change(input, { target: { files: [new File([text], 'plan.ics')] } });
  expect(await screen.findByText('Nichts Neues dabei. Einer ist schon da.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'In den Stundenplan' })).toBeNull();
});

test('where the plan does not arrive, there is a way to ask again', async () => {
  let isDown = true;
  planServer(
    {},
    {
      [`GET /api/schedule?today=${tuesday}&weekOffset=0`]: () =>
        isDown ? new Response('', { status: 503 }) : Response.json([guitar]),
    },
  );
  visitAs('Byte', '/schedule');
  await screen.findByText('Dein Stundenplan lässt sich gerade nicht laden');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByRole('button', { name: /^Gitarre 16:30/ })).toBeDefined();
});

test('what another device has deleted is told in the dialog, and nothing that was typed is lost', async () => {
  await open(
    { weeks: [[guitar]] },
    { 'PUT /api/schedule/guitar': () => refusal(404, 'unknownEntry') },
  );
  await userEvent.click(screen.getByRole('button', { name: /^Gitarre 16:30/ }));
  await screen.findByRole('dialog');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Titel' }), '!');
  await userEvent.click(dialog().getByRole('button', { name: 'Aktualisieren' }));
  expect(await dialog().findByText(/auf einem anderen Gerät gelöscht/)).toBeDefined();
  expect(dialog().getByRole('textbox', { name: 'Titel' })).toHaveProperty('value', 'Gitarre!');
});
