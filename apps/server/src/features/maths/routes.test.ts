import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { answerTask, pickLevel, readMaths } from '@hbg/contract/maths';
import type { Sent } from '@hbg/contract/route';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { answerText } from '@hbg/maths/judge';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { mostInDay } from '../../db/has-room.ts';

const start = Date.parse('2026-03-01T08:00:00Z');
type Answer = Sent<typeof answerTask>['body'];

async function openTrainer(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const answer = (part: Partial<Answer> = {}) =>
    browser.call(answerTask, { body: rightAnswer(part) });
  return { app, browser, answer, read: () => browser.call(readMaths, {}) };
}

function taskOf(kind: string, seed: number) {
  const known = kindOf(kind);
  if (!known) throw new Error(`${kind} is gone.`);
  return drawTask(known, seed);
}

function rightAnswer({ kind = 'A1', seed = 7, ...part }: Partial<Answer> = {}): Answer {
  return {
    id: randomUUID(),
    kind,
    seed,
    level: 2,
    typed: answerText(taskOf(kind, seed)),
    byProgram: false,
    madeAt: isoTime(start),
    ...part,
  };
}

describe.each(engines)('the maths trainer on %s', (engine) => {
  test('a right answer brings the points of its level, and is kept', async () => {
    const { app, answer, read } = await openTrainer(engine);
    expect(await answer({ seed: 2 ** 32 - 1 })).toEqual({ isRight: true, points: 20 });
    expect(await read()).toMatchObject({
      points: 20,
      streak: 1,
      recent: [{ level: 2, answers: [true] }],
      kinds: [{ kind: 'A1', right: 1, wrong: 0, days: 1 }],
    });
    const rows = await app.context.database.db.selectFrom('maths_answer').selectAll().execute();
    expect(rows).toMatchObject([{ kind: 'A1', level: 2, is_right: 1, at: isoTime(start) }]);
    expect(Number(rows[0]?.seed)).toBe(2 ** 32 - 1);
  });

  test('what was thought wrong is known by the answer', async () => {
    const { app, answer, read } = await openTrainer(engine);
    const [mistake] = taskOf('A1', 7).mistakes;
    const typed = String(mistake?.value.top);
    expect(await answer({ typed })).toEqual({ isRight: false, points: 0 });
    expect(await answer({ seed: 8, typed: '100000' })).toEqual({ isRight: false, points: 0 });
    const rows = app.context.database.db.selectFrom('maths_answer').select(['mistake', 'seed']);
    expect(await rows.orderBy('seed').execute()).toMatchObject([
      { mistake: mistake?.id },
      { mistake: null },
    ]);
    expect(await read()).toMatchObject({ points: 0, streak: 0, bestStreak: 0 });
  });

  test('sent twice an answer counts once, and so does a task', async () => {
    const { browser, answer, read } = await openTrainer(engine);
    const body = rightAnswer();
    const twice = [browser.call(answerTask, { body }), browser.call(answerTask, { body })];
    expect(await Promise.all(twice)).toEqual([
      { isRight: true, points: 20 },
      { isRight: true, points: 20 },
    ]);
    expect(await answer({ typed: '1' })).toEqual({ isRight: false, points: 0 });
    expect(await answer()).toEqual({ isRight: true, points: 0 });
    expect(await read()).toMatchObject({ points: 20, streak: 1, kinds: [{ right: 1, wrong: 0 }] });
  });

  test('what comes in late stands where it was made', async () => {
    const { answer, read } = await openTrainer(engine);
    await answer({ seed: 1 });
    await answer({ seed: 3, madeAt: isoTime(start - 60_000), typed: '1' });
    await answer({ seed: 2, madeAt: isoTime(start - 120_000) });
    expect(await read()).toMatchObject({
      points: 40,
      streak: 1,
      recent: [{ answers: [true, false, true] }],
    });
  });

  test('the picked level is kept for each learner', async () => {
    const { browser, read } = await openTrainer(engine);
    expect((await read()).level).toBe(1);
    await browser.call(pickLevel, { body: { level: 5 } });
    await browser.call(pickLevel, { body: { level: 7 } });
    expect((await read()).level).toBe(7);
    await browser.call(login, { body: { user: 2, password } });
    expect(await read()).toMatchObject({ level: 1, points: 0, kinds: [] });
  });
});

test('an easy task is worth what an easy one is worth, whatever level was picked', async () => {
  const { answer } = await openTrainer();
  expect(await answer({ level: 10 })).toEqual({ isRight: true, points: 30 });
  expect(await answer({ level: 10, kind: 'B9' })).toEqual({ isRight: true, points: 100 });
});

test('a moment of the future is cut to now', async () => {
  const { answer, read } = await openTrainer();
  await answer({ madeAt: isoTime(start + 86_400_000) });
  expect((await read()).kinds[0]?.lastAt).toBe(isoTime(start));
});

test('of a day only so much is kept, and what is right stays right', async () => {
  const { app, answer, read } = await openTrainer();
  const { db } = app.context.database;
  await answer();
  const row = await db.selectFrom('maths_answer').selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: mostInDay - 1 }, (_, at) => {
    return { ...row, id: randomUUID(), seed: 100 + at };
  });
  await db.insertInto('maths_answer').values(rows).execute();
  expect(await answer({ seed: 8 })).toEqual({ isRight: true, points: 0 });
  expect((await read()).kinds).toMatchObject([{ right: mostInDay }]);
});

test.each([
  ['what can’t be read', { typed: 'viel' }, 400],
  ['a seed that is too large', { seed: 2 ** 32 }, 400],
  ['a level that there is not', { level: 11 }, 400],
  ['nothing typed', { typed: '' }, 400],
])('%s is refused', async (_, part, status) => {
  const { browser } = await openTrainer();
  const body = { ...rightAnswer(), ...part };
  const response = await browser.send('/api/maths/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
});

test('an answer that a program has printed says so', async () => {
  const { answer, read } = await openTrainer();
  await answer({ byProgram: true });
  const { achievements } = await read();
  expect(achievements.find(({ id }) => id === 'rechenprogramm')).toMatchObject({
    earnedAt: isoTime(start),
    evidence: [{ kind: 'A1' }],
  });
});
