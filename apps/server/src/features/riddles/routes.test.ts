import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { completeUnit, listCompletions, readAchievements } from '@hbg/contract/achievements';
import { readRiddle } from '@hbg/contract/riddles';
import { readUnit } from '@hbg/contract/units';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { isoTime } from '../../clock.ts';
import type { Engine } from '../../db/database.ts';
import { dayMs } from '../../house-days.ts';

async function openRiddles(engine: Engine) {
  const app = await createTestApp(engine);
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const read = () => browser.call(readRiddle, {});
  const find = (unit: string, right: 0 | 1) => {
    const how = { reached: [], hints: 0, hadSolution: false, minutes: 1, quiz: { right, of: 1 } };
    const madeAt = isoTime(app.clock.now());
    return browser.call(completeUnit, { body: { id: randomUUID(), unit, madeAt, ...how } });
  };
  return { app, browser, read, find };
}

describe.each(engines)('the riddle of the day on %s', (engine) => {
  test('comes with its program, its guilty line and a reason for every other one', async () => {
    const { browser, read } = await openRiddles(engine);
    const { unit, done } = await read();
    const lines = unit.starter['main.py']?.trimEnd().split('\n') ?? [];
    const { line = 0, innocent = [] } = unit.riddle ?? {};
    expect(done).toBe(false);
    expect([line, ...innocent.map((one) => one.line)].toSorted((a, b) => a - b)).toEqual(
      lines.map((_, at) => at + 1),
    );
    expect(await browser.call(readUnit, { query: { id: unit.id } })).toEqual(unit);
  });

  test('is done for who has found it, and for nobody else', async () => {
    const { browser, read, find } = await openRiddles(engine);
    const asRead = await read();
    await find(asRead.unit.id, 1);
    expect(await read()).toEqual({ ...asRead, done: true });
    await browser.call(login, { body: { user: 2, password } });
    expect(await read()).toEqual({ ...asRead, done: false });
  });

  test('can be found again when its turn comes round, and pays its XP once', async () => {
    const { app, browser, read, find } = await openRiddles(engine);
    const { unit } = await read();
    await find(unit.id, 1);
    const all = [...app.context.content.units.values()].filter(({ riddle }) => riddle);
    app.clock.advance(all.length * dayMs);
    await browser.call(login, { body: { user: 1, password } });
    const again = await read();
    expect(again).toMatchObject({ unit: { id: unit.id }, done: false, wasFoundBefore: true });
    expect((await find(unit.id, 1)).brought).toMatchObject({ xp: 0, points: 0 });
    expect(await read()).toEqual({ ...again, done: true });
  });

  test('changes at midnight of the house', async () => {
    const { app, read } = await openRiddles(engine);
    const today = (await read()).unit.id;
    app.clock.advance(dayMs - app.context.days.sinceMidnight(app.clock.now()) - 1);
    expect((await read()).unit.id).toBe(today);
    app.clock.advance(1);
    expect((await read()).unit.id).not.toBe(today);
  });

  test('pays its XP however it was found, and proves something at the first tap alone', async () => {
    const { browser, find } = await openRiddles(engine);
    const late = await find('raetsel/eins-bis-zehn', 0);
    expect(late.brought).toMatchObject({ xp: 10, points: 0 });
    expect(late.completion).toMatchObject({ xp: 10, quiz: { right: 0, of: 1 }, isProven: false });
    const atOnce = await find('raetsel/regenschirm', 1);
    expect(atOnce.brought).toMatchObject({ xp: 10, points: 2 });
    expect(atOnce.completion).toMatchObject({ quiz: { right: 1, of: 1 }, isProven: true });
    expect((await find('raetsel/regenschirm', 1)).brought).toMatchObject({ xp: 0, points: 0 });
    expect(await browser.call(listCompletions, { query: { under: 'raetsel' } })).toHaveLength(2);
    const { badges } = await browser.call(readAchievements, {});
    expect(badges.find(({ id }) => id === 'ai-whisperer')).toMatchObject({ have: 1, need: 10 });
    expect(badges.find(({ id }) => id === 'erste-zeile')).toMatchObject({ have: 0 });
  });
});
