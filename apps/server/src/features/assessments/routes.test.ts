import { randomUUID } from 'node:crypto';
import { loadAssessments } from '@hbg/content/load-assessments';
import { login } from '@hbg/contract/account';
import {
  type AssessmentState,
  answerItem,
  contestAssessment,
  listAssessments,
  listOpenAssessments,
  readAssessment,
  startAssessment,
  usualItems,
} from '@hbg/contract/assessments';
import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../test/given-for.ts';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import type { Engine } from '../../db/database.ts';
import { dayMs } from '../../house-days.ts';
import { mostOfTopicInDay } from './start-in.ts';
import { readSittings } from './store.ts';

const folder = new URL(
  '../../../../../packages/content/test/fixtures/assessments',
  import.meta.url,
);
const [area] = loadAssessments(folder.pathname);
const [topic] = area?.topics ?? [];
if (!area || !topic) throw new Error('the fixture is not there');
const assessments = [{ ...area, topics: [topic, { ...topic, id: 'zweites', title: 'Zweites' }] }];

async function openLearner(app: TestApp, user: number) {
  const browser = openBrowser(app);
  const enter = () => browser.call(login, { body: { user, password } });
  await enter();
  const read = (id: string) => browser.call(readAssessment, { params: { id } });
  const answer = (state: AssessmentState, isRight: boolean, answerId = randomUUID()) => {
    const { number = 1, variant = 0 } = state.item ?? {};
    const item = topic?.items[number - 1];
    if (!item) throw new Error(`there is no item ${number}`);
    return browser.call(answerItem, {
      params: { id: state.id },
      body: { id: answerId, number, variant, ...givenFor(item, variant, isRight) },
    });
  };
  const sit = async (state: AssessmentState, isRight: (number: number) => boolean) => {
    let now = state;
    while (now.item) now = (await answer(now, isRight(now.item.number))).state;
    return now;
  };
  return {
    browser,
    read,
    answer,
    sit,
    /** A session doesn't last so long. */
    comeBackAfter: async (count: number) => {
      app.clock.advance(count * dayMs);
      await enter();
    },
    start: async (wanted?: string) => {
      const { id } = await browser.call(startAssessment, { body: wanted ? { topic: wanted } : {} });
      return read(id);
    },
    contest: (id: string) => browser.call(contestAssessment, { params: { id } }),
    list: () => browser.call(listAssessments, {}),
    listOpen: () => browser.call(listOpenAssessments, {}),
  };
}

async function openHouse(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine, {}, { assessments });
  return { app, byte: await openLearner(app, 1), pixel: await openLearner(app, 2) };
}

describe.each(engines)('an assessment on %s', (engine) => {
  test('asks eight items, each once, and says how far somebody is', async () => {
    const { app, byte } = await openHouse(engine);
    const begun = await byte.start();
    expect(begun).toMatchObject({
      kind: 'topic',
      title: 'Summen',
      area: 'Python-Probe',
      answered: 0,
      wanted: usualItems,
      result: null,
    });
    const numbers: number[] = [];
    const { item, result } = await byte.sit(begun, (number) => {
      numbers.push(number);
      return number <= 5;
    });
    expect(item).toBeNull();
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(numbers[0]).toBe(4);
    expect(result).toMatchObject({ right: 5, of: 8, mayContest: true });
    expect(result?.evidence.map(({ number, isRight }) => [number, isRight])).toEqual(
      numbers.map((number) => [number, number <= 5]),
    );
    expect(await byte.list()).toEqual([
      {
        id: begun.id,
        skillArea: 'Python-Probe',
        topic: 'Summen',
        currentLevel: result?.level,
        confidence: result?.confidence,
        assessedAt: new Date(app.clock.now()).toISOString(),
        answers: 8,
      },
    ]);
  });

  test('who knows all is near 10, who knows nothing near 0, and each is told what to learn next', async () => {
    const { byte } = await openHouse(engine);
    const best = await byte.sit(await byte.start('summen'), () => true);
    const least = await byte.sit(await byte.start('zweites'), () => false);
    expect(best.result?.level).toBeGreaterThanOrEqual(8);
    expect(best.result?.next?.address).toBe('/learn/1/28');
    expect(least.result?.level).toBeLessThanOrEqual(2);
    expect(least.result?.next?.address).toBe('/learn/1/1');
  });

  test('goes on at the same item, on every device', async () => {
    const { byte } = await openHouse(engine);
    const begun = await byte.start();
    const { state } = await byte.answer(begun, true);
    expect(state.answered).toBe(1);
    expect(await byte.read(begun.id)).toEqual(state);
    expect(await byte.start()).toEqual(state);
    expect(await byte.start('summen')).toEqual(state);
  });

  test('counts an answer once, and tells again what came of it', async () => {
    const { app, byte } = await openHouse(engine);
    const begun = await byte.start();
    const id = randomUUID();
    const first = await byte.answer(begun, false, id);
    expect(first.judged.isRight).toBe(false);
    expect(await byte.answer(begun, true, id)).toEqual(first);
    await expect(byte.answer(begun, true)).rejects.toMatchObject({ refusal: 'notAsked' });
    const rows = await app.context.database.db
      .selectFrom('assessment_answer')
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ id, place: 0, source: 'bewertung/summen', is_right: 0 }]);
  });

  test('two devices that answer at once are both answered, one of them by no', async () => {
    const { byte } = await openHouse(engine);
    const begun = await byte.start();
    const both = await Promise.allSettled([byte.answer(begun, true), byte.answer(begun, false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await byte.read(begun.id)).answered).toBe(1);
  });

  test('asks two more when somebody says that they can do it, at most twice', async () => {
    const { byte } = await openHouse(engine);
    const first = await byte.sit(await byte.start(), () => false);
    await expect(byte.contest((await byte.start('zweites')).id)).rejects.toMatchObject({
      refusal: 'notNow',
    });
    // Whoever misses all of the easy ones is known soon.
    const answers = 6;
    const longer = await byte.contest(first.id);
    expect(longer).toMatchObject({ answered: answers, wanted: answers + 2, result: null });
    const asked = longer.item;
    expect(await byte.list()).toMatchObject([{ answers, currentLevel: first.result?.level }]);
    await byte.answer(longer, true);
    expect(await byte.list()).toMatchObject([{ answers, currentLevel: first.result?.level }]);
    const earlier = first.result?.evidence.find(({ number }) => number === asked?.number);
    expect(asked?.variant).not.toBe(earlier?.variant);
    const second = await byte.sit(await byte.read(first.id), () => true);
    expect(second.result).toMatchObject({ of: answers + 2, right: 2, mayContest: true });
    expect(second.result?.level).toBeGreaterThanOrEqual(first.result?.level ?? 10);
    const third = await byte.sit(await byte.contest(first.id), () => true);
    expect(third.result).toMatchObject({ of: answers + 4, mayContest: false });
    await expect(byte.contest(first.id)).rejects.toMatchObject({ refusal: 'notNow' });
    const rated = { answers: answers + 4, currentLevel: third.result?.level };
    expect(await byte.list()).toMatchObject([rated]);
  });

  test('is nobody else’s', async () => {
    const { byte, pixel } = await openHouse(engine);
    const begun = await byte.start();
    const refusal = { status: 404, refusal: 'unknownAssessment' };
    await expect(pixel.read(begun.id)).rejects.toMatchObject(refusal);
    await expect(pixel.answer(begun, true)).rejects.toMatchObject(refusal);
    await expect(pixel.contest(begun.id)).rejects.toMatchObject(refusal);
    expect(await pixel.list()).toEqual([]);
    expect((await pixel.start()).id).not.toBe(begun.id);
  });

  test('takes another topic after the first, and the one that has faded when both were asked', async () => {
    const { byte } = await openHouse(engine);
    await byte.sit(await byte.start(), () => true);
    const second = await byte.start();
    expect(second.title).toBe('Zweites');
    await byte.comeBackAfter(70);
    await byte.sit(await byte.start('zweites'), () => true);
    expect((await byte.start()).title).toBe('Summen');
    const [newer, older] = await byte.list();
    expect([newer?.topic, older?.topic]).toEqual(['Zweites', 'Summen']);
    expect(older?.confidence).toBe((newer?.confidence ?? 0) - 1);
  });

  test('is told as long as it can be gone on with, and begins anew after two weeks', async () => {
    const { byte } = await openHouse(engine);
    const begun = await byte.start();
    const { state } = await byte.answer(begun, true);
    await byte.comeBackAfter(14);
    expect(await byte.listOpen()).toEqual([
      { id: begun.id, topic: 'Summen', answered: 1, wanted: usualItems },
    ]);
    expect(await byte.start()).toEqual(state);
    await byte.comeBackAfter(1);
    expect(await byte.listOpen()).toEqual([]);
    await expect(byte.answer(state, true)).rejects.toMatchObject({ refusal: 'notAsked' });
    await expect(byte.read(begun.id)).rejects.toMatchObject({ refusal: 'unknownAssessment' });
    expect(await byte.start('summen')).toMatchObject({ answered: 0 });
  });

  test('that is contested stays as it was judged when nobody goes on for two weeks', async () => {
    const { byte } = await openHouse(engine);
    const { id, result } = await byte.sit(await byte.start(), (number) => number <= 5);
    await byte.answer(await byte.contest(id), false);
    await byte.comeBackAfter(15);
    expect((await byte.read(id)).result).toEqual({ ...result, mayContest: false });
    await expect(byte.contest(id)).rejects.toMatchObject({ refusal: 'notNow' });
    expect(await byte.listOpen()).toEqual([]);
    await byte.comeBackAfter(50);
    const faded = (await byte.read(id)).result?.confidence;
    expect(faded).toBe((result?.confidence ?? 0) - 1);
    expect(await byte.list()).toMatchObject([{ answers: 8, confidence: faded }]);
  });

  test('at level 10 has nothing to contest', async () => {
    const { app, byte } = await openHouse(engine);
    const { id } = await byte.sit(await byte.start(), () => true);
    await app.context.database.db.updateTable('assessment').set({ level: 10 }).execute();
    expect((await byte.read(id)).result?.mayContest).toBe(false);
    await expect(byte.contest(id)).rejects.toMatchObject({ refusal: 'notNow' });
  });

  test('that two devices begin at once is begun once', async () => {
    const { app, byte } = await openHouse(engine);
    const device = await openLearner(app, 1);
    const [one, two] = await Promise.all([byte.start(), device.start()]);
    expect(one.id).toBe(two.id);
  });

  test('of a topic only the last judgement counts', async () => {
    const { byte } = await openHouse(engine);
    await byte.sit(await byte.start('summen'), () => false);
    await byte.comeBackAfter(1);
    const again = await byte.sit(await byte.start('summen'), () => true);
    expect(await byte.list()).toMatchObject([{ id: again.id, currentLevel: again.result?.level }]);
  });
});

test('an item keeps what is right to itself until it is answered', async () => {
  const { byte } = await openHouse();
  const shown = new Map<string, unknown>();
  let state = await byte.start();
  while (state.item) {
    const { unit, form } = state.item;
    expect(unit.solution).toEqual({});
    for (const { options } of unit.quiz)
      expect(options.every(({ isRight, why }) => !isRight && why === null)).toBe(true);
    const { judged, state: next } = await byte.answer(state, true);
    const code = unit.kind === 'build' ? 'print("Katze")' : null;
    expect(judged).toMatchObject({ form, isRight: true, code });
    shown.set(form, judged.better ?? judged.solved);
    state = next;
  }
  expect(shown.get('order')).toMatch(/^zahl = \d\n.*\n.*\nprint\(zahl\)$/);
  expect(shown.get('line')).toBe('    summe = summe + zahl');
});

test('a topic is asked only so often in a day', async () => {
  const { byte, pixel } = await openHouse();
  for (let count = 0; count < mostOfTopicInDay; count += 1)
    await byte.sit(await byte.start('summen'), () => false);
  await expect(byte.start('summen')).rejects.toMatchObject({ refusal: 'enoughToday' });
  expect(await byte.start('zweites')).toMatchObject({ title: 'Zweites' });
  expect(await pixel.start('summen')).toMatchObject({ title: 'Summen' });
  await byte.comeBackAfter(1);
  expect(await byte.start('summen')).toMatchObject({ title: 'Summen' });
});

test('code is kept where something is written, and no more than anybody writes', async () => {
  const { app, byte } = await openHouse();
  const { db } = app.context.database;
  let state = await byte.start('summen');
  while (state.item) {
    const { number, variant } = state.item;
    const item = topic?.items[number - 1];
    const right = item && givenFor(item, variant, true);
    const answer = (code: string) =>
      byte.browser.call(answerItem, {
        params: { id: state.id },
        body: { ...right, id: randomUUID(), number, variant, code },
      });
    await expect(answer('x'.repeat(10_001))).rejects.toMatchObject({ status: 400 });
    state = (await answer('x')).state;
  }
  const kept = new Set(state.result?.evidence.map(({ form, code }) => `${form} ${code}`));
  expect(kept).toContain('write x');
  expect(kept).not.toContain('choose x');
  const [read] = await readSittings(db, 1, 'topic');
  expect(read?.answers[0]).not.toHaveProperty('given');
});

test('begins without a body, and refuses a topic that is not there', async () => {
  const { byte } = await openHouse();
  const response = await byte.browser.send('/api/start-assessment', { method: 'POST' });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: expect.any(String) });
  await expect(byte.start('kochen')).rejects.toMatchObject({ refusal: 'unknownTopic' });
});

test('a house without topics has nothing to begin', async () => {
  const app = await createTestApp('sqlite', {}, { assessments: [] });
  const byte = await openLearner(app, 1);
  await expect(byte.start()).rejects.toMatchObject({ refusal: 'unknownTopic' });
});
