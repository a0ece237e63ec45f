import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { search } from '@hbg/contract/search';
import {
  changeSnippet,
  createSnippet,
  eraseSnippet,
  likeSnippet,
  listSnippets,
  type SnippetDraft,
  snippetLimits,
  viewSnippet,
} from '@hbg/contract/snippets';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import type { Engine } from '../../db/database.ts';

const day = 86_400_000;

const stars: SnippetDraft = {
  title: 'Sternenregen',
  description: 'Malt Sterne, so viele du willst.',
  code: 'for _ in range(5):\n    print("*" * 5)\n',
  language: 'python',
  category: 'Schleifen',
  tags: ['for', 'muster'],
  difficulty: 'beginner',
  isPrivate: false,
};

async function openLibrary(app: TestApp, user: number) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  return {
    browser,
    list: () => browser.call(listSnippets, {}),
    own: async () =>
      (await browser.call(listSnippets, {})).filter(({ author }) => author !== 'HBG'),
    create: (part: Partial<SnippetDraft> = {}, id: string = randomUUID()) =>
      browser.call(createSnippet, { body: { ...stars, ...part, id } }),
    change: (id: string, part: Partial<SnippetDraft>) =>
      browser.call(changeSnippet, { params: { id }, body: { ...stars, ...part } }),
    erase: (id: string) => browser.call(eraseSnippet, { params: { id } }),
    like: (id: string) => browser.call(likeSnippet, { params: { id } }),
    view: (id: string) => browser.call(viewSnippet, { params: { id } }),
  };
}

async function openHouse(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const [byte, pixel] = await Promise.all([openLibrary(app, 1), openLibrary(app, 2)]);
  return { app, byte, pixel, db: app.context.database.db };
}

describe.each(engines)('the library on %s', (engine) => {
  test('eight snippets come with the house', async () => {
    const { byte } = await openHouse(engine);
    const snippets = await byte.list();
    expect(snippets.map(({ author, likes, views }) => [author, likes, views])).toEqual(
      Array.from({ length: 8 }, () => ['HBG', 0, 0]),
    );
    expect(snippets[0]).toMatchObject({ id: 'hbg-1', title: 'Zahlenraten', language: 'python' });
  });

  test('what one learner writes, the other sees with its author, newest first', async () => {
    const { app, byte, pixel } = await openHouse(engine);
    const { snippet, isMasked } = await byte.create();
    app.clock.advance(1);
    await byte.create({ title: 'Zweites' });
    expect(isMasked).toBe(false);
    expect(snippet).toMatchObject({ ...stars, author: 'Byte', isOwn: true, likes: 0, views: 0 });
    const seen = await pixel.own();
    expect(seen.map(({ title }) => title)).toEqual(['Zweites', 'Sternenregen']);
    expect(seen[1]).toEqual({ ...snippet, isOwn: false });
  });

  test('sent again, a snippet is there once', async () => {
    const { byte, pixel } = await openHouse(engine);
    const id = randomUUID();
    await Promise.all([byte.create({}, id), byte.create({}, id)]);
    expect(await byte.own()).toHaveLength(1);
    await expect(pixel.create({}, id)).rejects.toMatchObject({ refusal: 'notOwn' });
  });

  test('a private one is there for nobody else', async () => {
    const { byte, pixel } = await openHouse(engine);
    const { snippet } = await byte.create({ isPrivate: true });
    expect(await byte.own()).toHaveLength(1);
    expect(await pixel.own()).toEqual([]);
    const unknown = { status: 404, refusal: 'unknownSnippet' };
    await expect(pixel.like(snippet.id)).rejects.toMatchObject(unknown);
    await expect(pixel.view(snippet.id)).rejects.toMatchObject(unknown);
    await expect(pixel.erase(snippet.id)).rejects.toMatchObject(unknown);
    await byte.change(snippet.id, { isPrivate: false });
    expect(await pixel.own()).toHaveLength(1);
  });

  test('only its author changes and erases it, and nobody what comes with the house', async () => {
    const { byte, pixel } = await openHouse(engine);
    const { snippet } = await byte.create();
    const refused = { status: 403, refusal: 'notOwn' };
    await expect(pixel.change(snippet.id, { title: 'Meins' })).rejects.toMatchObject(refused);
    await expect(pixel.erase(snippet.id)).rejects.toMatchObject(refused);
    await expect(pixel.erase('hbg-1')).rejects.toMatchObject(refused);
    const changed = await byte.change(snippet.id, {
      title: 'Sternschnuppen',
      tags: ['neu', 'neu'],
    });
    expect(changed.snippet).toEqual({ ...snippet, title: 'Sternschnuppen', tags: ['neu'] });
    expect(await byte.own()).toEqual([changed.snippet]);
  });

  test('a like counts once a learner, and the second one takes it back', async () => {
    const { byte, pixel } = await openHouse(engine);
    expect(await byte.like('hbg-1')).toEqual({ likes: 1, isLiked: true });
    expect(await pixel.like('hbg-1')).toEqual({ likes: 2, isLiked: true });
    expect(await byte.like('hbg-1')).toEqual({ likes: 1, isLiked: false });
    expect((await byte.list())[0]).toMatchObject({ likes: 1, isLiked: false });
    expect((await pixel.list())[0]).toMatchObject({ likes: 1, isLiked: true });
  });

  test('a view counts once a learner and day', async () => {
    const { app, byte, pixel } = await openHouse(engine);
    expect(await byte.view('hbg-2')).toEqual({ views: 1 });
    expect(await byte.view('hbg-2')).toEqual({ views: 1 });
    expect(await pixel.view('hbg-2')).toEqual({ views: 2 });
    app.clock.advance(day);
    expect(await byte.view('hbg-2')).toEqual({ views: 3 });
    expect((await byte.list())[1]).toMatchObject({ id: 'hbg-2', views: 3 });
  });

  test('what is erased leaves nothing, and comes back as it was when it is taken back', async () => {
    const { app, byte, pixel, db } = await openHouse(engine);
    const { snippet } = await byte.create();
    await pixel.like(snippet.id);
    await pixel.view(snippet.id);
    const [before] = await byte.own();
    app.clock.advance(day);
    await byte.erase(snippet.id);
    for (const table of ['snippet', 'snippet_like', 'snippet_view'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await expect(byte.erase(snippet.id)).rejects.toMatchObject({ refusal: 'unknownSnippet' });
    await byte.create({}, snippet.id);
    expect(await byte.own()).toEqual([before]);
  });
});

test('what was just erased is taken back by nobody else', async () => {
  const { byte, pixel } = await openHouse();
  const { snippet } = await byte.create();
  await pixel.like(snippet.id);
  await byte.erase(snippet.id);
  await expect(pixel.create({}, snippet.id)).rejects.toMatchObject({ refusal: 'notOwn' });
  expect((await byte.create({}, snippet.id)).snippet).toMatchObject({ likes: 1 });
});

test('what others will see is written at the pace of talk', async () => {
  const { byte } = await openHouse();
  const { snippet } = await byte.create({ isPrivate: true });
  for (let count = 0; count < 40; count += 1) await byte.change(snippet.id, {});
  await expect(byte.change(snippet.id, {})).rejects.toMatchObject({ refusal: 'tooOften' });
  await expect(byte.create()).rejects.toMatchObject({ refusal: 'tooOften' });
  expect((await byte.change(snippet.id, { isPrivate: true })).snippet.isPrivate).toBe(true);
});

test('a learner keeps only so many', async () => {
  const { byte, db } = await openHouse();
  const { title, description, code, language, category, difficulty } = stars;
  const rows = Array.from({ length: snippetLimits.own }, () => ({
    title,
    description,
    code,
    language,
    category,
    difficulty,
    id: randomUUID(),
    learner_id: 1,
    tags: '[]',
    is_private: 0,
    created_at: '2026-03-01T08:00:00.000Z',
  }));
  for (const row of rows) await db.insertInto('snippet').values(row).execute();
  await expect(byte.create()).rejects.toMatchObject({ status: 409, refusal: 'full' });
});

test.each([
  ['title', { title: '  ' }, 'title: Gib ihm einen Titel'],
  ['title', { title: 'x'.repeat(81) }, 'title: Höchstens 80 Zeichen'],
  ['code', { code: ' \n' }, 'code: Hier fehlt noch der Code'],
  ['code', { code: 'x'.repeat(10_001) }, 'code: Höchstens 10.000 Zeichen'],
  ['tags', { tags: Array.from({ length: 9 }, String) }, 'tags: Höchstens 8 Tags'],
  ['tags', { tags: ['x'.repeat(31)] }, 'tags.0: Höchstens 30 Zeichen'],
])('what does not fit is refused with its field: %s', async (_, part, text) => {
  const { byte } = await openHouse();
  await expect(byte.create(part)).rejects.toThrow(`400: ${text}`);
});

test.each([
  [{ title: 'Du bist so ein Vollidiot' }, 'unkind'],
  [{ code: 'print("Fick dich, du Hurensohn")' }, 'unkind'],
  [{ description: 'Ich will nicht mehr leben' }, 'worrying'],
  [{ code: '# Ich will sterben\nprint(1)' }, 'worrying'],
])('%j is refused where others would see it', async (part, refusal) => {
  const { byte } = await openHouse();
  await expect(byte.create(part)).rejects.toMatchObject({ status: 422, refusal });
  const { snippet } = await byte.create({ ...part, isPrivate: true });
  await expect(byte.change(snippet.id, part)).rejects.toMatchObject({ refusal });
});

test.each([
  { title: 'Monster besiegen', code: 'if leben <= 0:\n    print("Du bist tot! Game over.")' },
  { title: 'Zombie töten', description: 'Ein Kampf gegen drei Gegner mit Schwert und Bombe.' },
  {
    title: 'Passwort prüfen',
    description: 'Ist dein Passwort lang genug?',
    code: 'print(len("abc"))',
  },
  { title: 'Mini-Taschenrechner', tags: ['mathe', 'plus'] },
  { title: 'Kill-Zähler', code: 'kills = 0\n# ein Schuss, ein Treffer\nkills += 1\nprint(kills)' },
  {
    title: 'Nackte Zahlen',
    description: 'Zählt alle Zahlen zusammen und teilt durch ihre Anzahl.',
  },
])('a game may be a game: %j', async (part) => {
  const { byte } = await openHouse();
  const { snippet, isMasked } = await byte.create(part);
  expect([snippet, isMasked]).toEqual([expect.objectContaining(part), false]);
});

test('all that comes with the house could be written by a learner', async () => {
  const { byte } = await openHouse();
  for (const { title, description, code, tags } of await byte.list()) {
    const kept = await byte.create({ title, description, code, tags });
    expect(kept).toMatchObject({ snippet: { title, code }, isMasked: false });
  }
});

test('personal data is covered before others see it, and stays in a private one', async () => {
  const { byte, pixel } = await openHouse();
  const part = { code: 'nummer = "0176 12345678"\nprint(nummer)' };
  const { snippet, isMasked } = await byte.create(part);
  expect(isMasked).toBe(true);
  expect((await pixel.own())[0]?.code).toBe(snippet.code);
  expect(snippet.code).not.toContain('12345678');
  expect((await byte.create({ ...part, isPrivate: true })).snippet.code).toBe(part.code);
});

test('the search finds snippets of the house, private ones for their author alone', async () => {
  const { byte, pixel } = await openHouse();
  await byte.create({ title: 'Glücksrad der Piraten', tags: ['würfel'] });
  await byte.create({ title: 'Piraten-Geheimnis', isPrivate: true });
  const find = async ({ browser }: typeof byte, query: string) => {
    const { results } = await browser.call(search, { body: { query, language: 'german' } });
    return results.map(({ topic }) => topic);
  };
  expect((await find(pixel, 'gluecksrad piraten'))[0]).toBe('Glücksrad der Piraten');
  expect(await find(pixel, 'Würfel')).toContain('Glücksrad der Piraten');
  expect(await find(pixel, 'Piraten')).not.toContain('Piraten-Geheimnis');
  expect((await find(byte, 'Piraten')).slice(0, 2)).toContain('Piraten-Geheimnis');
  const { results } = await pixel.browser.call(search, {
    body: { query: 'Glücksrad', language: 'german' },
  });
  expect(results[0]).toMatchObject({
    kind: 'snippet',
    place: '/code-library?q=Gl%C3%BCcksrad+der+Piraten',
    difficulty: 'Anfänger',
    codeExample: stars.code,
  });
});
