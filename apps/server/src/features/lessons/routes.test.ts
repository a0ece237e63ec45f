import { login } from '@hbg/contract/account';
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
  const progress = () => call(readProgress, { params });
  const reach = (score: number, completed: boolean, codeSubmitted = 'print(1)') =>
    call(saveProgress, { body: { lessonId: 1, score, completed, codeSubmitted } });
  return { call, progress, reach };
}

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
