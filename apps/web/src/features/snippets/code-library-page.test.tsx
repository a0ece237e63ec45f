import type { Snippet } from '@hbg/contract/snippets';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server.ts';
import { visitAs } from '../../../testing/render-app.tsx';
import { libraryServer, snippetNamed } from './testing/library-server.ts';

const dice = snippetNamed('Würfel', { id: 'hbg-1', tags: ['zufall'], likes: 1 });
const own = snippetNamed('Mein Spiel', {
  id: 'mine',
  author: 'Byte',
  isOwn: true,
  category: 'Schleifen',
  description: 'Ein Spiel',
  tags: ['spiel'],
});
const java = snippetNamed('Klasse', { id: '3', language: 'java', category: 'Klassen' });
const house = [own, dice, java];

async function open(path = '/code-library', handlers = {}, snippets: readonly Snippet[] = house) {
  const sent = libraryServer(snippets, handlers);
  const router = visitAs('Byte', path);
  await screen.findByRole('heading', { level: 1, name: 'Code-Bibliothek' });
  await waitFor(() => expect(screen.queryByText('Snippets werden geladen...')).toBeNull());
  return { sent, router };
}

function card(name: string) {
  return within(screen.getByRole('article', { name }));
}

function likeButton() {
  return card('Würfel').getByRole('button', { name: /^Würfel gefällt mir/ });
}

function titles() {
  return screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));
}

function figures() {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  );
}

test('shows snippets by category, with what each of them is', async () => {
  await open();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Grundlagen 1', 'Schleifen 1', 'Klassen 1']);
  expect(titles()).toEqual(['Würfel', 'Mein Spiel', 'Klasse']);
  expect(figures()).toEqual({
    'Snippets insgesamt': '3',
    Kategorien: '3',
    'Beliebte Snippets': '1',
    'Aufrufe insgesamt': '0',
  });
  expect(card('Mein Spiel').getByText('Byte · 01.11.2026')).toBeTruthy();
  expect(card('Mein Spiel').getByText('#spiel')).toBeTruthy();
  expect(card('Klasse').queryByRole('button', { name: 'Ausführen' })).toBeNull();
});

test.each([
  ['python', true],
  ['javascript', true],
  ['html', true],
  ['css', true],
  ['java', false],
] as const)('%s opens in the workshop: %s', async (language, doesOpen) => {
  await open('/code-library', {}, [snippetNamed('Probe', { id: 'hbg-7', language })]);
  const link = card('Probe').queryByRole('link', { name: /^In der Werkstatt öffnen/ });
  expect(link?.getAttribute('href') ?? null).toBe(doesOpen ? '/workshop?snippet=hbg-7' : null);
});

test('search and filters stand in the address, and work from it', async () => {
  const { router } = await open('/code-library?q=zufall');
  expect(titles()).toEqual(['Würfel']);
  await userEvent.click(screen.getByRole('button', { name: 'Suche leeren' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  await userEvent.click(screen.getByRole('combobox', { name: 'Sprache' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Java' }));
  await waitFor(() => expect(titles()).toEqual(['Klasse']));
  expect(router.state.location.href).toBe('/code-library?sprache=java');
  await userEvent.type(screen.getByRole('searchbox'), 'xyz{Enter}');
  expect(await screen.findByText('Keine Code-Snippets gefunden')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(router.state.location.href).toBe('/code-library');
});

function keep(body: unknown) {
  const snippet = Object.assign({ ...own }, body, { category: 'Grundlagen' });
  return Response.json({ snippet, isMasked: false });
}

test('a new snippet is in the library at once', async () => {
  const { sent } = await open('/code-library', { 'POST /api/snippets': keep });
  await userEvent.click(screen.getByRole('button', { name: 'Neues Snippet' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Neues Code-Snippet erstellen' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Snippet erstellen' }));
  expect(await dialog.findByText('Gib ihm einen Titel')).toBeTruthy();
  expect(dialog.getByText('Hier fehlt noch der Code')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Titel'), 'Sterne');
  await userEvent.type(dialog.getByLabelText('Tags'), 'muster, for');
  await userEvent.type(dialog.getByLabelText('Code'), 'print("*")');
  await userEvent.click(dialog.getByRole('button', { name: 'Snippet erstellen' }));
  expect(await screen.findByRole('article', { name: 'Sterne' })).toBeTruthy();
  expect(screen.getByText('„Sterne“ erstellt')).toBeTruthy();
  expect(sent.at(-1)).toEqual({
    call: 'POST /api/snippets',
    body: {
      id: expect.any(String),
      title: 'Sterne',
      description: '',
      language: 'python',
      category: 'Grundlagen',
      difficulty: 'beginner',
      tags: ['muster', 'for'],
      code: 'print("*")',
      isPrivate: false,
    },
  });
});

test.each([
  ['unkind', /jemanden verletzen oder schaden/],
  ['worrying', /Nummer gegen Kummer/],
])('what is refused as %s stays in the form, with a kind word', async (name, text) => {
  await open('/code-library', { 'PUT /api/snippets/mine': () => refusal(422, name) });
  await userEvent.click(card('Mein Spiel').getByRole('button', { name: 'Mein Spiel bearbeiten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Code-Snippet bearbeiten' }));
  await userEvent.type(dialog.getByLabelText('Titel'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Änderungen speichern' }));
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.getByLabelText('Titel')).toHaveProperty('value', 'Mein Spiel!');
});

test('what is deleted is gone at once, and comes back when that is taken back', async () => {
  let shelf = house;
  const { sent } = await open('/code-library', {
    'GET /api/snippets': () => Response.json(shelf),
    'DELETE /api/snippets/mine': () => {
      shelf = [dice, java];
      return new Response(null, { status: 204 });
    },
    'POST /api/snippets': () => {
      shelf = house;
      return Response.json({ snippet: own, isMasked: false });
    },
  });
  await userEvent.click(card('Mein Spiel').getByRole('button', { name: 'Mein Spiel löschen' }));
  expect(titles()).toEqual(['Würfel', 'Klasse']);
  await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(titles()).toContain('Mein Spiel'));
  await waitFor(() =>
    expect(sent).toContainEqual({
      call: 'POST /api/snippets',
      body: expect.objectContaining({ id: 'mine', title: 'Mein Spiel', tags: ['spiel'] }),
    }),
  );
});

test('a like shows at once and is what the server says, and goes back where it fails', async () => {
  const answers = [
    () => Response.json({ likes: 2, isLiked: true }),
    () => new Response('', { status: 500 }),
  ];
  await open('/code-library', { 'POST /api/snippets/hbg-1/like': () => answers.shift()?.() });
  await userEvent.click(likeButton());
  await waitFor(() => expect(likeButton().textContent).toBe('Würfel gefällt mir: 2'));
  expect(likeButton()).toHaveProperty('ariaPressed', 'true');
  await userEvent.click(likeButton());
  expect(await screen.findByText('„Würfel“ ist nicht bewertet')).toBeTruthy();
  expect(likeButton().textContent).toBe('Würfel gefällt mir: 2');
});

test('a server without these calls says that they come soon', async () => {
  await open('/code-library', {
    'POST /api/snippets/hbg-1/like': () => new Response('', { status: 404 }),
    'POST /api/snippets': () => new Response('', { status: 501 }),
  });
  await userEvent.click(card('Würfel').getByRole('button', { name: /^Würfel gefällt mir/ }));
  const rated = 'Das Bewerten von Snippets wird in einer zukünftigen Version verfügbar sein.';
  expect(await screen.findByText(rated)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Neues Snippet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Titel'), 'Sterne');
  await userEvent.type(dialog.getByLabelText('Code'), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Snippet erstellen' }));
  const made = 'Das Erstellen neuer Snippets wird in einer zukünftigen Version verfügbar sein.';
  expect(await screen.findByText(made)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a program runs where it stands, which counts as a view', async () => {
  const ran = { success: true, result: 'finished', durationMs: 1, exitCode: 0, afterword: '' };
  await open('/code-library?q=wuerfel', {
    'POST /api/snippets/hbg-1/view': () => Response.json({ views: 7 }),
    'POST /api/execute': () => Response.json({ ...ran, output: 'Hallo\n', error: null }),
  });
  await userEvent.click(card('Würfel').getByRole('button', { name: 'Ausführen' }));
  expect(await card('Würfel').findByText('Hallo')).toBeTruthy();
  expect(card('Würfel').getByText('7')).toBeTruthy();
  expect(card('Würfel').getByRole('link', { name: /In der Werkstatt öffnen/ })).toHaveProperty(
    'search',
    '?snippet=hbg-1',
  );
});

test('of many, the first ones are there, and further ones on demand', async () => {
  const many = Array.from({ length: 30 }, (_, at) => snippetNamed(`Nummer ${at + 1}`));
  await open('/code-library', {}, many);
  expect(titles()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: '18 weitere zeigen' }));
  expect(titles()).toHaveLength(24);
});

test('where the library does not load, it can be tried again', async () => {
  const answers = [() => new Response('', { status: 500 }), () => Response.json(house)];
  await open('/code-library', { 'GET /api/snippets': () => answers.shift()?.() });
  await screen.findByText('Die Code-Bibliothek lässt sich gerade nicht laden');
  await userEvent.click(screen.getByRole('button', { name: 'Noch mal laden' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});
