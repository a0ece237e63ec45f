import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitAs } from '../../../testing/render-app.tsx';
import { further, pathServer, progressIn, start, web } from './shared/testing/path-server.ts';

async function open(search = '', ...server: Parameters<typeof pathServer>) {
  pathServer(...server);
  const router = visitAs('Byte', `/learning-paths${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Lernpfade' });
  await waitFor(() => expect(screen.queryByText('Lernpfade werden geladen...')).toBeNull());
  return { router, user: userEvent.setup() };
}

const titles = () => screen.queryAllByRole('article').map((card) => cardTitle(card));

function cardOf(name: string) {
  return within(screen.getByRole('article', { name }));
}

function cardTitle(card: HTMLElement) {
  return within(card).getByRole('heading', { level: 2 }).textContent;
}

test('a card says what the path is, and leads to it', async () => {
  const { router, user } = await open();
  expect(titles()).toEqual(['Python-Start', 'Zum Spiel', 'Webseiten bauen']);
  const card = screen.getByRole('article', { name: 'Python-Start' });
  expect(card.textContent).toContain('Von der ersten Zeile bis zum Ratespiel.');
  expect(card.textContent).toContain('Python · Anfänger · etwa 14\u00a0Stunden · 3\u00a0Schritte');
  expect(within(card).queryByRole('progressbar')).toBeNull();
  expect(cardOf('Webseiten bauen').getByText(/^HTML und CSS · Anfänger/)).toBeTruthy();
  await user.click(within(card).getByRole('link', { name: 'Python-Start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/learning-paths/1'));
});

test('a started path shows how far one is, and whether it runs', async () => {
  await open('', [
    progressIn(start),
    progressIn(further, { isPaused: true }),
    progressIn(web, { finishedAt: '2026-11-21T08:00:00.000Z', progressPercentage: 100 }),
  ]);
  expect(cardOf('Python-Start').getByText('läuft')).toBeTruthy();
  expect(
    cardOf('Python-Start').getByRole('progressbar', { name: '1 von 4 geschafft' }),
  ).toHaveProperty('value', 25);
  expect(cardOf('Zum Spiel').getByText('pausiert')).toBeTruthy();
  expect(cardOf('Webseiten bauen').getByText('geschafft')).toBeTruthy();
});

test('the filter stands in the address, and the empty list says why', async () => {
  const { router, user } = await open('?sprache=javascript');
  expect(titles()).toEqual(['Webseiten bauen']);
  expect(screen.getByRole('radio', { name: 'JavaScript' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'Java' }));
  expect(await screen.findByText('Keine Lernpfade gefunden')).toBeTruthy();
  expect(
    screen.getByText('Für die gewählte Programmiersprache sind noch keine Lernpfade verfügbar.'),
  ).toBeTruthy();
  expect(router.state.location.search).toEqual({ sprache: 'java' });
  await user.click(screen.getByRole('button', { name: 'Alle zeigen' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(router.state.location.search).toEqual({});
});

test('a language that nobody knows filters nothing', async () => {
  await open('?sprache=php');
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'Alle' })).toHaveProperty('checked', true);
});

test('what does not arrive can be loaded again', async () => {
  let isAway = true;
  const { user } = await open('', [], {
    'GET /api/user-path-progress': () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return Response.json([progressIn(start)]);
    },
  });
  expect(await screen.findByText('Die Lernpfade lassen sich gerade nicht laden')).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  expect(await screen.findByText('läuft')).toBeTruthy();
});
