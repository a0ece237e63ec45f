import { randomUUID } from 'node:crypto';
import {
  eraseHoliday,
  type ImportedEntry,
  listHolidays,
  readFeed,
  readWeek,
  renewFeed,
  scheduleLimits,
} from '@hbg/contract/schedule';
import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import { openHouse, openPlan, today } from '../../../test/open-plan.ts';
import { openBrowser } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { mostErased } from '../../db/read-gone.ts';

describe.each(engines)('the schedule on %s', (engine) => {
  test('fills in what is not said of a new entry', async () => {
    const { create, week } = await openHouse(engine);
    const entry = await create();
    expect(entry).toEqual({
      id: expect.any(String),
      title: 'Mathe',
      description: '',
      subject: '',
      dayOfWeek: 1,
      startTime: '10:00',
      endTime: '11:00',
      weekOffset: 0,
      isRecurring: true,
      everyWeeks: 1,
      until: null,
      restsInHolidays: true,
      reminderMinutes: 15,
      priority: 2,
      color: '#5aa9ff',
      firstWeek: today,
      leftOut: [],
      revision: 1,
    });
    expect(await week()).toEqual([entry]);
  });

  test('shows a week by day and time, with what recurs from its first week on', async () => {
    const { create, titles } = await openHouse(engine);
    await create({ title: 'Sport', dayOfWeek: 3 });
    await create({ title: 'Später', startTime: '12:00', endTime: '12:45' });
    await create({ title: 'Einmal', isRecurring: false, weekOffset: 1 });
    await create({ title: 'B-Woche', everyWeeks: 2, weekOffset: 1, dayOfWeek: 0 });
    expect(await titles(-1)).toEqual([]);
    expect(await titles(0)).toEqual(['Später', 'Sport']);
    expect(await titles(1)).toEqual(['B-Woche', 'Einmal', 'Später', 'Sport']);
    expect(await titles(2)).toEqual(['Später', 'Sport']);
    expect(await titles(3)).toEqual(['B-Woche', 'Später', 'Sport']);
  });

  test('counts weeks from the learner’s own day', async () => {
    const { browser, create } = await openHouse(engine);
    await create({ isRecurring: false });
    const of = (day: string, weekOffset = 0) =>
      browser.call(readWeek, { query: { today: day, weekOffset } });
    expect(await of('2026-03-07')).toHaveLength(1);
    expect(await of('2026-02-28')).toHaveLength(0);
    expect(await of('2026-02-28', 1)).toMatchObject([{ weekOffset: 1 }]);
    expect(await browser.call(readWeek, { query: {} })).toHaveLength(1);
  });

  test('keeps what is sent twice once, and brings back what was erased', async () => {
    const { app, create, erase, leaveOut, week, titles } = await openHouse(engine);
    const id = randomUUID();
    await Promise.all([create({ id }), create({ id })]);
    await leaveOut(id, '2026-03-08');
    const [before] = await week();
    await erase(id);
    expect(await titles()).toEqual([]);
    await expect(erase(id)).rejects.toMatchObject({ status: 404 });
    await create({ id, title: 'egal' });
    expect(await week()).toEqual([{ ...before, revision: 4 }]);
    await erase(id);
    app.clock.advance(25 * 3_600_000);
    await erase((await create()).id);
    expect((await create({ id, title: 'Neu' })).leftOut).toEqual([]);
  });

  test('changes all weeks of a series, and only what the sender has changed', async () => {
    const { create, change, week } = await openHouse(engine);
    const entry = await create();
    const [later] = await week(2);
    const moved = await change(entry, { dayOfWeek: 2 });
    expect(moved).toMatchObject({ dayOfWeek: 2, revision: 2 });
    if (later) await change(later, { title: 'Algebra' }, later);
    expect(await week()).toMatchObject([{ title: 'Algebra', dayOfWeek: 2, revision: 3 }]);
  });

  test('leaves out single weeks, and rests in the holidays of the house', async () => {
    const { app, create, leaveOut, titles, browser } = await openHouse(engine);
    const { id } = await create();
    await create({ title: 'Training', restsInHolidays: false });
    await Promise.all([leaveOut(id, '2026-03-11'), leaveOut(id, '2026-03-15')]);
    expect(await titles(1)).toEqual(['Training']);
    expect(await titles(2)).toEqual(['Training']);
    await leaveOut(id, '2026-03-15', false);
    expect(await titles(2)).toEqual(expect.arrayContaining(['Mathe', 'Training']));
    const pixel = await openPlan(app, 2);
    const easter = await pixel.holidays('2026-03-16', '2026-03-20');
    expect(await titles(2)).toEqual(['Training']);
    expect(await browser.call(listHolidays, {})).toEqual([easter]);
    await browser.call(eraseHoliday, { params: { id: easter.id } });
    expect(await titles(2)).toHaveLength(2);
  });

  test('changes one week of a series by a single entry in its place', async () => {
    const { changeOnce, create, week, titles } = await openHouse(engine);
    const series = await create();
    const id = randomUUID();
    const part = { title: 'Mathe, verlegt', dayOfWeek: 3, weekOffset: 1 };
    const own = await changeOnce(series, part, id);
    expect(own).toMatchObject({ id, isRecurring: false, dayOfWeek: 3, firstWeek: '2026-03-08' });
    expect(await week(1)).toEqual([own]);
    expect(await week(2)).toMatchObject([{ title: 'Mathe', leftOut: ['2026-03-08'] }]);
    await changeOnce(series, part, id);
    expect(await titles(1)).toEqual(['Mathe, verlegt']);
  });

  test('nobody sees or changes what another learner plans', async () => {
    const { app, create, titles } = await openHouse(engine);
    const pixel = await openPlan(app, 2);
    const entry = await create();
    expect(await pixel.titles()).toEqual([]);
    for (const attempt of [
      () => pixel.change(entry, { title: 'Meins' }),
      () => pixel.erase(entry.id),
      () => pixel.leaveOut(entry.id, today),
      () => pixel.changeOnce(entry),
      () => pixel.create({ id: entry.id }),
      () => pixel.take([{ id: entry.id, title: 'Meins' }]),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404, refusal: 'unknownEntry' });
    expect(await titles()).toEqual(['Mathe']);
  });

  test('takes in a calendar file as a whole or not at all, and each entry once', async () => {
    const { take, week, titles } = await openHouse(engine);
    const entries: ImportedEntry[] = ['Chor', 'Turnen'].map((title) => ({
      id: randomUUID(),
      title,
    }));
    const wrong = { id: randomUUID(), title: 'Falsch', until: '2026-02-01' };
    await expect(take([...entries, wrong])).rejects.toMatchObject({ refusal: 'endsBeforeFirst' });
    expect(await titles()).toEqual([]);
    const chor = { ...entries[0], id: randomUUID(), title: 'AG', leftOut: ['2026-03-09'] };
    expect(await take([...entries, chor], true)).toEqual({ added: 3, known: [] });
    expect(await titles()).toEqual([]);
    expect(await take([...entries, chor])).toEqual({ added: 3, known: [] });
    const known = entries.map(({ id }) => id);
    expect(await take(entries)).toEqual({ added: 0, known });
    expect(await take([...entries, { ...wrong, until: null }], true)).toEqual({
      added: 1,
      known: known.toSorted(),
    });
    expect(await week(1)).toHaveLength(2);
  });

  test('gives the calendar to who knows its address, until there is a new one', async () => {
    const { app, browser, create, titles } = await openHouse(engine);
    await create({ title: 'Gitarre' });
    const { path } = await browser.call(readFeed, {});
    expect(await browser.call(readFeed, {})).toEqual({ path });
    const stranger = openBrowser(app);
    const response = await stranger.send(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const file = new ICAL.Component(ICAL.parse(await response.text()));
    const summaries = file
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).summary);
    expect(summaries).toEqual(await titles());
    const renewed = await browser.call(renewFeed, {});
    expect((await stranger.send(path)).status).toBe(404);
    expect((await stranger.send(renewed.path)).status).toBe(200);
    expect((await stranger.send('/api/schedule/feed')).status).toBe(401);
    expect((await stranger.send('/api/schedule/feed/x.ics')).status).toBe(404);
  });
});

test('the next steps are proposed in free slots; who takes one over or moves it leaves the others in place', async () => {
  const { create, change, proposals } = await openHouse();
  await create({ title: 'Training', dayOfWeek: 4, startTime: '14:00', endTime: '18:00' });
  const [first, ...others] = await proposals();
  expect(others.map(({ dayOfWeek }) => dayOfWeek)).toEqual([6, 1]);
  expect(first).toMatchObject({ dayOfWeek: 5, startTime: '14:30', lessonId: 1 });
  const { title = '', dayOfWeek, startTime, endTime } = first ?? {};
  const taken = { title, dayOfWeek, startTime, endTime, weekOffset: 1, isRecurring: false };
  const entry = await create(taken);
  expect(await proposals()).toEqual(others);
  await change(entry, { dayOfWeek: 2, weekOffset: 1 });
  expect(await proposals()).toEqual(others);
});

test('nothing is proposed on holidays', async () => {
  const { holidays, proposals } = await openHouse();
  await holidays('2026-03-10', '2026-03-13');
  expect((await proposals()).map(({ dayOfWeek }) => dayOfWeek)).toEqual([6, 1, 0]);
});

test.each([
  [{ title: ' ' }, 'title: Gib ihm einen Titel'],
  [{ title: 'x'.repeat(121) }, 'title: Höchstens 120 Zeichen'],
  [{ startTime: '11:00' }, 'endTime: Das Ende liegt nicht nach dem Anfang'],
  [{ startTime: '25:00' }, 'startTime: Das ist keine Uhrzeit'],
  [{ endTime: '8:5' }, 'endTime: Das ist keine Uhrzeit'],
  [{ dayOfWeek: 7 }, 'dayOfWeek: Ein Tag von 0 (Sonntag) bis 6 (Samstag)'],
  [{ reminderMinutes: 1_441 }, 'reminderMinutes: Zwischen 0 und 1.440 Minuten vorher'],
  [{ reminderMinutes: -1 }, 'reminderMinutes: Zwischen 0 und 1.440 Minuten vorher'],
  [{ color: 'blau' }, 'color: Eine Farbe wie #5aa9ff'],
  [{ until: '2026-02-30' }, 'until: Das ist kein Datum'],
  [{ until: '2026-03-01' }, 'until: Das Ende liegt vor dem ersten Termin'],
  [{ weekOffset: 1_001 }, 'weekOffset: Höchstens 1.000 Wochen'],
])('what does not fit is refused with its field: %j', async (part, text) => {
  const { create } = await openHouse();
  await expect(create(part)).rejects.toThrow(`400: ${text}`);
});

test('a calendar file that does not fit is refused before anything is written', async () => {
  const { app, take, create, week } = await openHouse();
  await create({ title: 'Sport' });
  const transaction = vi.spyOn(app.context.database.db, 'transaction');
  const leftOut = ['2026-03-09', '2026-03-10', '2026-03-16'];
  const entry = { id: randomUUID(), title: 'Mathe', leftOut };
  const early = { ...entry, id: randomUUID(), until: '2026-01-01' };
  await expect(take([entry, early])).rejects.toMatchObject({ refusal: 'endsBeforeFirst' });
  expect(transaction).not.toHaveBeenCalled();
  await take([entry]);
  const maths = (await week()).find(({ title }) => title === 'Mathe');
  expect(maths?.leftOut).toEqual(['2026-03-08', '2026-03-15']);
  transaction.mockRestore();
});

test('of what was erased the last ones come back, and only where there is room', async () => {
  const { app, create, erase, titles } = await openHouse();
  const { db } = app.context.database;
  const ids = Array.from({ length: mostErased + 1 }, () => randomUUID());
  for (const id of ids) {
    await create({ id, title: 'Sport' });
    app.clock.advance(1);
    await erase(id);
  }
  const rows = await db.selectFrom('schedule_entry').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.slice(1).toSorted());
  const [id = ''] = ids.slice(1);
  const row = await db
    .selectFrom('schedule_entry')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let at = 0; at < scheduleLimits.own; at += 100) {
    const many = Array.from({ length: 100 }, () => ({ ...row, id: randomUUID(), erased_at: null }));
    await db.insertInto('schedule_entry').values(many).execute();
  }
  await expect(create({ id })).rejects.toMatchObject({ refusal: 'full' });
  expect(await titles()).toHaveLength(scheduleLimits.own);
});
