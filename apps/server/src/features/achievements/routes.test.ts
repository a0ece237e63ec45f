import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import {
  completeUnit,
  type Evidence,
  listCompletions,
  noteActivity,
  readAchievements,
  tellBadges,
} from '@hbg/contract/achievements';
import { answerTask } from '@hbg/contract/maths';
import { readProven } from '@hbg/contract/profile';
import { saveProgress } from '@hbg/contract/progress';
import type { Sent } from '@hbg/contract/route';
import { createHoliday } from '@hbg/contract/schedule';
import { kindOf } from '@hbg/maths/courses/courses';
import { drawTask } from '@hbg/maths/draw-task';
import { answerText } from '@hbg/maths/judge';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { mostInDay } from '../../db/has-room.ts';
import { prepareDatabase } from '../../prepare.ts';

const start = Date.parse('2026-03-01T08:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const nothing = { xp: 0, badges: [], level: null, points: 0 };

async function openLedger(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const { db } = app.context.database;
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const complete = (unit: string, part: Partial<Evidence> = {}) =>
    browser.call(completeUnit, { body: { unit, ...tried(part) } });
  const work = (part: Partial<Sent<typeof noteActivity>['body']> = {}) =>
    browser.call(noteActivity, { body: { ...worked, id: randomUUID(), ...part } });
  const under = (prefix: string) => browser.call(listCompletions, { query: { under: prefix } });
  const read = () => browser.call(readAchievements, {});
  return { app, db, browser, complete, work, under, read };
}

function tried(part: Partial<Evidence> = {}): Evidence {
  const how = { reached: [true, true, true], hints: 0, hadSolution: false, minutes: 5 };
  return { id: randomUUID(), madeAt: isoTime(start), ...how, ...part };
}

const worked = { kind: 'worked', unit: 'lektion/1', minutes: 1, madeAt: isoTime(start) } as const;

describe.each(engines)('completions on %s', (engine) => {
  test('the first one brings the planned minutes and a badge, again it brings nothing', async () => {
    const { complete, under } = await openLedger(engine);
    const evidence = tried();
    const first = await complete('lektion/1', evidence);
    expect(first.completion).toMatchObject({ unit: 'lektion/1', isProven: true, xp: 15 });
    expect(first.brought).toMatchObject({
      points: expect.any(Number),
      badges: [{ name: 'Erste Zeile' }],
      xp: 15,
    });
    expect(first.brought.points).toBeGreaterThan(0);
    expect((await complete('lektion/1', evidence)).brought).toEqual(nothing);
    expect(await under('lektion')).toEqual([first.completion]);
    expect(await under('lek')).toEqual([]);
  });

  test('the best stays, whatever comes later and in whichever order', async () => {
    const { complete, db } = await openLedger(engine);
    const early = { madeAt: isoTime(start - day), reached: [false, true], hints: 3, minutes: 9 };
    const good = { madeAt: isoTime(start - minute), hints: 1 };
    const copied = { hadSolution: true };
    await complete('lektion/1', copied);
    await complete('lektion/1', good);
    const { completion } = await complete('lektion/1', early);
    expect(completion).toMatchObject({
      reached: [true, true, ...completion.reached.slice(2)],
      hints: 1,
      hadSolution: false,
      minutes: 9,
      firstAt: isoTime(start - day),
      at: isoTime(start),
    });
    expect(await db.selectFrom('activity').select('kind').execute()).toHaveLength(3);
  });

  test('a moment of the future is cut to now', async () => {
    const { complete } = await openLedger(engine);
    const { completion } = await complete('lektion/1', { madeAt: isoTime(start + day) });
    expect(completion.at).toBe(isoTime(start));
  });

  test('a lesson that is done is a completion, with what is known of it', async () => {
    const { browser, under, db } = await openLedger(engine);
    const body = { lessonId: 2, completed: true, score: 100, codeSubmitted: 'print(2)' };
    const { brought } = await browser.call(saveProgress, { body });
    expect(brought).toMatchObject({ xp: 15, points: 0, badges: [{ id: 'erste-zeile' }] });
    expect((await browser.call(saveProgress, { body })).brought).toEqual(nothing);
    const evidence = tried({ reached: Array.from({ length: 4 }, () => true) });
    const again = await browser.call(saveProgress, { body: { ...body, evidence } });
    expect(again).toMatchObject({ completed: true, brought: { badges: [] } });
    expect(again.brought?.points).toBeGreaterThan(0);
    expect(await under('lektion/2')).toMatchObject([{ unit: 'lektion/2', isProven: true }]);
    expect(await db.selectFrom('activity').select('id').execute()).toHaveLength(2);
    const begun = { ...body, lessonId: 3, completed: false };
    expect((await browser.call(saveProgress, { body: begun })).brought).toBeNull();
    expect(await under('lektion/3')).toEqual([]);
  });

  test('a lesson that is only said to be done counts everywhere, and is worth what was checked later', async () => {
    const { browser, read } = await openLedger(engine);
    const body = { lessonId: 2, completed: true, score: 80, codeSubmitted: 'print(2)' };
    await browser.call(saveProgress, { body });
    const { week, totals, activities, streak } = await read();
    expect(week).toMatchObject({ completed: 1, xp: 15 });
    expect(totals).toMatchObject({ completed: 1, proven: 0, score: 80 });
    expect(activities).toMatchObject([{ unit: 'lektion/2', completion: { xp: 15 } }]);
    expect(streak).toMatchObject({ days: 1, isTodayDone: true });
    const evidence = tried({ reached: [true, false, false, false] });
    await browser.call(saveProgress, { body: { ...body, evidence } });
    const later = await read();
    expect(later.week).toMatchObject({ completed: 1, xp: 15 });
    expect(later.totals.score).toBeLessThan(80);
  });

  test('what was done before it was worth something gives its XP with the next start', async () => {
    const { app, complete, db, read } = await openLedger(engine);
    await complete('lektion/1');
    await complete('lektion/2');
    const rows = db.updateTable('completion');
    await rows.set({ xp: 0 }).where('unit', '=', 'lektion/1').execute();
    await rows.set({ xp: 40 }).where('unit', '=', 'lektion/2').execute();
    expect((await read()).week.xp).toBe(40);
    await prepareDatabase(app.context);
    expect((await read()).week.xp).toBe(55);
  });

  test('holidays of the house hold a streak together', async () => {
    const { app, browser, complete, read } = await openLedger(engine);
    await complete('lektion/1');
    app.clock.advance(4 * day);
    await complete('lektion/2', { madeAt: isoTime(start + 4 * day) });
    expect((await read()).streak.days).toBe(1);
    const holidays = { from: '2026-03-02', to: '2026-03-04' };
    const body = { id: randomUUID(), name: 'Ferien', ...holidays };
    await browser.call(createHoliday, { body });
    expect(await read()).toMatchObject({ streak: { days: 2 }, holidays: [holidays] });
  });

  test('each learner has an own', async () => {
    const { complete, browser, under } = await openLedger(engine);
    await complete('lektion/1');
    await browser.call(login, { body: { user: 2, password } });
    expect(await under('lektion')).toEqual([]);
    expect((await complete('lektion/1')).brought.badges).toHaveLength(1);
  });
});

describe.each(engines)('news of badges on %s', (engine) => {
  test('are told once, whichever device asks, and again only to who has asked', async () => {
    const { app, db, browser, complete } = await openLedger(engine);
    const tablet = openBrowser(app);
    await tablet.call(login, { body: { user: 1, password } });
    const ask = (id: string, on = browser) => on.call(tellBadges, { body: { id } });
    expect(await ask(randomUUID())).toEqual([]);
    await complete('lektion/1');
    const [first, second] = [randomUUID(), randomUUID()];
    const [one, other] = await Promise.all([ask(first), ask(second, tablet)]);
    const told = [...one, ...other];
    expect(told).toEqual([
      {
        id: 'erste-zeile',
        name: 'Erste Zeile',
        description: 'Du hast etwas geschrieben, und es lief.',
        rarity: 'common',
        icon: 'terminal',
        earnedAt: isoTime(start),
        because: app.context.content.lessons.get(1)?.title,
      },
    ]);
    expect(await ask(first)).toEqual(one);
    expect(await ask(second, tablet)).toEqual(other);
    expect(await ask(randomUUID(), tablet)).toEqual([]);
    expect(await db.selectFrom('told_badge').selectAll().execute()).toEqual([
      {
        learner_id: 1,
        badge: 'erste-zeile',
        told_in: one.length > 0 ? first : second,
        told_at: isoTime(start),
      },
    ]);
  });

  test('tell for good: a badge stays earned, whatever becomes of its rule', async () => {
    const { app, db, browser, complete, read } = await openLedger(engine);
    const ask = () => browser.call(tellBadges, { body: { id: randomUUID() } });
    await complete('lektion/1');
    app.clock.advance(minute);
    await ask();
    await db.deleteFrom('completion').execute();
    const { badges } = await read();
    const kept = badges.find(({ id }) => id === 'erste-zeile');
    expect(kept).toMatchObject({ have: 0, earnedAt: isoTime(start + minute) });
    expect(await browser.call(readProven, {})).toMatchObject({
      badges: [{ title: 'Erste Zeile', because: null, on: '2026-03-01' }],
    });
    expect(await ask()).toEqual([]);
  });

  test('are each learner’s own, and those of the maths trainer are among them', async () => {
    const { browser, complete } = await openLedger(engine);
    const ask = () => browser.call(tellBadges, { body: { id: randomUUID() } });
    await complete('lektion/1');
    await ask();
    await browser.call(login, { body: { user: 2, password } });
    expect(await ask()).toEqual([]);
    const seed = 4;
    const kind = kindOf('A1');
    const typed = kind ? answerText(drawTask(kind, seed)) : '';
    const how = { level: 1, byProgram: false, madeAt: isoTime(start) };
    await browser.call(answerTask, { body: { id: randomUUID(), kind: 'A1', seed, typed, ...how } });
    expect(await ask()).toMatchObject([{ name: 'Erste Lösung', because: kind?.title }]);
  });
});

test('no two badges have the same id, and each has its room', async () => {
  const { read } = await openLedger();
  const { badges } = await read();
  expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
  const rooms = Map.groupBy(badges, ({ room }) => room);
  expect([...rooms].map(([room, all]) => [room, all.length])).toEqual([
    ['house', 11],
    ['python-mastery', 9],
    ['html-mastery', 9],
    ['maths', 8],
  ]);
});

describe.each(engines)('work on %s', (engine) => {
  test('minutes that two devices tell of count once, also when a call comes twice', async () => {
    const { work, read } = await openLedger(engine);
    const id = randomUUID();
    await work({ id, minutes: 10, madeAt: isoTime(start - 5 * minute) });
    await work({ id, minutes: 10, madeAt: isoTime(start - 5 * minute) });
    await work({ minutes: 10, madeAt: isoTime(start), unit: 'lektion/2' });
    await work({ minutes: 3, madeAt: isoTime(start - 2 * day) });
    const { totals, minutesByDay } = await read();
    expect(totals.minutes).toBe(18);
    expect(minutesByDay).toEqual([
      { day: '2026-02-27', minutes: 3 },
      { day: '2026-03-01', minutes: 15 },
    ]);
  });

  test('a day ends at midnight of the house', async () => {
    const { app, work, read } = await openLedger(engine);
    app.clock.advance(15 * 60 * minute + 5 * minute);
    await work({ minutes: 15, madeAt: '2026-03-01T22:59:00Z' });
    await work({ minutes: 15, madeAt: '2026-03-01T23:04:00Z' });
    expect((await read()).minutesByDay).toEqual([
      { day: '2026-03-01', minutes: 15 },
      { day: '2026-03-02', minutes: 4 },
    ]);
  });

  test('days of long ago become one row each, and no figure changes', async () => {
    const { app, db, browser, work, complete, read } = await openLedger(engine);
    await work({ minutes: 10, madeAt: isoTime(start - 5 * minute) });
    await work({ minutes: 10 });
    await complete('lektion/1');
    await complete('lektion/1', { madeAt: isoTime(start - minute) });
    app.clock.advance(732 * day);
    await browser.call(login, { body: { user: 1, password } });
    const { totals, badges } = await read();
    await work({ minutes: 0, madeAt: isoTime(app.clock.now()) });
    const rows = await db.selectFrom('activity').selectAll().orderBy('kind').execute();
    expect(rows).toMatchObject([
      { kind: 'completed', at: isoTime(start - minute) },
      { kind: 'day', minutes: 15, day: '2026-03-01' },
      { kind: 'worked', minutes: 0 },
    ]);
    const later = await read();
    expect(later.totals).toEqual(totals);
    expect(later.badges).toEqual(badges);
  });
});

test('what was done last stands first, with its minutes of that day', async () => {
  const { work, complete, read } = await openLedger();
  await work({ minutes: 7 });
  await work({ minutes: 5, unit: 'lektion/2', madeAt: isoTime(start - 60 * minute) });
  await complete('lektion/1');
  expect((await read()).activities).toMatchObject([
    { unit: 'lektion/1', minutes: 7, completion: { isProven: true } },
    { unit: 'lektion/2', minutes: 5, completion: null },
  ]);
});

test('who has done nothing yet is at the beginning of everything', async () => {
  const { read } = await openLedger();
  const { areas, badges, ...rest } = await read();
  expect(areas).toMatchObject([
    { area: 'python-mastery', xp: 0, level: { number: 1, name: 'Python Neuling', until: 100 } },
    { area: 'html-mastery', xp: 0, level: { number: 1, name: 'HTML Neuling', until: 100 } },
  ]);
  expect(badges.every(({ have, earnedAt }) => have === 0 && earnedAt === null)).toBe(true);
  expect(rest).toEqual({
    day: '2026-03-01',
    totals: { completed: 0, proven: 0, minutes: 0, score: null },
    points: 0,
    streak: { days: 0, isTodayDone: false, hasJoker: true },
    week: { completed: 0, xp: 0, minutes: 0 },
    minutesByDay: [],
    holidays: [],
    activities: [],
  });
});

test('answers are kept where the unit asks as many questions', async () => {
  const { app, complete } = await openLedger();
  const riddle = [...app.context.content.units.values()].find((unit) => unit.riddle)?.id ?? '';
  const quizOf = async (unit: string, of: number) =>
    (await complete(unit, { reached: [], quiz: { right: of, of } })).completion.quiz;
  expect(await quizOf('python-mastery/ausgabe', 1)).toBeNull();
  expect(await quizOf('python-mastery/ausgabe', 0)).toBeNull();
  expect(await quizOf('python-mastery/ausgabe', 4)).toEqual({ right: 4, of: 4 });
  expect(await quizOf(riddle, 2)).toBeNull();
  expect(await quizOf(riddle, 1)).toEqual({ right: 1, of: 1 });
});

test('a row with more right answers than questions is read as all right', async () => {
  const { db, complete, under } = await openLedger();
  await complete('lektion/1');
  await db.updateTable('completion').set({ quiz: '{"right":11,"of":10}' }).execute();
  expect(await under('lektion')).toMatchObject([{ quiz: { right: 10, of: 10 } }]);
});

test('of a day only so much is kept, and what is said stays as it is', async () => {
  const { db, work, complete } = await openLedger();
  const { madeAt: at, ...rest } = worked;
  const row = { ...rest, learner_id: 1, at, day: '2026-03-01' } as const;
  const rows = Array.from({ length: mostInDay - 1 }, () => ({ ...row, id: randomUUID() }));
  await db.insertInto('activity').values(rows).execute();
  await work();
  await work();
  expect((await complete('lektion/1')).completion).toMatchObject({ isProven: true });
  await work({ madeAt: isoTime(start - day) });
  const kept = await db.selectFrom('activity').select('day').execute();
  expect(kept.filter((one) => one.day === row.day)).toHaveLength(mostInDay);
  expect(kept).toHaveLength(mostInDay + 1);
});

test('refuses units that there are not, too much time at once, and the work of somebody else', async () => {
  const { browser, complete, work } = await openLedger();
  await expect(complete('lektion/999')).rejects.toMatchObject({ refusal: 'unknownUnit' });
  await expect(work({ unit: 'lektion/999' })).rejects.toMatchObject({ refusal: 'unknownUnit' });
  await expect(work({ minutes: 16 })).rejects.toMatchObject({ status: 400 });
  await expect(complete('lektion/1', { quiz: { right: 3, of: 2 } })).rejects.toMatchObject({
    status: 400,
  });
  const other = { learner: 2 } as const;
  const done = { body: { unit: 'lektion/1', ...tried() } };
  const call = browser.call(completeUnit, done, other);
  await expect(call).rejects.toMatchObject({ refusal: 'otherLearner' });
  const note = browser.call(noteActivity, { body: { ...worked, id: randomUUID() } }, other);
  await expect(note).rejects.toMatchObject({ refusal: 'otherLearner' });
});
