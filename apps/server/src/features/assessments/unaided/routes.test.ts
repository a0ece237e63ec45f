import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import {
  answerItem,
  listUnaidedChecks,
  readAssessment,
  startUnaidedCheck,
} from '@hbg/contract/assessments';
import { readKata, tryKata } from '@hbg/contract/mastery';
import { describe, expect, test } from 'vitest';
import { spokenRow } from '../../../../test/chat.ts';
import { createTestApp, openBrowser, password } from '../../../../test/test-app.ts';
import { engines } from '../../../../test/test-database.ts';
import { isoTime } from '../../../clock.ts';
import type { Engine } from '../../../db/database.ts';
import { dayMs } from '../../../house-days.ts';

const lesson = 'python-mastery/ausgabe';
const place = 'lesson:27';

async function openHouse(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const browser = openBrowser(app);
  const enter = () => browser.call(login, { body: { user: 1, password } });
  await enter();
  const now = () => isoTime(app.clock.now());
  return {
    browser,
    /** A session doesn't last so long. */
    waitDays: async (count: number) => {
      app.clock.advance(count * dayMs);
      await enter();
    },
    helpInLesson: (intent = 'hint', learner_id: 1 | 2 = 1) =>
      app.context.database.db
        .insertInto('chat_message')
        .values({ ...spokenRow, place, id: randomUUID(), learner_id, intent, said_at: now() })
        .execute(),
    helpInKata: () =>
      browser.call(tryKata, {
        body: {
          id: randomUUID(),
          unit: lesson,
          number: 3,
          variant: 0,
          isRight: true,
          isHelped: true,
          isReview: false,
          exam: null,
          madeAt: now(),
        },
      }),
    checks: () => browser.call(listUnaidedChecks, {}),
    start: (unit: string) => browser.call(startUnaidedCheck, { body: { unit } }),
    read: (id: string) => browser.call(readAssessment, { params: { id } }),
  };
}

describe.each(engines)('what the AI has helped with, on %s', (engine) => {
  test('is asked without help a day later, in two items, and the result is kept', async () => {
    const { browser, helpInKata, checks, start, read, waitDays } = await openHouse(engine);
    await helpInKata();
    expect(await checks()).toEqual({ open: [], done: [] });
    await expect(start(lesson)).rejects.toMatchObject({ refusal: 'unknownUnit' });
    await waitDays(1);
    expect((await checks()).open).toMatchObject([{ unit: lesson, title: 'Ausgabe' }]);
    const { id } = await start(lesson);
    expect(await start(lesson)).toEqual({ id });
    let state = await read(id);
    expect(state).toMatchObject({ kind: 'unaided', title: 'Ausgabe', wanted: 2, answered: 0 });
    while (state.item) {
      const { number, variant } = state.item;
      const body = { id: randomUUID(), number, variant, isRight: false };
      state = (await browser.call(answerItem, { params: { id }, body })).state;
    }
    expect(state.result).toMatchObject({
      level: null,
      confidence: null,
      right: 0,
      of: 2,
      mayContest: false,
      next: { address: '/python-mastery?lektion=ausgabe' },
    });
    expect(await checks()).toMatchObject({
      open: [],
      done: [{ id, title: 'Ausgabe', right: 0, of: 2 }],
    });
  });

  test('comes again where the AI has helped again', async () => {
    const { helpInLesson, checks, waitDays } = await openHouse(engine);
    await helpInLesson();
    await helpInLesson('concept');
    await helpInLesson('hint', 2);
    await waitDays(2);
    expect((await checks()).open).toMatchObject([{ unit: 'lektion/27', title: 'Immer wieder' }]);
    await waitDays(40);
    expect((await checks()).open).toEqual([]);
  });
});

test('a check that was begun is asked only while nobody has helped with it since', async () => {
  const { browser, helpInKata, start, read, waitDays } = await openHouse();
  await helpInKata();
  await waitDays(1);
  const { id } = await start(lesson);
  const { number, variant } = (await read(id)).item ?? { number: 1, variant: 0 };
  await helpInKata();
  const missing = { refusal: 'unknownAssessment' };
  await expect(read(id)).rejects.toMatchObject(missing);
  const body = { id: randomUUID(), number, variant, isRight: true };
  await expect(browser.call(answerItem, { params: { id }, body })).rejects.toMatchObject(missing);
  await waitDays(1);
  expect(await start(lesson)).toEqual({ id });
  expect((await read(id)).item).toMatchObject({ number, variant });
});

test('what a check asks can’t be looked up as a task meanwhile', async () => {
  const { browser, helpInKata, start, read, waitDays } = await openHouse();
  await helpInKata();
  await waitDays(1);
  const { id } = await start(lesson);
  const { number, variant } = (await read(id)).item ?? { number: 1, variant: 0 };
  const look = (drawn: number) =>
    browser.call(readKata, { query: { unit: lesson, number, variant: drawn } });
  await expect(look(variant)).rejects.toMatchObject({ refusal: 'unknownKata', status: 404 });
  expect((await look(0)).form).not.toBe('');
});

test('a question that got no help is not asked again', async () => {
  const { helpInLesson, checks, waitDays } = await openHouse();
  await helpInLesson('concept');
  await waitDays(1);
  expect((await checks()).open).toEqual([]);
});
