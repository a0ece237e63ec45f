import { login } from '@hbg/contract/account';
import { search } from '@hbg/contract/search';
import { expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';

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
    topic: expect.any(String),
    description: expect.stringMatching(/.{50}/),
    difficulty: 'Anfänger',
    steps: expect.arrayContaining([expect.any(String)]),
    codeExample: expect.stringContaining('range('),
    explanation: expect.stringMatching(/.{100}/s),
  });
});

test('there are ten results at most, lessons and snippets among them, and none for nonsense', async () => {
  const find = await openSearch();
  const results = await find('print');
  expect(results.length).toBe(10);
  expect(await find('Einmaleins')).toContainEqual(
    expect.objectContaining({ topic: expect.stringContaining('Einmaleins') }),
  );
  expect(await find('Hallo, Welt!')).toContainEqual(
    expect.objectContaining({ topic: 'Hallo, Welt!' }),
  );
  expect(await find('xqzzy')).toEqual([]);
});

test('the solution of a lesson is never among them', async () => {
  const find = await openSearch();
  const found = JSON.stringify(await find('Schraube Steckdose mit Aussicht'));
  expect(found).not.toContain('Ich wünsche mir eine Steckdose');
});

test('a blank query is refused', async () => {
  const find = await openSearch();
  await expect(find('   ')).rejects.toMatchObject({ status: 400 });
});
