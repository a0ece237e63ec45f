import { loadCourses } from '@hbg/content/load-courses';
import { login } from '@hbg/contract/account';
import { createProject, createProjectSession } from '@hbg/contract/projects';
import { search } from '@hbg/contract/search';
import { expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { placeOf } from './place-of.ts';

async function openSearch() {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  return async (query: string) => {
    const { results } = await browser.call(search, { body: { query, language: 'german' } });
    return results;
  };
}

test.each([
  ['Python Variablen', 'Variable'],
  ['For-Schleifen', 'for-Schleife'],
  ['Funktionen', 'Funktion'],
  ['Listen', 'Liste'],
  ['Zählschleife', 'for-Schleife'],
  ['woerterbuch', 'Wörterbuch'],
  ['Wörtebuch', 'Wörterbuch'],
  ['loop', 'Schleife'],
])('%s finds %s first', async (query, title) => {
  const find = await openSearch();
  const [first] = await find(query);
  expect(first?.topic).toContain(title);
});

test('a result has all that a card shows', async () => {
  const find = await openSearch();
  const [first] = await find('range');
  expect(first).toEqual({
    kind: 'concept',
    place: expect.stringMatching(/^\/learn\/1\/\d+$/),
    language: 'python',
    topic: expect.any(String),
    description: expect.stringMatching(/.{50}/),
    difficulty: 'Anfänger',
    steps: expect.arrayContaining([expect.any(String)]),
    codeExample: expect.stringContaining('range('),
    explanation: expect.stringMatching(/.{100}/s),
  });
});

test('there are ten results at most, lessons and snippets among them', async () => {
  const find = await openSearch();
  const results = await find('print');
  expect(results.length).toBe(10);
  expect(await find('Einmaleins')).toContainEqual(
    expect.objectContaining({ topic: 'Einmaleins', snippet: expect.stringMatching(/^hbg-\d+$/) }),
  );
  expect(await find('Hallo, Welt!')).toContainEqual(
    expect.objectContaining({ topic: 'Hallo, Welt!' }),
  );
});

test('what can be built is found by its name, and told by the companion', async () => {
  const find = await openSearch();
  expect(await find('Passwort-Generator')).toContainEqual(
    expect.objectContaining({
      kind: 'plan',
      place: expect.stringMatching(/^\/ai-companion\?frage=Passwort/),
      codeExample: expect.stringContaining('print('),
    }),
  );
});

test('each kind leads to where it belongs', async () => {
  const find = await openSearch();
  const placeOf = async (query: string, kind: string) =>
    (await find(query)).find((result) => result.kind === kind)?.place;
  expect(await placeOf('Hallo, Welt!', 'lesson')).toBe('/learn/1/1');
  expect(await placeOf('Einmaleins', 'snippet')).toBe('/code-library?q=Einmaleins');
  expect(await placeOf('Was heißt IDE?', 'term')).toBe('/learn');
});

test('a card of no lesson leads to the mastery that is about it, else to where it is tried or asked', async () => {
  const { context } = await createTestApp();
  const { content } = context;
  const placeOfCard = (id: string) =>
    placeOf({ kind: 'concept', id, title: content.concepts.get(id)?.title ?? '' }, content);
  expect(placeOfCard('html-tabelle')).toBe('/html-mastery?lektion=tabellen');
  expect(placeOfCard('link')).toBe('/html-mastery?lektion=links');
  expect(placeOfCard('knopf')).toMatch(/^\/html-mastery\?lektion=/);
  expect(placeOfCard('html-kommentar')).toBe('/html-mastery');
  expect(placeOfCard('neuron')).toBe('/ai-companion?frage=K%C3%BCnstliches+Neuron');
  expect(placeOfCard('zip')).toBe('/workshop');
});

test.each(['xqzzy', 'asdf qwertz', 'Bundeskanzler'])('nothing is found for %s', async (query) => {
  const find = await openSearch();
  expect(await find(query)).toEqual([]);
});

test('a learning path is found by its name and by what is learned on it', async () => {
  const find = await openSearch();
  const pathsFor = async (query: string) =>
    (await find(query)).flatMap(({ kind, place }) => (kind === 'path' ? [place] : []));
  const [first] = await find('Pixels Python-Start');
  expect(first).toMatchObject({
    kind: 'path',
    place: '/learning-paths/1',
    topic: 'Pixels Python-Start',
    difficulty: 'Anfänger',
    language: 'python',
  });
  expect(await pathsFor('Lernpfad Java')).toEqual(['/learning-paths/10']);
  expect(await pathsFor('Lernpfade')).toHaveLength(3);
  expect(await pathsFor('Memory')).toContain('/learning-paths/8');
  expect(await pathsFor('Ton')).toEqual([]);
});

test('a word of the glossary is found with its meaning', async () => {
  const find = await openSearch();
  const [first] = await find('Was heißt IDE?');
  expect(first).toMatchObject({ topic: 'IDE', steps: [], codeExample: '' });
  expect(first?.description).toContain('Werkstatt');
});

test('a lesson is as hard as its chapter, and its solution is never shown', async () => {
  const find = await openSearch();
  const lessons = loadCourses().flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
  const levels = new Set<string>();
  for (const { title, solution } of lessons) {
    const shown = (await find(title)).find(({ topic }) => topic === title);
    if (!shown) continue;
    levels.add(shown.difficulty);
    expect(JSON.stringify(shown)).not.toContain(JSON.stringify(solution).slice(1, -1));
  }
  expect([...levels].toSorted()).toEqual(['Anfänger', 'Experte', 'Fortgeschritten']);
});

test('who searches without end is told when to go on, each learner on their own', async () => {
  const app = await createTestApp();
  const openFor = async (user: number) => {
    const browser = openBrowser(app);
    await browser.call(login, { body: { user, password } });
    return () => browser.call(search, { body: { query: 'loop', language: 'german' } });
  };
  const find = await openFor(1);
  for (let count = 0; count < 100; count += 1) await find();
  const refused = { status: 429, refusal: 'tooOften', retryAfterMs: 1_000 };
  await expect(find()).rejects.toMatchObject(refused);
  await (await openFor(2))();
  app.clock.advance(1_000);
  await find();
});

test('a blank query is refused', async () => {
  const find = await openSearch();
  await expect(find('   ')).rejects.toMatchObject({ status: 400 });
});

test('own projects are found by their names and by what was written of them, and by nobody else', async () => {
  const app = await createTestApp();
  const openFor = async (user: number) => {
    const browser = openBrowser(app);
    await browser.call(login, { body: { user, password } });
    const find = async (query: string) => {
      const { results } = await browser.call(search, { body: { query, language: 'german' } });
      return results.filter(({ kind }) => kind === 'project');
    };
    return { browser, find };
  };
  const { browser, find } = await openFor(1);
  const { id } = await browser.call(createProject, {
    body: { title: 'Seifenkiste lenken', language: 'Go', targetFeatures: ['Bremse'] },
  });
  await browser.call(createProjectSession, {
    body: { projectId: id, sessionName: 'Erste Fahrt', workDone: 'Quietscht noch' },
  });
  const found = {
    kind: 'project',
    place: `/project?projekt=${id}`,
    topic: 'Seifenkiste lenken',
    description: 'Ein Projekt in Go.',
    difficulty: 'Anfänger',
    steps: ['Bremse'],
    codeExample: '',
    language: 'python',
    explanation: '',
  };
  for (const query of ['seifenkiste', 'Bremse', 'quietscht', 'Seifenkiste Fahrt'])
    expect([query, await find(query)]).toEqual([query, [found]]);
  expect(await (await openFor(2)).find('seifenkiste')).toEqual([]);
});
