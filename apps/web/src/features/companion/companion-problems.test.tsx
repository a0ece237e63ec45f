import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { heldStream } from '../../../testing/held-stream.ts';
import { button, chat, companionAnswer, field, openCompanion } from './testing/companion-server.ts';

const apology =
  'Entschuldigung, ich konnte deine Nachricht nicht verarbeiten. Versuche es bitte nochmal!';

function failing() {
  return new Response('', { status: 500 });
}

function talk() {
  return within(screen.getByRole('figure', { name: 'Unterhaltung' }));
}

function ways() {
  const list = screen.getByRole('list', { name: 'Was du jetzt tun kannst' });
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

async function failOnce(fail: () => Response | Promise<Response>) {
  const answers = [fail];
  const opened = await openCompanion({
    [chat]: () => answers.shift()?.() ?? Response.json(companionAnswer()),
  });
  await userEvent.type(field(), 'Und nun?{Enter}');
  await talk().findByRole('alert');
  return opened;
}

test.each([
  ['no server', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failing server', failing],
])('with %s it is sorry, and the same message can be sent again', async (_, fail) => {
  const { asked } = await failOnce(fail);
  expect(talk().getByRole('alert').textContent).toBe(apology);
  expect(screen.getByText('Zerknirscht')).toBeTruthy();
  expect(ways()).toEqual(['Nochmal versuchen', 'Hilfe', 'Anderes Thema']);
  await userEvent.click(button('Nochmal versuchen'));
  expect(await screen.findByText('Schleife')).toBeTruthy();
  expect(talk().queryByRole('alert')).toBeNull();
  expect(asked()).toMatchObject([{ message: 'Und nun?' }, { message: 'Und nun?' }]);
  expect(document.activeElement).toBe(field());
});

test('help says why, and leads on without an answer', async () => {
  await failOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(button('Hilfe'));
  expect(screen.getByText(/Die Garage antwortet nicht/).parentElement).toBe(document.activeElement);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Danach suchen' });
  expect(new URLSearchParams(link.search).get('q')).toBe('Und nun?');
  expect(screen.getByRole('link', { name: 'Zu den Lektionen' })).toBeTruthy();
});

test('another topic drops the message, and offers some', async () => {
  const { asked } = await failOnce(failing);
  await userEvent.click(button('Anderes Thema'));
  expect(screen.queryByText('Und nun?')).toBeNull();
  expect(screen.getByText('Gern. Worüber möchtest du reden?')).toBeTruthy();
  expect(screen.getByText('Gut gelaunt')).toBeTruthy();
  await userEvent.click(button('Was ist KI?'));
  await waitFor(() => expect(asked()).toHaveLength(2));
});

test('an answer that breaks off counts as none', async () => {
  const stream = heldStream();
  await openCompanion({ [chat]: () => stream.response });
  await userEvent.type(field(), 'Und nun?{Enter}');
  stream.say('Schau ');
  await screen.findByText('Schau');
  stream.end();
  expect((await talk().findByRole('alert')).textContent).toBe(apology);
});

test('what could not be sent outlives the page', async () => {
  const { router } = await failOnce(failing);
  await userEvent.click(screen.getByRole('radio', { name: 'Bastel-Helfer' }));
  await waitFor(() => expect(router.state.location.href).toContain('bastel'));
  await waitFor(() => expect(field().value).toBe('Und nun?'));
});

test('without progress and riddle one can still talk', async () => {
  await openCompanion({ 'GET /api/achievements': failing, 'GET /api/riddle': failing });
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Noch mal laden' })).toHaveLength(2),
  );
  await userEvent.type(field(), 'Und nun?{Enter}');
  expect(await screen.findByText('Schleife')).toBeTruthy();
});
