import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { completeUnit } from '@hbg/contract/achievements';
import { saveDraft } from '@hbg/contract/code';
import { readLastPlace } from '@hbg/contract/landing';
import {
  createProgram,
  eraseProgram,
  type ProgramLanguage,
  renameProgram,
} from '@hbg/contract/programs';
import { saveProgress } from '@hbg/contract/progress';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { dayMs } from '../../house-days.ts';

async function openHome(engine: Engine) {
  const app = await createTestApp(engine);
  const { content } = app.context;
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const now = () => isoTime(app.clock.now());
  const goalsOf = (id: number) => content.lessons.get(id)?.goals ?? [];
  return {
    app,
    browser,
    content,
    goalsOf,
    read: () => browser.call(readLastPlace, {}),
    write: (unit: string, code: string) =>
      browser.call(saveDraft, { body: { unit, code, basedOn: null, editedAt: now() } }),
    finish: (id: number, reached: readonly boolean[] = goalsOf(id).map(() => true)) =>
      browser.call(completeUnit, {
        body: {
          id: randomUUID(),
          unit: `lektion/${id}`,
          reached: [...reached],
          hints: 0,
          hadSolution: false,
          minutes: 1,
          madeAt: now(),
        },
      }),
    create: async (title: string, code: string, language: ProgramLanguage = 'python') => {
      const id = randomUUID();
      await browser.call(createProgram, { body: { id, title, language, code } });
      return id;
    },
  };
}

const minute = 60_000;

describe.each(engines)('the last place on %s', (engine) => {
  test('is the first lesson with its starter, for who has not begun', async () => {
    const { content, goalsOf, read } = await openHome(engine);
    const first = content.lessons.get(1);
    const starter = first?.starterCode.trimEnd().split('\n') ?? [];
    const { code, ...place } = await read();
    expect(place).toEqual({
      unit: 'lektion/1',
      title: first?.title,
      address: '/learn/1/1',
      lesson: {
        order: 1,
        chapter: first?.category,
        reached: 0,
        goals: goalsOf(1).length,
        minutes: first?.duration,
      },
      goal: null,
      language: 'python',
      editedAt: null,
      goOn: { courseId: 1, lessonId: 1 },
      lessons: { done: 0, of: content.lessons.size },
    });
    expect(code.lines).toEqual(starter.slice(-6));
    expect(code.firstLine).toBe(starter.length - code.lines.length + 1);
  });

  test('is the lesson that was written in last, with the end of its code and its open goal', async () => {
    const { app, goalsOf, read, write } = await openHome(engine);
    await write('lektion/2', 'print("zwei")');
    app.clock.advance(minute);
    const lines = Array.from({ length: 9 }, (_, at) => `print(${at + 1})`);
    await write('lektion/5', `${lines.join('\n')}\n\n`);
    expect(await read()).toMatchObject({
      unit: 'lektion/5',
      address: '/learn/1/5',
      code: { firstLine: 4, lines: lines.slice(3) },
      goal: goalsOf(5)[0]?.text,
      editedAt: isoTime(app.clock.now()),
    });
  });

  test('stays that lesson after the holidays, and while a goal is open', async () => {
    const { app, goalsOf, read, write, finish } = await openHome(engine);
    await write('lektion/5', 'print(5)');
    await finish(
      5,
      goalsOf(5).map((_, at) => at === 0),
    );
    app.clock.advance(20 * dayMs);
    expect(await read()).toMatchObject({
      unit: 'lektion/5',
      lesson: { reached: 1, goals: goalsOf(5).length },
      goal: goalsOf(5)[1]?.text,
      lessons: { done: 1 },
    });
  });

  test('moves on in the course when all goals are reached', async () => {
    const { read, finish } = await openHome(engine);
    await finish(1);
    const goOn = { courseId: 1, lessonId: 2 };
    const next = { unit: 'lektion/2', goOn, goal: null, editedAt: null, lessons: { done: 1 } };
    expect(await read()).toMatchObject(next);
  });

  test('moves on in the course behind a lesson that is only said to be done', async () => {
    const { browser, read } = await openHome(engine);
    const body = { lessonId: 1, completed: true, score: 100, codeSubmitted: 'print(1)' };
    await browser.call(saveProgress, { body });
    expect(await read()).toMatchObject({ unit: 'lektion/2', goal: null, lessons: { done: 1 } });
  });

  test('is an own program when that is newer, until it is erased', async () => {
    const { app, browser, read, write, create } = await openHome(engine);
    await write('lektion/3', 'print(3)');
    app.clock.advance(minute);
    const id = await create('Ballspiel', 'ball = 1\nprint(ball)\n', 'javascript');
    const title = 'Pong';
    await browser.call(renameProgram, { params: { id }, body: { title } });
    expect(await read()).toMatchObject({
      unit: `eigen/${id}`,
      title,
      address: `/workshop?programm=${id}`,
      language: 'javascript',
      lesson: null,
      goal: null,
      goOn: { courseId: 1, lessonId: 3 },
      code: { firstLine: 1, lines: ['ball = 1', 'print(ball)'] },
    });
    await browser.call(eraseProgram, { params: { id } });
    expect(await read()).toMatchObject({ unit: 'lektion/3' });
    await create('Uhr', 'print(12)');
    app.clock.advance(minute);
    await write('lektion/4', 'print(4)');
    expect(await read()).toMatchObject({ unit: 'lektion/4' });
  });

  test('is the newest work also when the whole course is done', async () => {
    const { app, content, read, finish, create } = await openHome(engine);
    for (const id of content.lessons.keys()) {
      await finish(id);
      // Nobody does more at once than the server takes.
      app.clock.advance(minute);
    }
    app.clock.advance(minute);
    await finish(7);
    const all = content.lessons.size;
    expect(await read()).toMatchObject({ unit: 'lektion/7', lessons: { done: all, of: all } });
    app.clock.advance(minute);
    await create('Uhr', 'print(12)');
    expect(await read()).toMatchObject({ title: 'Uhr', goOn: { lessonId: 7 } });
  });

  test('each learner has an own, and long lines come cut', async () => {
    const { browser, read, write } = await openHome(engine);
    await write('lektion/3', `text = "${'x'.repeat(5_000)}"`);
    expect((await read()).code.lines[0]).toHaveLength(160);
    await browser.call(login, { body: { user: 2, password } });
    expect(await read()).toMatchObject({ unit: 'lektion/1', editedAt: null });
  });

  test('a program without any code has no lines to show', async () => {
    const { read, create } = await openHome(engine);
    await create('Leer', '');
    expect((await read()).code).toEqual({ firstLine: 1, lines: [] });
  });
});
