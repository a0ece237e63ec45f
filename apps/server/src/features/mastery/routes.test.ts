import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { completeUnit, readAchievements } from '@hbg/contract/achievements';
import {
  drawTasks,
  examSize,
  readKata,
  readMastery,
  readTerms,
  tryKata,
} from '@hbg/contract/mastery';
import type { Sent } from '@hbg/contract/route';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { mostInDay } from '../../db/has-room.ts';
import { dayMs } from '../../house-days.ts';

const start = Date.parse('2026-03-01T08:00:00Z');
const area = 'python-mastery';
const unit = 'python-mastery/ausgabe';
type Try = Sent<typeof tryKata>['body'];

async function openMastery(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const attempt = (part: Partial<Try> = {}) => browser.call(tryKata, { body: tryOf(part) });
  const chapters = async () => (await browser.call(readMastery, { query: { area } })).chapters;
  const lesson = async () => (await chapters())[0]?.lessons[0];
  const tasks = async (chapter?: string) =>
    (await browser.call(drawTasks, { query: { area, chapter } })).tasks;
  const waitDays = (count: number) => app.clock.advance(count * dayMs);
  return { app, browser, attempt, chapters, lesson, tasks, waitDays };
}

function tryOf(part: Partial<Try> = {}): Try {
  return {
    id: randomUUID(),
    unit,
    number: 1,
    variant: 3,
    isRight: true,
    isHelped: false,
    isReview: false,
    exam: null,
    madeAt: isoTime(start),
    ...part,
  };
}

const quiz = { right: 4, of: 4 };
const completed = {
  unit,
  reached: [],
  quiz,
  hints: 0,
  hadSolution: false,
  minutes: 3,
  madeAt: isoTime(start),
};

describe.each(engines)('a mastery on %s', (engine) => {
  test('begins with all chapters open, each with its lessons and its exam', async () => {
    const { chapters, lesson } = await openMastery(engine);
    const [first] = await chapters();
    expect(first).toMatchObject({
      id: 'grundlagen',
      xp: 50,
      exam: { unit: 'python-mastery/pruefung-grundlagen', best: null, isPassed: false },
    });
    expect(await lesson()).toMatchObject({
      unit,
      type: 'theory',
      xp: 10,
      isCompleted: false,
      katas: ['predict', 'predict', 'repair', 'repair', 'write', 'write'],
      standing: { state: 'open', percent: 0, dueOn: null },
    });
  });

  test('knows what was solved, and when it is to be checked again', async () => {
    const { browser, attempt, lesson, tasks, waitDays } = await openMastery(engine);
    for (const number of [1, 2, 3, 4, 5, 6]) await attempt({ number });
    expect((await lesson())?.standing).toMatchObject({ state: 'tried', percent: 60 });
    const { brought } = await browser.call(completeUnit, {
      body: { id: randomUUID(), ...completed },
    });
    expect(brought).toMatchObject({ xp: 35, badges: [{ id: 'first_steps' }] });
    expect((await lesson())?.standing).toMatchObject({ state: 'sure', isDue: false });
    expect(await tasks()).toEqual([]);
    waitDays(2);
    expect(await lesson()).toMatchObject({
      isCompleted: true,
      standing: { state: 'sure', percent: 100, quiz, isDue: true },
    });
    const asked = await tasks();
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map((one) => one.unit))).toEqual(new Set([unit]));
    const madeAt = isoTime(start + 2 * dayMs);
    const { standing } = await attempt({ number: asked[0]?.number ?? 0, isReview: true, madeAt });
    expect(standing).toMatchObject({ state: 'mastered' });
  });

  test('pays a lesson whose questions nobody has answered, and proves nothing by that', async () => {
    const { browser, lesson } = await openMastery(engine);
    const body = { id: randomUUID(), ...completed, quiz: null };
    expect((await browser.call(completeUnit, { body })).brought).toMatchObject({ xp: 35 });
    expect(await lesson()).toMatchObject({ isCompleted: true, standing: { state: 'open' } });
  });

  test('sent again a try counts once', async () => {
    const { attempt, lesson } = await openMastery(engine);
    const id = randomUUID();
    await attempt({ id });
    await attempt({ id, isRight: false, number: 2 });
    expect((await lesson())?.standing.solved).toEqual([true, false, false, false, false, false]);
  });

  test('an exam asks ten tasks of all lessons, and pays the chapter once, from eight on', async () => {
    const { browser, attempt, chapters, tasks } = await openMastery(engine);
    const exam = 'python-mastery/pruefung-grundlagen';
    const sit = async (wrong: number) => {
      const asked = await tasks('grundlagen');
      expect(asked).toHaveLength(examSize);
      expect(new Set(asked.map((one) => one.unit)).size).toBe(4);
      expect(new Set(asked.map((one) => `${one.unit} ${one.number}`)).size).toBe(examSize);
      const id = randomUUID();
      const answers = [];
      for (const [at, task] of asked.entries())
        answers.push(await attempt({ ...task, isRight: at >= wrong, exam: { id, unit: exam } }));
      return answers.map(({ brought }) => brought);
    };
    expect(await sit(3)).toEqual(Array(examSize).fill(null));
    const passed = await sit(2);
    expect(passed.slice(0, -1)).toEqual(Array(examSize - 1).fill(null));
    expect(passed.at(-1)).toMatchObject({ xp: 50 });
    expect((await sit(0)).at(-1)).toMatchObject({ xp: 0 });
    expect((await chapters())[0]?.exam).toMatchObject({
      isPassed: true,
      best: { right: 10, of: 10 },
    });
    const { areas } = await browser.call(readAchievements, {});
    expect(areas[0]).toMatchObject({ area, xp: 50 });
  });
});

test('a kata is drawn as a question or as something to write', async () => {
  const { browser } = await openMastery();
  const read = (number: number, variant: number) =>
    browser.call(readKata, { query: { unit, number, variant } });
  const asked = await read(1, 5);
  expect(asked).toMatchObject({ form: 'predict', unit: { kind: 'quiz', language: null } });
  expect(asked).not.toEqual(await read(1, 6));
  expect(await read(5, 0)).toMatchObject({
    form: 'write',
    unit: { kind: 'build', language: 'python' },
  });
});

test('whatever an exam draws can be read', async () => {
  const { browser, tasks } = await openMastery();
  for (const query of await tasks('grundlagen')) {
    expect((await browser.call(readKata, { query })).unit.content).not.toBe('');
  }
});

test.each([
  ['python-mastery', { id: 'variable', title: 'Variable', category: 'Grundlagen' }, 'python'],
  ['python-mastery', { id: 'turtle', category: 'Zeichnen mit der Turtle' }, 'python'],
  ['python-mastery', { id: 'zip', category: 'Schleifen' }, 'python'],
  ['html-mastery', { id: 'attribut', title: 'Attribut', category: 'Gerüst' }, 'html'],
] as const)('the words of %s are its cards, by their names: %o', async (of, card, language) => {
  const { browser } = await openMastery();
  const { terms } = await browser.call(readTerms, { query: { area: of } });
  const titles = terms.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'de')));
  const found = terms.find(({ id }) => id === card.id);
  expect(found).toMatchObject({ ...card, example: { language } });
  expect(found?.definition).not.toBe('');
  expect(terms.filter(({ category }) => category === 'Weiteres')).toEqual([]);
});

test.each([
  ['readKata', { unit, number: 7, variant: 0 }],
  ['readKata', { unit: 'lektion/1', number: 1, variant: 0 }],
])('%s refuses what is not there', async (_, query) => {
  const { browser } = await openMastery();
  await expect(browser.call(readKata, { query })).rejects.toMatchObject({ status: 404 });
});

test('a task of another chapter is no part of an exam', async () => {
  const { attempt } = await openMastery();
  const exam = { id: randomUUID(), unit: 'python-mastery/pruefung-schleifen' };
  await expect(attempt({ exam })).rejects.toMatchObject({ status: 404 });
});

test('of a day only so many tries are kept', async () => {
  const { app, attempt, lesson } = await openMastery();
  const { db } = app.context.database;
  await attempt();
  const row = await db.selectFrom('kata_try').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: mostInDay - 1 }, () => ({ ...row, id: randomUUID() }));
  await db.insertInto('kata_try').values(rows).execute();
  await attempt({ number: 2 });
  expect((await lesson())?.standing.solved.slice(0, 2)).toEqual([true, false]);
});

test('an exam counts its own ten tasks, however many are sent', async () => {
  const { browser, attempt, chapters } = await openMastery();
  const lessons = (await chapters()).slice(0, 2).map((chapter) => chapter.lessons);
  const id = randomUUID();
  const sit = async (at: number, count: number, exam: string) => {
    const katas = lessons[at]?.flatMap(({ unit: of, katas: all }) =>
      all.map((_, place) => ({ unit: of, number: place + 1 })),
    );
    for (const task of katas?.slice(0, count) ?? [])
      await attempt({ ...task, exam: { id, unit: `python-mastery/pruefung-${exam}` } });
  };
  await sit(1, 1, (await chapters())[1]?.id ?? '');
  await sit(0, examSize - 1, 'grundlagen');
  expect((await chapters())[0]?.exam.isPassed).toBe(false);
  await sit(0, examSize + 1, 'grundlagen');
  expect((await chapters())[0]?.exam.best).toEqual({ right: examSize, of: examSize });
  await browser.call(readAchievements, {});
});

test('an exam is passed by its tasks alone', async () => {
  const { browser } = await openMastery();
  const body = { id: randomUUID(), ...completed, unit: 'python-mastery/pruefung-grundlagen' };
  await expect(browser.call(completeUnit, { body })).rejects.toMatchObject({ status: 404 });
});
