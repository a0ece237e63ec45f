import { randomUUID } from 'node:crypto';
import type { PathStep } from '@hbg/content/path';
import { login } from '@hbg/contract/account';
import { completeUnit, readAchievements } from '@hbg/contract/achievements';
import { answerItem, readAssessment, startAssessment } from '@hbg/contract/assessments';
import { drawTasks, tryKata } from '@hbg/contract/mastery';
import {
  listPathProgress,
  listPathSteps,
  listPaths,
  pausePath,
  startPath,
  tickStep,
} from '@hbg/contract/paths';
import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../test/given-for.ts';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { readStartedPaths } from './read-standings.ts';
import { nextPathStep } from './rules/next-path-step.ts';

const start = '2026-03-01T08:00:00.000Z';
const minute = 60_000;

async function openPaths(engine: Engine = 'sqlite', user = 1) {
  const app = await createTestApp(engine);
  return { app, ...(await pathsOf(app, user)) };
}

type Part = { readonly reached?: boolean[]; readonly hadSolution?: boolean };
type Exam = { readonly id: string; readonly unit: string } | null;

async function pathsOf(app: TestApp, user: number) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const { content, clock } = app.context;
  const made = () => ({ id: randomUUID(), madeAt: isoTime(clock.now()) });
  const complete = (unit: string, part: Part = {}) => {
    const { goals = [], quiz: questions = [] } = content.units.get(unit) ?? {};
    const of = questions.length;
    const quiz = of === 0 ? null : { right: of, of };
    const how = { reached: goals.map(() => true), quiz, hints: 0, hadSolution: false, minutes: 1 };
    return browser.call(completeUnit, { body: { ...made(), unit, ...how, ...part } });
  };
  const tryKataOf = (unit: string, number: number, exam: Exam) => {
    const how = { isRight: true, isHelped: false, isReview: false };
    return browser.call(tryKata, { body: { ...made(), unit, number, variant: 1, ...how, exam } });
  };
  const passExam = async (unit: string) => {
    const area = unit.startsWith('html') ? 'html-mastery' : 'python-mastery';
    const query = { area, chapter: unit.replace(/^.*pruefung-/, '') } as const;
    const { tasks } = await browser.call(drawTasks, { query });
    const exam = { id: randomUUID(), unit };
    for (const task of tasks) await tryKataOf(task.unit, task.number, exam);
  };
  const makeSure = async (unit: string) => {
    for (const number of [1, 2, 3, 4, 5, 6]) await tryKataOf(unit, number, null);
    await complete(unit);
  };
  const passTopics = async (area: string) => {
    const topics = content.assessments.find(({ id }) => id === area)?.topics ?? [];
    for (const { id: topic, items } of topics) {
      const { id } = await browser.call(startAssessment, { body: { topic } });
      let state = await browser.call(readAssessment, { params: { id } });
      while (state.item) {
        const { number, variant } = state.item;
        const item = items[number - 1];
        const given = item && givenFor(item, variant, true);
        const body = { id: randomUUID(), number, variant, ...given };
        state = (await browser.call(answerItem, { params: { id }, body })).state;
      }
    }
  };
  return { browser, complete, passExam, makeSure, passTopics, ...callsOf(browser) };
}

function callsOf(browser: ReturnType<typeof openBrowser>) {
  return {
    progress: () => browser.call(listPathProgress, {}),
    steps: (pathId: number) => browser.call(listPathSteps, { query: { pathId } }),
    begin: (id: number) => browser.call(startPath, { params: { id } }),
    pause: (id: number) => browser.call(pausePath, { params: { id } }),
    tick: (id: string, isDone = true) =>
      browser.call(tickStep, { params: { id }, body: { isDone } }),
  };
}

describe.each(engines)('learning paths on %s', (engine) => {
  test('are listed with what a card shows', async () => {
    const { browser } = await openPaths(engine);
    const paths = await browser.call(listPaths, {});
    expect(paths.map(({ title }) => title)).toContain('Pixels Python-Start');
    expect(paths[0]).toEqual({
      id: 1,
      title: 'Pixels Python-Start',
      description: expect.any(String),
      language: 'python',
      difficulty: 'Anfänger',
      estimatedHours: 14,
      prerequisites: [],
      outcomes: expect.arrayContaining([expect.any(String)]),
      after: null,
      steps: 9,
    });
  });

  test('tell of each step what it consists of and where it is done', async () => {
    const { steps } = await openPaths(engine);
    const [first, , , exam] = await steps(1);
    expect(first).toMatchObject({
      id: '1-erste-schritte',
      stepNumber: 1,
      type: 'lesson',
      estimatedMinutes: 90,
      address: '/learn/1/1',
      isByHand: false,
      isDone: false,
    });
    expect(first?.parts[1]).toEqual({
      unit: 'lektion/2',
      title: 'Zeile für Zeile',
      minutes: 12,
      address: '/learn/1/2',
      isDone: false,
      missing: null,
    });
    expect(exam).toMatchObject({
      type: 'quiz',
      address: '/python-mastery?lektion=ausgabe&ansicht=pruefung',
    });
    const web = await steps(8);
    expect(web.map(({ isByHand, address }) => [isByHand, address])).toContainEqual([
      true,
      '/code-library?q=Arrays+durchgehen',
    ]);
    expect(web.find(({ id }) => id === '8-memory')?.address).toMatch(/^\/ai-companion\?frage=Mem/);
    await expect(steps(99)).rejects.toMatchObject({ status: 404, refusal: 'unknownPath' });
  });

  test('are started once, whatever was done before, and by how many devices', async () => {
    const { app, complete, progress, begin } = await openPaths(engine);
    const device = await pathsOf(app, 1);
    await complete('lektion/1');
    expect(await progress()).toEqual([]);
    app.clock.advance(minute);
    const [one] = await Promise.all([begin(1), device.begin(1)]);
    const startedAt = isoTime(app.clock.now());
    expect(one).toMatchObject({ pathId: 1, done: 1, of: 37, progressPercentage: 2, startedAt });
    app.clock.advance(minute);
    await device.begin(1);
    expect(await progress()).toMatchObject([{ pathId: 1, startedAt, isPaused: false }]);
    expect(await (await pathsOf(app, 2)).progress()).toEqual([]);
    const rows = await app.context.database.db.selectFrom('path_start').selectAll().execute();
    expect(rows).toEqual([
      {
        learner_id: 1,
        path_id: 1,
        started_at: startedAt,
        paused_at: null,
        resumed_at: null,
        finished_at: null,
      },
    ]);
  });

  test('rest and go on, and several run at once', async () => {
    const { app, progress, begin, pause } = await openPaths(engine);
    await expect(pause(1)).rejects.toMatchObject({ status: 409, refusal: 'notStarted' });
    await begin(1);
    app.clock.advance(minute);
    await begin(7);
    expect(await pause(1)).toMatchObject({ pathId: 1, isPaused: true });
    const states = async () => (await progress()).map(({ pathId, isPaused }) => [pathId, isPaused]);
    expect(await states()).toEqual([
      [7, false],
      [1, true],
    ]);
    app.clock.advance(minute);
    await begin(1);
    expect(await states()).toEqual([
      [1, false],
      [7, false],
    ]);
    app.clock.advance(minute);
    await begin(7);
    expect((await states())[0]).toEqual([1, false]);
    await expect(begin(4)).rejects.toMatchObject({ status: 404, refusal: 'unknownPath' });
    await expect(pause(4)).rejects.toMatchObject({ status: 404, refusal: 'unknownPath' });
  });

  test('go on by themselves with what is proven, and say what is missing', async () => {
    const { complete, progress, steps, begin } = await openPaths(engine);
    await begin(1);
    await complete('lektion/1');
    await complete('lektion/2', { reached: [true] });
    await complete('lektion/3', { hadSolution: true });
    const [step] = await steps(1);
    expect(step?.parts.slice(0, 4).map(({ isDone, missing }) => [isDone, missing])).toEqual([
      [true, null],
      [false, expect.stringMatching(/^abgeschlossen, (?:ein Ziel|\d Ziele) offen$/)],
      [false, 'abgeschlossen, aber mit der Lösung'],
      [false, null],
    ]);
    expect(step?.address).toBe('/learn/1/2');
    expect(await progress()).toMatchObject([
      {
        done: 1,
        completedSteps: [],
        currentStepId: '1-erste-schritte',
        current: { title: 'Zeile für Zeile', address: '/learn/1/2' },
      },
    ]);
    for (const number of [2, 3, 4, 5, 6]) await complete(`lektion/${number}`);
    expect(await progress()).toMatchObject([
      { done: 6, completedSteps: ['1-erste-schritte'], currentStepId: '1-variablen' },
    ]);
  });

  test('count a lesson of a mastery when it is sure, and an exam when it is passed', async () => {
    const { complete, passExam, makeSure, progress, steps, begin } = await openPaths(engine);
    await begin(3);
    await complete('python-mastery/ausgabe');
    const [open] = await steps(3);
    expect(open?.parts[0]).toMatchObject({ isDone: false, missing: 'Code Lab 0 von 6' });
    await makeSure('python-mastery/ausgabe');
    const [sure] = await steps(3);
    expect(sure?.parts[0]).toMatchObject({ isDone: true, missing: null });
    await passExam('python-mastery/pruefung-grundlagen');
    expect(await progress()).toMatchObject([
      { completedSteps: ['3-pruefung-grundlagen'], currentStepId: '3-grundlagen' },
    ]);
  });

  test('count an assessment when each of its topics was judged with enough', async () => {
    const { passTopics, progress, steps, begin } = await openPaths(engine);
    await begin(8);
    const last = async () => (await steps(8)).at(-1);
    expect(await last()).toMatchObject({
      id: '8-bewertung',
      isByHand: false,
      address: '/profile/assessment/sprache',
    });
    expect((await last())?.parts.map(({ title }) => title)).toContain('Bewertung: Canvas und Takt');
    await passTopics('javascript');
    expect((await last())?.parts.every(({ isDone }) => isDone)).toBe(true);
    expect(await progress()).toMatchObject([{ completedSteps: ['8-bewertung'], done: 4 }]);
  });

  test('are at their end once, whatever is done better later', async () => {
    const { app, progress, begin, tick } = await openPaths(engine);
    const steps = app.context.content.paths.find(({ id }) => id === 10)?.steps ?? [];
    await begin(10);
    for (const { id } of steps) await tick(id);
    const ended = { finishedAt: start };
    expect(await progress()).toMatchObject([ended]);
    app.clock.advance(minute);
    const [first] = steps;
    await tick(first?.id ?? '', false);
    expect(await progress()).toMatchObject([{ finishedAt: null }]);
    await tick(first?.id ?? '');
    expect(await progress()).toMatchObject([ended]);
  });

  test('take a tick where nothing else can tell, and take it back', async () => {
    const { app, progress, steps, begin, tick } = await openPaths(engine);
    await begin(10);
    await tick('10-nebeneinander');
    app.clock.advance(minute);
    await tick('10-nebeneinander');
    const ticks = () => app.context.database.db.selectFrom('path_tick').selectAll().execute();
    expect(await ticks()).toEqual([{ learner_id: 1, step: '10-nebeneinander', at: start }]);
    expect((await steps(10))[0]).toMatchObject({ isByHand: true, isDone: true, parts: [] });
    expect(await progress()).toMatchObject([
      { done: 1, of: 7, completedSteps: ['10-nebeneinander'], currentStepId: '10-menue' },
    ]);
    await tick('10-nebeneinander', false);
    await tick('10-nebeneinander', false);
    expect(await ticks()).toEqual([]);
    expect(await progress()).toMatchObject([{ done: 0, completedSteps: [] }]);
    for (const id of ['1-schleifen', '10-nichts', '4-quiz'])
      await expect(tick(id)).rejects.toMatchObject({ status: 404, refusal: 'unknownStep' });
  });
});

test('whoever does all that a path asks for is at its end, and a Cyber Legend after three', async () => {
  const { app, browser, progress, begin, ...learner } = await openPaths();
  const { complete, passExam, passTopics, makeSure, tick } = learner;
  const doUnit = (unit: string) => (unit.startsWith('lektion/') ? complete(unit) : makeSure(unit));
  const doStep = async ({ id, finish }: PathStep) => {
    // Nobody does more at once, or in a day, than the server takes.
    app.clock.advance(60 * minute);
    if (finish.kind === 'by hand') return tick(id);
    if (finish.kind === 'exam') return passExam(finish.unit);
    if (finish.kind === 'assessment') return passTopics(finish.area);
    for (const unit of finish.units) await doUnit(unit);
    return undefined;
  };
  for (const { id, steps } of app.context.content.paths) {
    await begin(id);
    for (const step of steps) await doStep(step);
    expect(await progress()).toContainEqual(
      expect.objectContaining({
        pathId: id,
        progressPercentage: 100,
        completedSteps: steps.map((step) => step.id),
        currentStepId: null,
        current: null,
        finishedAt: isoTime(app.clock.now()),
      }),
    );
  }
  const ends = (await progress())
    .map(({ pathId, title, finishedAt: at }) => ({ unit: `pfad/${pathId}`, title, at }))
    .toReversed();
  const { badges } = await browser.call(readAchievements, {});
  expect(badges.find(({ id }) => id === 'cyber-legend')).toMatchObject({
    description:
      'Drei Lernpfade, in denen die Garage mitprüft, hast du bis zum letzten Schritt geschafft.',
    earnedAt: ends[2]?.at,
    evidence: ends.slice(0, 3),
  });
});

test('the next step of the path that runs is known to whoever recommends something', async () => {
  const { app, begin, pause } = await openPaths();
  const next = async () => nextPathStep(await readStartedPaths(app.context, 1));
  expect(await next()).toBeNull();
  await begin(2);
  expect(await next()).toEqual({
    title: 'Listen',
    minutes: 15,
    address: '/learn/1/35',
    reason: 'Dein Lernpfad „Vom Skript zum Spiel“, Schritt „Listen und Wörterbücher“.',
  });
  await pause(2);
  expect(await next()).toBeNull();
});

test('the work of another learner is refused', async () => {
  const { browser } = await openPaths();
  const call = browser.call(startPath, { params: { id: 1 } }, { learner: 2 });
  await expect(call).rejects.toMatchObject({ status: 409, refusal: 'otherLearner' });
});

test('who starts paths without end is told when to go on', async () => {
  const { app, begin } = await openPaths();
  const { rates } = app.context;
  let wait = 0;
  while (wait === 0) wait = rates.saving.take(1);
  await expect(begin(1)).rejects.toMatchObject({ status: 429, refusal: 'tooOften' });
});
