import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { keepVersion, listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { listCourses, listLessons, readCourse, readLesson } from '@hbg/contract/lessons';
import { listProgress, readProgress, saveProgress } from '@hbg/contract/progress';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import type { Engine } from '../../db/database.ts';

async function openLessons(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const { db } = app.context.database;
  return { app, db, ...(await learnerAt(app, 1)) };
}

async function learnerAt(app: Awaited<ReturnType<typeof createTestApp>>, user: number) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const call: typeof browser.call = (...sent) => browser.call(...sent);
  const params = { lessonId: 1 };
  const write = (code: string, basedOn: number | null, editedAt: string) =>
    call(saveDraft, { params, body: { code, basedOn, editedAt } });
  const versions = () => call(listVersions, { query: { lessonId: 1 } });
  const progress = () => call(readProgress, { params });
  const reach = (score: number, completed: boolean, codeSubmitted = 'print(1)') =>
    call(saveProgress, { body: { lessonId: 1, score, completed, codeSubmitted } });
  return { call, write, versions, progress, reach, draft: () => call(readDraft, { params }) };
}

const early = '2026-03-01T07:00:00.000Z';
const later = '2026-03-01T07:30:00.000Z';

describe('courses', () => {
  test('the list names every course with the number of its lessons', async () => {
    const { call } = await openLessons();
    const [first] = await call(listCourses, {});
    expect(first).toMatchObject({ id: 1, name: 'Python für junge Hacker' });
    const lessons = await call(listLessons, { params: { courseId: 1 } });
    expect(first?.lessonCount).toBe(lessons.length);
  });

  test('a course knows its chapters, and their lessons in order', async () => {
    const { call } = await openLessons();
    const { chapters } = await call(readCourse, { params: { courseId: 1 } });
    expect(chapters[0]).toMatchObject({
      title: 'Erste Schritte',
      lessonIds: [1, 2, 3, 4, 5, 6],
    });
  });

  test('the list of lessons keeps solutions to itself, a lesson brings its own', async () => {
    const { call } = await openLessons();
    const lessons = await call(listLessons, { params: { courseId: 1 } });
    expect(lessons.map(({ order }) => order)).toEqual(lessons.map((_, index) => index + 1));
    expect(lessons.some((lesson) => 'solution' in lesson)).toBe(false);
    const lesson = await call(readLesson, { params: { lessonId: 1 } });
    expect(lesson).toMatchObject({ ...lessons[0], solution: expect.stringContaining('print') });
    expect(lesson.concepts[0]).toMatchObject({ id: 'programm', short: expect.any(String) });
  });

  test('what there is not is refused', async () => {
    const { call } = await openLessons();
    const missing = { status: 404 };
    await expect(call(readCourse, { params: { courseId: 9 } })).rejects.toMatchObject(missing);
    await expect(call(listLessons, { params: { courseId: 9 } })).rejects.toMatchObject(missing);
    await expect(call(readLesson, { params: { lessonId: 999 } })).rejects.toMatchObject(missing);
  });
});

describe.each(engines)('progress on %s', (engine) => {
  test('who has not begun has zeros', async () => {
    const { call, progress } = await openLessons(engine);
    expect(await progress()).toEqual({ completed: false, score: 0, codeSubmitted: '' });
    expect(await call(listProgress, {})).toEqual([]);
  });

  test('a completed lesson stays completed, and the best score counts', async () => {
    const { db, call, reach, progress } = await openLessons(engine);
    await reach(100, true, 'print("Hallo")');
    await reach(100, true, 'print("Hallo")');
    await reach(20, false, '');
    const reached = { completed: true, score: 100, codeSubmitted: 'print("Hallo")' };
    expect(await progress()).toEqual(reached);
    expect(await call(listProgress, {})).toEqual([{ lessonId: 1, completed: true, score: 100 }]);
    const rows = await db.selectFrom('progress').selectAll().execute();
    expect(rows).toMatchObject([
      { learner_id: 1, lesson_id: 1, completed_at: '2026-03-01T08:00:00.000Z' },
    ]);
  });

  test('each learner has an own', async () => {
    const { app, reach } = await openLessons(engine);
    await reach(100, true);
    expect((await (await learnerAt(app, 2)).progress()).completed).toBe(false);
  });

  test('refuses scores beyond 0 to 100 and lessons that there are not', async () => {
    const { call, reach } = await openLessons(engine);
    await expect(reach(101, true)).rejects.toMatchObject({ status: 400 });
    await expect(reach(-1, true)).rejects.toMatchObject({ status: 400 });
    const body = { lessonId: 999, score: 1, completed: false };
    await expect(call(saveProgress, { body })).rejects.toMatchObject({ status: 404 });
    await expect(call(readProgress, { params: { lessonId: 999 } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe.each(engines)('kept code on %s', (engine) => {
  test('a version sent twice is kept once, and the newest comes first', async () => {
    const { call, versions } = await openLessons(engine);
    const send = (id: string, code: string, madeAt: string) =>
      call(keepVersion, {
        body: { id, lessonId: 1, code, cause: 'run', result: 'finished', madeAt },
      });
    const id = randomUUID();
    await send(id, 'print(1)', early);
    await send(id, 'print(1)', early);
    await send(randomUUID(), 'print(2)', later);
    expect(await versions()).toMatchObject([
      { code: 'print(2)', cause: 'run', result: 'finished', madeAt: later },
      { id, code: 'print(1)' },
    ]);
    const older = await call(listVersions, { query: { lessonId: 1, before: later } });
    expect(older.map(({ code }) => code)).toEqual(['print(1)']);
  });

  test('a version of somebody else stays as it is', async () => {
    const { app, call, versions } = await openLessons(engine);
    const body = { id: randomUUID(), lessonId: 1, cause: 'run' as const, madeAt: early };
    await call(keepVersion, { body: { ...body, code: 'meins' } });
    const other = await learnerAt(app, 2);
    await other.call(keepVersion, { body: { ...body, code: 'deins' } });
    expect((await versions()).map(({ code }) => code)).toEqual(['meins']);
    await other.call(keepVersion, { body: { ...body, code: 'deins' } });
    const [kept, ...more] = await other.versions();
    expect(kept).toMatchObject({ code: 'deins' });
    expect(kept?.id).not.toBe(body.id);
    expect(more).toEqual([]);
  });
});

describe.each(engines)('the draft on %s', (engine) => {
  test('goes on from revision to revision without leaving versions behind', async () => {
    const { write, draft, versions } = await openLessons(engine);
    expect(await draft()).toBe(null);
    expect(await write('a', null, early)).toEqual({
      code: 'a',
      revision: 1,
      editedAt: early,
      met: null,
    });
    const soon = '2026-03-01T07:00:02.000Z';
    expect(await write('ab', 1, soon)).toMatchObject({ revision: 2, met: null });
    expect(await draft()).toEqual({ code: 'ab', revision: 2, editedAt: soon });
    expect(await versions()).toEqual([]);
  });

  test('the same text again changes nothing', async () => {
    const { write } = await openLessons(engine);
    await write('a', null, early);
    expect(await write('a', null, later)).toMatchObject({ revision: 1, met: null });
  });

  test('the last writer wins, and what was there becomes a version', async () => {
    const { write, versions } = await openLessons(engine);
    await write('vom Tablet', null, early);
    expect(await write('vom Laptop', null, later)).toMatchObject({
      code: 'vom Laptop',
      revision: 2,
      met: 'won',
    });
    expect(await versions()).toMatchObject([
      { code: 'vom Tablet', cause: 'replaced', madeAt: early },
    ]);
  });

  test('what was written earlier and arrives later is kept, but does not win', async () => {
    const { write, draft, versions } = await openLessons(engine);
    await write('neu', null, later);
    expect(await write('unterwegs', null, early)).toMatchObject({ code: 'neu', met: 'lost' });
    expect((await draft())?.code).toBe('neu');
    expect(await versions()).toMatchObject([{ code: 'unterwegs', cause: 'replaced' }]);
  });

  test('an empty text never replaces anything without keeping it', async () => {
    const { write, versions } = await openLessons(engine);
    await write('viel Arbeit', null, early);
    expect(await write('  \n', 1, later)).toMatchObject({ revision: 2, met: null });
    expect(await versions()).toMatchObject([{ code: 'viel Arbeit', cause: 'emptied' }]);
  });

  test.each([
    ['is deleted at once', ['x', 'xy']],
    ['goes line by line', ['for i in range(3):', 'for']],
    [
      'has another program of its length in its place',
      ['while True:\n    print("Ganz etwas anderes")\n'],
    ],
  ])('nor is a text lost that %s', async (_, writings) => {
    const { write, versions } = await openLessons(engine);
    const work = 'for i in range(3):\n    print("Runde", i + 1)\n';
    for (const [at, text] of [work, ...writings].entries()) await write(text, at || null, early);
    expect(await versions()).toMatchObject([{ code: work, cause: 'emptied' }]);
  });

  test.each([
    ['goes key by key', (work: string, at: number) => work.slice(0, work.length - 15 * at)],
    [
      'is written over piece by piece',
      (work: string, at: number) => '#'.repeat(20 * at) + work.slice(20 * at),
    ],
  ])('nor is a long text lost that %s', async (_, stateAfter) => {
    const { write, versions } = await openLessons(engine);
    const lines = Array.from({ length: 20 }, (_line, at) => `print("Das ist Zeile ${at} von 20")`);
    const work = lines.join('\n');
    for (const at of lines.keys()) await write(stateAfter(work, at), at || null, early);
    const kept = await versions();
    expect(kept.at(-1)).toMatchObject({ code: work, cause: 'emptied' });
    expect(kept.length).toBeLessThan(6);
  });

  test('words that are corrected again and again leave a few states behind, not one each', async () => {
    const { write, versions } = await openLessons(engine);
    const work = 'print("Hallo")\n'.repeat(20);
    for (const at of Array.from({ length: 40 }).keys())
      await write(at % 2 ? work.slice(0, -3) : `${work}# ${at}`, at || null, early);
    expect((await versions()).length).toBeLessThan(8);
  });

  test('what stood before a long pause is kept as well', async () => {
    const { write, versions } = await openLessons(engine);
    await write('gestern', null, early);
    await write('gestern und heute', 1, later);
    await write('gestern und heute!', 2, later);
    expect(await versions()).toMatchObject([{ code: 'gestern', cause: 'paused', madeAt: early }]);
  });

  test('a clock that runs ahead does not win for ever', async () => {
    const { app, write } = await openLessons(engine);
    expect((await write('a', null, '2036-01-01T00:00:00Z')).editedAt).toBe(
      '2026-03-01T08:00:00.000Z',
    );
    app.clock.advance(1_000);
    expect(await write('b', null, '2026-03-01T08:00:01Z')).toMatchObject({ met: 'won' });
  });

  test('two at once leave nothing behind', async () => {
    const { write, draft, versions } = await openLessons(engine);
    await write('Anfang', null, early);
    await Promise.all(['links', 'rechts'].map((code) => write(code, 1, later)));
    const kept = [(await draft())?.code, ...(await versions()).map(({ code }) => code)];
    expect(kept).toEqual(expect.arrayContaining(['links', 'rechts']));
  });

  test('is not taken for a lesson that there is not', async () => {
    const { call } = await openLessons(engine);
    const body = { code: '', basedOn: null, editedAt: early };
    await expect(call(saveDraft, { params: { lessonId: 999 }, body })).rejects.toMatchObject({
      status: 404,
    });
  });
});
