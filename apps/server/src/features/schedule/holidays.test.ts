import { randomUUID } from 'node:crypto';
import {
  changeHoliday,
  eraseHoliday,
  type Holiday,
  listHolidays,
  scheduleLimits,
} from '@hbg/contract/schedule';
import { chooseLand, listSchoolHolidays } from '@hbg/contract/school-holidays';
import { describe, expect, test } from 'vitest';
import { openHouse, openPlan, today } from '../../../test/open-plan.ts';
import { engines } from '../../../test/test-database.ts';

describe.each(engines)('holidays on %s', (engine) => {
  test('takes over a Land’s school holidays once, and leaves what was changed of them', async () => {
    const { app, browser, takeYear, create, titles } = await openHouse(engine);
    const pixel = await openPlan(app, 2);
    const answers = await Promise.all([takeYear('bayern'), pixel.takeYear('bayern')]);
    const holidays = await browser.call(listHolidays, {});
    expect(holidays).toHaveLength(6);
    const ids = holidays.map(({ id }) => id);
    const added = answers.map((answer) => answer.added.toSorted());
    expect(added.toSorted((a, b) => a.length - b.length)).toEqual([[], ids.toSorted()]);
    expect(holidays[1]).toMatchObject({
      name: 'Weihnachtsferien',
      from: '2026-12-24',
      to: '2027-01-08',
    });
    await create({ dayOfWeek: 2 });
    const [autumn] = holidays;
    if (!autumn) throw new Error('They begin with autumn.');
    expect(await titles(35)).toEqual([]);
    const later = { name: 'Herbst', from: '2026-11-05', to: '2026-11-06' };
    const params = { id: autumn.id };
    expect(await browser.call(changeHoliday, { params, body: later })).toEqual({
      ...params,
      ...later,
    });
    expect(await titles(35)).toEqual(['Mathe']);
    const last = ids.slice(5);
    await browser.call(eraseHoliday, { params: { id: last[0] ?? '' } });
    expect(await takeYear('bayern')).toEqual({ added: last, known: 5 });
    const again = await browser.call(listHolidays, {});
    expect(again).toEqual([{ ...params, ...later }, ...holidays.slice(1)]);
    expect((await takeYear('bayern', '2027/28')).added).toHaveLength(6);
  });

  test('keeps the Land of the house, for everybody', async () => {
    const { app, browser } = await openHouse(engine);
    const { chosen, lands } = await browser.call(listSchoolHolidays, {});
    expect(chosen).toBeNull();
    expect(lands).toHaveLength(16);
    expect(lands[11]).toMatchObject({ id: 'saarland', name: 'Saarland' });
    expect(lands[11]?.years).toEqual(expect.arrayContaining(['2026/27', '2027/28']));
    await browser.call(chooseLand, { body: { land: 'bayern' } });
    await browser.call(chooseLand, { body: { land: 'saarland' } });
    const pixel = await openPlan(app, 2);
    const seen = await pixel.browser.call(listSchoolHolidays, {});
    expect(seen.chosen).toBe('saarland');
  });

  test('another Land’s holidays take the place of the first one’s, and what was there comes back', async () => {
    const { browser, takeYear, holidays } = await openHouse(engine);
    const choose = (land: string, instead?: Holiday[]) =>
      browser.call(chooseLand, { body: { land, ...(instead && { instead }) } });
    const read = () => browser.call(listHolidays, {});
    const own = await holidays('2026-05-15', '2026-05-15');
    expect(await choose('bayern')).toEqual({ removed: [] });
    await takeYear('bayern');
    const autumn = (await read()).find(({ name }) => name === 'Herbstferien');
    if (!autumn) throw new Error('They begin with autumn.');
    const longer = { name: 'Herbst', from: autumn.from, to: '2026-11-09' };
    await browser.call(changeHoliday, { params: { id: autumn.id }, body: longer });
    const before = await read();
    const { removed } = await choose('berlin');
    expect(removed).toEqual(before.filter(({ id }) => id !== own.id));
    const after = await read();
    expect(after).toContainEqual(own);
    expect((await takeYear('berlin')).added).toEqual([]);
    await choose('bayern', removed);
    expect(await read()).toEqual(before);
  });
});

test('holidays do not end before they begin', async () => {
  const { holidays } = await openHouse();
  await expect(holidays('2026-03-20', '2026-03-16')).rejects.toThrow(
    '400: to: Der letzte Tag liegt vor dem ersten',
  );
});

test.each([
  ['9999-12-20', '9999-12-31', 'from: Das ist kein Datum'],
  ['0000-01-01', '0000-01-02', 'from: Das ist kein Datum'],
  ['1999-12-31', '2000-01-02', 'from: Das ist kein Datum'],
  ['2026-03-01', '2026-06-29', 'to: Ferien sind höchstens 120 Tage lang'],
])('holidays are in our time, and no half a year: %s to %s', async (from, to, text) => {
  const { holidays } = await openHouse();
  await expect(holidays(from, to)).rejects.toThrow(`400: ${text}`);
  expect(await holidays('2026-03-01', '2026-06-28')).toMatchObject({ to: '2026-06-28' });
});

test('school holidays are taken over for a Land and a year that are known, while there is room', async () => {
  const { browser, holidays, takeYear } = await openHouse();
  await expect(takeYear('atlantis')).rejects.toMatchObject({ refusal: 'unknownLand' });
  await expect(takeYear('bayern', '1999/00')).rejects.toMatchObject({
    refusal: 'unknownYear',
  });
  const unknown = browser.call(chooseLand, { body: { land: 'atlantis' } });
  await expect(unknown).rejects.toMatchObject({ refusal: 'unknownLand' });
  for (let at = 5; at < scheduleLimits.holidays; at += 1) await holidays(today, today);
  await expect(takeYear('bayern')).rejects.toMatchObject({ refusal: 'full' });
  expect(await browser.call(listHolidays, {})).toHaveLength(scheduleLimits.holidays - 5);
});

test('holidays that are gone are not changed', async () => {
  const { browser } = await openHouse();
  const body = { name: 'Osterferien', from: today, to: today };
  const gone = browser.call(changeHoliday, { params: { id: randomUUID() }, body });
  await expect(gone).rejects.toMatchObject({ status: 404, refusal: 'unknownHoliday' });
});
