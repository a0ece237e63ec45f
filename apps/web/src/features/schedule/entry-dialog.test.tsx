import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actOf, dialog, guitar, open } from './testing/open-plan.tsx';
import { tuesday } from './testing/plan-server.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${tuesday}T15:42:00`) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('this week is left out in the dialog of what recurs, and comes back by Rückgängig', async () => {
  const { sent } = await open(
    { weeks: [[guitar]] },
    { 'PUT /api/schedule/guitar/left-out': () => new Response(null, { status: 204 }) },
  );
  await userEvent.click(await actOf('bearbeiten'));
  await userEvent.click(await screen.findByRole('button', { name: 'Diese Woche entfällt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  const told = () => sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() =>
    expect(told()).toEqual([
      { week: '2026-11-22', isLeftOut: true },
      { week: '2026-11-22', isLeftOut: false },
    ]),
  );
});

test('the date stands beside the weekday of what is only once', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Termin hinzufügen' }));
  await screen.findByRole('dialog');
  expect(dialog().getByText('Zum ersten Mal am 23.11.2026')).toBeDefined();
  await userEvent.click(dialog().getByRole('combobox', { name: 'Wiederholung' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Nur einmal' }));
  expect(dialog().getByText('Am 23.11.2026')).toBeDefined();
});

test('one week of a series is changed alone, and one Rückgängig takes back both halves', async () => {
  const own = { ...guitar, id: 'own', title: 'Vorspiel', isRecurring: false };
  const { sent } = await open(
    { weeks: [[guitar]] },
    {
      'POST /api/schedule/guitar/one-week': () => Response.json(own),
      'PUT /api/schedule/guitar/left-out': () => new Response(null, { status: 204 }),
      'DELETE /api/schedule/own': () => new Response(null, { status: 204 }),
    },
  );
  await userEvent.click(await actOf('bearbeiten'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Nur diese Woche ändern' }));
  expect(dialog().getByText('Am 24.11.2026')).toBeDefined();
  expect(dialog().queryByRole('combobox', { name: 'Wiederholung' })).toBeNull();
  expect(dialog().queryByRole('button', { name: 'Löschen' })).toBeNull();
  const title = dialog().getByRole('textbox', { name: 'Titel' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Vorspiel{Enter}');
  expect(await screen.findByText('„Gitarre“ ist nur diese Woche anders')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
  const told = () => sent.filter(({ call }) => !call.startsWith('GET'));
  await waitFor(() =>
    expect(told()).toMatchObject([
      { body: { title: 'Vorspiel', weekOffset: 0, dayOfWeek: 2, today: tuesday } },
      { call: 'PUT /api/schedule/guitar/left-out', body: { week: '2026-11-22', isLeftOut: false } },
      { call: 'DELETE /api/schedule/own' },
    ]),
  );
});
