import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { noteActivity, readAchievements } from '@hbg/contract/achievements';
import { listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { maxCodeBytes } from '@hbg/contract/execution';
import {
  createProgram,
  eraseProgram,
  listPrograms,
  type ProgramLanguage,
  programLimits,
  renameProgram,
  unitOfProgram,
} from '@hbg/contract/programs';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import { mostErased } from '../../db/read-gone.ts';

async function openWorkshop(app: TestApp, user = 1) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  return {
    browser,
    list: () => browser.call(listPrograms, {}),
    create: (
      title: string,
      code = 'print(1)',
      id: string = randomUUID(),
      language?: ProgramLanguage,
    ) => browser.call(createProgram, { body: { id, title, code, ...(language && { language }) } }),
    rename: (id: string, title: string) =>
      browser.call(renameProgram, { params: { id }, body: { title } }),
    erase: (id: string) => browser.call(eraseProgram, { params: { id } }),
    write: (id: string, code: string) =>
      browser.call(saveDraft, {
        body: { unit: unitOfProgram(id), code, basedOn: 1, editedAt: isoTime(app.clock.now()) },
      }),
    draft: (id: string) => browser.call(readDraft, { query: { unit: unitOfProgram(id) } }),
  };
}

describe.each(engines)('programs of the workshop, with %s', (engine) => {
  test('are kept with their code, the last changed first', async () => {
    const app = await createTestApp(engine);
    const { list, create, write, draft } = await openWorkshop(app);
    const ball = await create('Ballspiel', 'print("Ball")');
    app.clock.advance(60_000);
    await create('Sterne');
    expect((await list()).map(({ title }) => title)).toEqual(['Sterne', 'Ballspiel']);
    app.clock.advance(60_000);
    await write(ball.id, 'print("Tor")');
    expect((await list()).map(({ title }) => title)).toEqual(['Ballspiel', 'Sterne']);
    expect(await draft(ball.id)).toMatchObject({ code: 'print("Tor")', revision: 2 });
  });

  test('keep their language, which is Python where nobody says so', async () => {
    const app = await createTestApp(engine);
    const { create, rename, erase, list } = await openWorkshop(app);
    const languages = async () => (await list()).map(({ language }) => language);
    await create('Uhr');
    app.clock.advance(1);
    const page = await create('Seite', '<h1>Hallo</h1>', randomUUID(), 'html');
    app.clock.advance(1);
    const script = await create('Skript', 'console.log(1)', randomUUID(), 'javascript');
    expect(await languages()).toEqual(['javascript', 'html', 'python']);
    expect(await rename(page.id, 'Startseite')).toMatchObject({ language: 'html' });
    await erase(script.id);
    expect(await create('egal', '', script.id)).toMatchObject({ language: 'javascript' });
    const rows = app.context.database.db.selectFrom('own_program').select(['title', 'language']);
    expect((await rows.orderBy('title').execute()).map(({ language }) => language)).toEqual([
      'javascript',
      'html',
      'python',
    ]);
  });

  test('are there once, however often they are sent', async () => {
    const { list, create } = await openWorkshop(await createTestApp(engine));
    const id = randomUUID();
    const [one, other] = [await create('Uhr', '1', id), await create('Wecker', '2', id)];
    expect(other).toEqual(one);
    expect(await list()).toEqual([one]);
  });

  test('come back with all their states when they were erased', async () => {
    const app = await createTestApp(engine);
    const { browser, list, create, write, erase, draft } = await openWorkshop(app);
    const { id } = await create('Uhr', 'print("eine lange, lange, lange Zeile")');
    await write(id, '');
    await erase(id);
    expect(await list()).toEqual([]);
    await create('Uhr');
    await create('egal', '', id);
    expect((await list()).map(({ title }) => title).toSorted()).toEqual(['Uhr', 'Uhr 2']);
    expect(await draft(id)).toMatchObject({ code: '' });
    const versions = await browser.call(listVersions, { query: { unit: unitOfProgram(id) } });
    expect(versions).toMatchObject([{ code: 'print("eine lange, lange, lange Zeile")' }]);
  });

  test('are gone a day after they were erased', async () => {
    const app = await createTestApp(engine);
    const { list, create, erase, draft } = await openWorkshop(app);
    const [one, other] = [await create('Eins'), await create('Zwei')];
    await erase(one.id);
    app.clock.advance(25 * 3_600_000);
    await erase(other.id);
    await expect(draft(one.id)).rejects.toMatchObject({ status: 404 });
    await create('Neu', 'print(2)', one.id);
    expect(await draft(one.id)).toMatchObject({ code: 'print(2)' });
    expect((await list()).map(({ title }) => title)).toEqual(['Neu']);
  });
});

test('two programs of a learner have different names', async () => {
  const { create, rename } = await openWorkshop(await createTestApp());
  const uhr = await create('Uhr');
  expect((await create('uhr')).title).toBe('uhr 2');
  expect((await create('Uhr')).title).toBe('Uhr 3');
  const long = 'x'.repeat(programLimits.title);
  await create(long);
  expect((await create(long)).title).toBe(`${long.slice(0, -2)} 2`);
  await expect(rename(uhr.id, 'UHR 2')).rejects.toMatchObject({ status: 409 });
  expect(await rename(uhr.id, ' Wecker ')).toMatchObject({ id: uhr.id, title: 'Wecker' });
});

test('nobody sees or changes what another learner writes', async () => {
  const app = await createTestApp();
  const [byte, pixel] = [await openWorkshop(app, 1), await openWorkshop(app, 2)];
  const { id } = await byte.create('Geheim');
  expect(await pixel.list()).toEqual([]);
  for (const attempt of [
    () => pixel.draft(id),
    () => pixel.write(id, 'x'),
    () => pixel.rename(id, 'Meins'),
    () => pixel.erase(id),
    () => pixel.create('Meins', '', id),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  expect(await byte.draft(id)).toMatchObject({ code: 'print(1)' });
});

test('nothing is kept for a program that nobody has made', async () => {
  const { write } = await openWorkshop(await createTestApp());
  await expect(write(randomUUID(), 'x')).rejects.toMatchObject({ status: 404 });
});

test('a language that the bench does not know, and a page longer than a program may be, are refused', async () => {
  const { browser, create, list } = await openWorkshop(await createTestApp());
  const body = { id: randomUUID(), title: 'Klasse', language: 'java', code: 'class A {}' };
  const answer = await browser.send(createProgram.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^language: /)]);
  await expect(
    create('Lang', 'x'.repeat(maxCodeBytes + 1), undefined, 'html'),
  ).rejects.toMatchObject({ status: 400 });
  expect(await list()).toEqual([]);
});

test('a workshop is full at some time', async () => {
  const { create } = await openWorkshop(await createTestApp());
  for (let count = 0; count < programLimits.own; count += 1) await create(`P${count}`, '');
  await expect(create('Eins zu viel')).rejects.toMatchObject({ status: 409 });
});

test('of what was erased the last ones come back, and only where there is room', async () => {
  const app = await createTestApp();
  const { create, erase, list } = await openWorkshop(app);
  const erased = [];
  for (let count = 0; count <= mostErased; count += 1) {
    const { id } = await create('Uhr', '');
    app.clock.advance(1);
    await erase(id);
    erased.push(id);
  }
  const rows = app.context.database.db.selectFrom('own_program').select('id');
  expect(await rows.execute()).toHaveLength(mostErased);
  for (let count = 0; count < programLimits.own; count += 1) await create(`P${count}`, '');
  await expect(create('Uhr', '', erased.at(-1))).rejects.toMatchObject({ refusal: 'full' });
  expect(await list()).toHaveLength(programLimits.own);
});

test('an id in capitals is the same one', async () => {
  const { create, list, write, draft } = await openWorkshop(await createTestApp());
  const id = randomUUID();
  expect(await create('Uhr', 'print(1)', id.toUpperCase())).toMatchObject({ id });
  await create('Uhr', 'print(1)', id);
  expect(await list()).toHaveLength(1);
  await write(id, 'print(2)');
  expect(await draft(id)).toMatchObject({ code: 'print(2)' });
});

test('time spent on a program counts under its name', async () => {
  const app = await createTestApp();
  const { browser, create } = await openWorkshop(app);
  const { id } = await create('Ballspiel');
  const worked = { id: randomUUID(), kind: 'worked', minutes: 3 } as const;
  const madeAt = isoTime(app.clock.now());
  await browser.call(noteActivity, { body: { ...worked, unit: unitOfProgram(id), madeAt } });
  const { activities } = await browser.call(readAchievements, {});
  expect(activities).toMatchObject([{ title: 'Ballspiel', minutes: 3 }]);
});
