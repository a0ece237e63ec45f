import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, signedIn } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import type { SearchResult } from './shared/search-query.ts';

const loops: SearchResult = {
  kind: 'concept',
  place: '/learn/1/12',
  language: 'python',
  topic: 'for-Schleife',
  description: 'Wiederholt Zeilen.',
  difficulty: 'Anfänger',
  steps: ['Schreib `for`.', 'Rück ein.'],
  codeExample: 'for zahl in range(3):\n    print(zahl)\n',
  explanation: 'Sie zählt für dich.',
};
const snippet: SearchResult = {
  ...loops,
  kind: 'snippet',
  place: '/code-library?q=Einmal+eins',
  topic: 'Einmal eins',
  steps: [],
  language: 'html',
  snippet: 'hbg-3',
};

async function open(path = '/search', answer: () => Response = () => answerWith([loops, snippet])) {
  const sent = fakeServer({ ...signedIn, 'POST /api/search': answer });
  const router = visitAs('Byte', path);
  await screen.findByRole('heading', { level: 1, name: 'What do you want to learn today?' });
  const asked = () =>
    sent.filter(({ call }) => call === 'POST /api/search').map(({ body }) => body);
  return { router, asked };
}

function answerWith(results: readonly SearchResult[]) {
  return Response.json({ results });
}

function box() {
  return screen.getByRole('searchbox', { name: 'Was möchtest du lernen?' });
}

test('what is typed is looked for by Enter, and nothing before', async () => {
  const { router, asked } = await open();
  const button = screen.getByRole('button', { name: 'Lernen' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.type(box(), '   ');
  expect(button).toHaveProperty('disabled', true);
  await userEvent.type(box(), 'wie oft{Enter}');
  expect(await screen.findByRole('article', { name: 'for-Schleife' })).toBeTruthy();
  expect(asked()).toEqual([{ query: 'wie oft', language: 'german' }]);
  expect(router.state.location.href).toBe('/search?q=wie+oft');
  expect(document.activeElement).toBe(box());
});

test('a result has all that helps to go on', async () => {
  await open('/search?q=for');
  const card = within(await screen.findByRole('article', { name: 'for-Schleife' }));
  expect(card.getByText('Anfänger')).toBeTruthy();
  expect(card.getByText('So gehst du vor:')).toBeTruthy();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Schreib for.',
    'Rück ein.',
  ]);
  expect(card.getByText('Sie zählt für dich.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Code kopieren' })).toBeTruthy();
  expect(card.getByRole('link', { name: /^Jetzt üben/ })).toHaveProperty('pathname', '/learn/1/12');
  const other = within(screen.getByRole('article', { name: 'Einmal eins' }));
  expect(other.queryByText('So gehst du vor:')).toBeNull();
  const { pathname, search } = other.getByRole<HTMLAnchorElement>('link', { name: /^Jetzt üben/ });
  expect([pathname, search.replace('%20', '+')]).toEqual(['/code-library', '?q=Einmal+eins']);
  const workshop = other.getByRole('link', { name: /^In der Werkstatt öffnen/ });
  expect(workshop).toHaveProperty('search', '?snippet=hbg-3');
  expect(card.queryByRole('link', { name: /Werkstatt/ })).toBeNull();
});

test('a popular topic fills the box, and back leads to what was looked for before', async () => {
  const { router, asked } = await open('/search?q=Listen');
  expect(
    within(screen.getByRole('list', { name: 'Beliebte Themen' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Python Variablen', 'For-Schleifen', 'Funktionen', 'Listen', 'If-Bedingungen']);
  await userEvent.click(screen.getByRole('button', { name: 'For-Schleifen' }));
  await waitFor(() => expect(box()).toHaveProperty('value', 'For-Schleifen'));
  await waitFor(() => expect(asked()).toHaveLength(2));
  router.history.back();
  await waitFor(() => expect(box()).toHaveProperty('value', 'Listen'));
  expect(asked()).toHaveLength(2);
});

test('the box says what the results are about, whatever was typed before', async () => {
  const { router } = await open('/search?q=Listen');
  const type = async (text: string) => {
    await userEvent.clear(box());
    await userEvent.type(box(), text);
  };
  await type('Eis{Enter}');
  await screen.findByRole('region', { name: 'Ergebnisse zu „Eis“' });
  router.history.back();
  await screen.findByRole('region', { name: 'Ergebnisse zu „Listen“' });
  expect(box()).toHaveProperty('value', 'Listen');
  await type('Kuchen');
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  expect(box()).toHaveProperty('value', 'Listen');
});

test('an answer without results has found nothing', async () => {
  await open('/search?q=Listen', () => Response.json({}));
  expect(await screen.findByText('Keine Ergebnisse gefunden')).toBeTruthy();
});

test('where nothing fits, it leads to the lessons, or to the companion with what was asked', async () => {
  await open('/search?q=xqzzy', () => answerWith([]));
  expect(await screen.findByText('Keine Ergebnisse gefunden')).toBeTruthy();
  const hint = 'Versuche es mit einem anderen Suchbegriff oder wähle ein beliebtes Thema aus.';
  expect(screen.getByText(hint)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu den Lektionen' })).toHaveProperty(
    'pathname',
    '/learn',
  );
  const { pathname, search } = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Frag den KI-Begleiter',
  });
  expect([pathname, search]).toEqual(['/ai-companion', '?frage=xqzzy']);
});

test.each([
  ['Python lernen', 'Python kennenlernen'],
  ['eine LOOP', 'Schleifen'],
  ['Meine Funktion', 'Funktionen'],
  ['Elefanten', 'Elefanten'],
])('where the search fails, %s gets a result of the page itself', async (query, topic) => {
  await open(`/search?q=${encodeURIComponent(query)}`, () => new Response('', { status: 500 }));
  const card = within(await screen.findByRole('article', { name: topic }));
  expect(card.getByText('Anfänger')).toBeTruthy();
  expect(card.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
});
