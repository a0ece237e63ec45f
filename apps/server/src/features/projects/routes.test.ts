import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { carriedBy } from '@hbg/contract/client';
import { planOf } from '@hbg/contract/merge-project';
import {
  createProject,
  createProjectSession,
  dropTimer,
  eraseProject,
  eraseProjectSession,
  listProjectSessions,
  listProjects,
  type Project,
  projectLimits,
  restoreProject,
  saveProject,
  startTimer,
} from '@hbg/contract/projects';
import type { Sent } from '@hbg/contract/route';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { mostErased } from '../../db/read-gone.ts';

type New = Sent<typeof createProject>['body'];
type Whole = Sent<typeof saveProject>['body'];
type Session = Sent<typeof createProjectSession>['body'];

const trainer: New = {
  title: 'Vokabeltrainer',
  description: 'Fragt mich Englisch ab.',
  language: 'Python',
  targetFeatures: ['Abfragen', 'Punkte zählen'],
};
const day = 24 * 3_600_000;

async function openRoom(app: TestApp, user = 1) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const save = (project: Project, part: Partial<Whole>) =>
    browser.call(saveProject, {
      params: { id: project.id },
      body: { ...planOf(project), revision: project.revision, ...part },
    });
  return {
    browser,
    save,
    list: () => browser.call(listProjects, {}),
    create: (part: Partial<New> = {}) =>
      browser.call(createProject, { body: { ...trainer, ...part } }),
    erase: (id: string) => browser.call(eraseProject, { params: { id } }),
    restore: (id: string) => browser.call(restoreProject, { params: { id } }),
    start: (id: string) => browser.call(startTimer, { params: { id } }),
    drop: (id: string) => browser.call(dropTimer, { params: { id } }),
    sessions: (projectId: string) => browser.call(listProjectSessions, { query: { projectId } }),
    work: (projectId: string, part: Partial<Session> = {}) =>
      browser.call(createProjectSession, { body: { projectId, sessionName: 'Anfang', ...part } }),
  };
}

describe.each(engines)('projects on %s', (engine) => {
  test('begin with what is settled for all, the last changed first', async () => {
    const app = await createTestApp(engine);
    const { list, create, save } = await openRoom(app);
    const first = await create({ description: undefined });
    expect(first).toMatchObject({
      title: 'Vokabeltrainer',
      description: '',
      difficulty: 'beginner',
      status: 'planned',
      estimatedHours: 10,
      actualHours: 0,
      targetFeatures: ['Abfragen', 'Punkte zählen'],
      completedFeatures: [],
      targetDate: null,
      isArchived: false,
      revision: 1,
      timerStartedAt: null,
      code: null,
      history: [{ day: '2026-03-01', done: 0, planned: 2 }],
    });
    app.clock.advance(1);
    await create({ title: 'Würfelturm' });
    app.clock.advance(1);
    await save(first, { status: 'in-progress' });
    expect((await list()).map(({ title }) => title)).toEqual(['Vokabeltrainer', 'Würfelturm']);
  });

  test('are there once, however often they are sent', async () => {
    const { list, create } = await openRoom(await createTestApp(engine));
    const id = randomUUID();
    const [one, other] = await Promise.all([create({ id }), create({ id })]);
    expect(other).toEqual(one);
    expect(await list()).toEqual([one]);
  });

  test('keep the code that they were begun with, whatever is changed', async () => {
    const { create, save, list } = await openRoom(await createTestApp(engine));
    const begun = await create({ code: 'fmt.Println(1)' });
    await save(begun, { title: 'Mein Trainer' });
    expect(await list()).toMatchObject([{ title: 'Mein Trainer', code: 'fmt.Println(1)' }]);
  });

  test('remember how much was done of how much by when', async () => {
    const app = await createTestApp(engine);
    const { create, save, list } = await openRoom(app);
    const begun = await create();
    const done = { targetFeatures: ['Punkte zählen'], completedFeatures: ['Abfragen'] };
    app.clock.advance(day);
    const first = await save(begun, done);
    await save(first, { ...done, targetFeatures: ['Punkte zählen', 'Groß und klein egal'] });
    expect((await list())[0]?.history).toEqual([
      { day: '2026-03-01', done: 0, planned: 2 },
      { day: '2026-03-02', done: 1, planned: 3 },
    ]);
  });

  test('a stale change comes back with the newer project, and changes nothing', async () => {
    const { create, save, list } = await openRoom(await createTestApp(engine));
    const begun = await create();
    const newer = await save(begun, { title: 'Wörtertrainer' });
    const refused = await save(begun, { title: 'Alt' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ status: 409, refusal: 'stale' });
    expect(carriedBy(refused, saveProject, 'stale')).toEqual(newer);
    expect(await list()).toEqual([newer]);
  });

  test('are archived and come out again', async () => {
    const { create, save } = await openRoom(await createTestApp(engine));
    const archived = await save(await create(), { isArchived: true });
    expect(archived.isArchived).toBe(true);
    expect((await save(archived, { isArchived: false })).isArchived).toBe(false);
  });

  test('come back for a day when they were erased, with all that belongs to them', async () => {
    const app = await createTestApp(engine);
    const { create, erase, restore, list, work, sessions } = await openRoom(app);
    const [one, other] = [await create(), await create()];
    await work(one.id);
    await erase(one.id);
    expect((await list()).map(({ id }) => id)).toEqual([other.id]);
    await expect(sessions(one.id)).rejects.toMatchObject({ status: 404 });
    expect(await restore(one.id)).toMatchObject({ id: one.id, actualHours: 1 });
    await erase(one.id);
    app.clock.advance(day + 1);
    await erase(other.id);
    await expect(restore(one.id)).rejects.toMatchObject({ status: 404 });
    const { db } = app.context.database;
    expect(await db.selectFrom('project_session').selectAll().execute()).toEqual([]);
  });

  test('hours come from the sessions, which are there once, the newest first', async () => {
    const app = await createTestApp(engine);
    const { browser, create, list, work, sessions } = await openRoom(app);
    const { id: projectId } = await create();
    const id = randomUUID();
    const first = await work(projectId, { id });
    await work(projectId, { id });
    expect(first).toMatchObject({
      sessionName: 'Anfang',
      workDone: '',
      challengesFaced: '',
      duration: 60,
      productivity: 5,
      createdAt: '2026-03-01T08:00:00.000Z',
    });
    app.clock.advance(1);
    const second = await work(projectId, { sessionName: 'Weiter', duration: 45 });
    expect(await sessions(projectId)).toEqual([second, first]);
    expect((await list())[0]?.actualHours).toBe(1.75);
    await browser.call(eraseProjectSession, { params: { id: second.id } });
    expect((await list())[0]?.actualHours).toBe(1);
  });

  test('a session runs for all devices, from its first start to its end', async () => {
    const app = await createTestApp(engine);
    const [desk, sofa] = [await openRoom(app), await openRoom(app)];
    const { id } = await desk.create();
    await desk.start(id);
    app.clock.advance(60_000);
    const startedAt = '2026-03-01T08:00:00.000Z';
    expect((await sofa.start(id)).timerStartedAt).toBe(startedAt);
    expect((await sofa.list())[0]).toMatchObject({ timerStartedAt: startedAt, revision: 1 });
    await sofa.work(id, { duration: 1, endsTimer: true });
    expect((await desk.list())[0]?.timerStartedAt).toBeNull();
    await desk.start(id);
    expect((await desk.drop(id)).timerStartedAt).toBeNull();
    expect(await desk.sessions(id)).toHaveLength(1);
  });
});

test('nobody sees or changes what another learner builds', async () => {
  const app = await createTestApp();
  const [byte, pixel] = [await openRoom(app, 1), await openRoom(app, 2)];
  const project = await byte.create();
  const { id: session } = await byte.work(project.id);
  expect(await pixel.list()).toEqual([]);
  for (const attempt of [
    () => pixel.create({ id: project.id }),
    () => pixel.save(project, { title: 'Meins' }),
    () => pixel.erase(project.id),
    () => pixel.restore(project.id),
    () => pixel.start(project.id),
    () => pixel.drop(project.id),
    () => pixel.sessions(project.id),
    () => pixel.work(project.id),
    () => pixel.browser.call(eraseProjectSession, { params: { id: session } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  expect(await byte.list()).toMatchObject([{ title: 'Vokabeltrainer', actualHours: 1 }]);
});

test('a learner has room for so many', async () => {
  const { create } = await openRoom(await createTestApp());
  for (let count = 0; count < projectLimits.own; count += 1) await create();
  await expect(create()).rejects.toMatchObject({ status: 409, refusal: 'full' });
});

test('a learner has room for so many sessions in all projects, and for one that comes back', async () => {
  const app = await createTestApp();
  const { db } = app.context.database;
  const { create, erase, restore, work, list } = await openRoom(app);
  const [one, other] = [await create(), await create()];
  const { id: _, ...session } = await work(one.id, { duration: 2 });
  for (let count = 0; count < projectLimits.sessions; count += 500) {
    const rows = Array.from({ length: 500 }, (__, at) => ({
      id: `${count + at}`,
      project_id: one.id,
      session_name: session.sessionName,
      work_done: '',
      challenges_faced: '',
      duration: 2,
      productivity: 5,
      created_at: session.createdAt,
    }));
    await db.insertInto('project_session').values(rows).execute();
  }
  await expect(work(other.id)).rejects.toMatchObject({ refusal: 'tooManySessions' });
  const hours = (await list()).map(({ actualHours }) => actualHours);
  expect(hours.toSorted((a, b) => a - b)).toEqual([0, 66.7]);
  await erase(other.id);
  for (let count = 1; count < projectLimits.own; count += 1) await create();
  await expect(restore(other.id)).rejects.toMatchObject({ refusal: 'full' });
  expect(await restore(one.id)).toMatchObject({ id: one.id });
});

test('of the projects that were erased the last ones come back', async () => {
  const app = await createTestApp();
  const { create, erase, restore } = await openRoom(app);
  const erased = [];
  for (let count = 0; count <= mostErased; count += 1) {
    const { id } = await create();
    app.clock.advance(1);
    await erase(id);
    erased.push(id);
  }
  const [first = '', second = ''] = erased;
  await expect(restore(first)).rejects.toMatchObject({ refusal: 'unknownProject' });
  expect(await restore(second)).toMatchObject({ id: second });
});

test.each<[Partial<New>, string]>([
  [{ title: ' ' }, 'title: Gib ihm einen Titel'],
  [{ title: 'x'.repeat(121) }, 'title: Höchstens 120 Zeichen'],
  [{ estimatedHours: 1.5 }, 'estimatedHours: Schreib eine ganze Zahl'],
  [{ estimatedHours: -1 }, 'estimatedHours: Mindestens 0 Stunden'],
  [{ targetFeatures: ['a', 'a'] }, 'targetFeatures: Ein Feature steht zweimal da'],
  [{ targetFeatures: [''] }, 'targetFeatures.0: Hier fehlt der Name'],
])('%j is refused with its field', async (part, text) => {
  const { create } = await openRoom(await createTestApp());
  await expect(create(part)).rejects.toThrow(`400: ${text}`);
});

test.each([
  [{ sessionName: '' }, 'sessionName: Gib ihr einen Namen'],
  [{ duration: 0 }, 'duration: Mindestens 1 Minute'],
  [{ productivity: 11 }, 'productivity: Von 1 bis 10'],
])('a session with %j is refused with its field', async (part, text) => {
  const { create, work } = await openRoom(await createTestApp());
  await expect(work((await create()).id, part)).rejects.toThrow(`400: ${text}`);
});
