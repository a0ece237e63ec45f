import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { sendChat } from '@hbg/contract/chat';
import { isRefused } from '@hbg/contract/client';
import { keepVersion, listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { saveProgress } from '@hbg/contract/progress';
import type { Sent } from '@hbg/contract/route';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import type { Engine } from '../../db/database.ts';

type Version = Sent<typeof keepVersion>['body'];

const start = Date.parse('2026-03-01T08:00:00Z');
const unit = 'lektion/1';
const minute = 60_000;

async function openUnits(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  const { db } = app.context.database;
  const browser = openBrowser(app);
  await browser.call(login, { body: { user: 1, password } });
  const keep = (part: Partial<Version> = {}) => browser.call(keepVersion, { body: version(part) });
  const write = (code: string, basedOn: number | null, at = start) =>
    browser.call(saveDraft, { body: { unit, code, basedOn, editedAt: iso(at) } });
  const rows = () =>
    db.selectFrom('code_version').selectAll().orderBy('made_at').orderBy('id').execute();
  return { app, db, browser, keep, write, rows };
}

function version(part: Partial<Version> = {}): Version {
  return { id: randomUUID(), unit, code: 'x', cause: 'run', madeAt: iso(start), ...part };
}

/** As it lies in the database, for who wants many of them. */
function storedRun(at: number, madeAt: number) {
  const cause = 'run' as const;
  const learner_id = 1 as const;
  const made_at = iso(madeAt);
  const received_at = iso(start);
  return {
    id: randomUUID(),
    learner_id,
    unit,
    code: `x = ${at}`,
    cause,
    result: null,
    made_at,
    received_at,
  };
}

const isFull = (error: unknown) => isRefused(error, saveDraft, 'full');

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

describe.each(engines)('kept code on %s', (engine) => {
  test('states of one moment come page by page, each of them once', async () => {
    const { db, browser } = await openUnits(engine);
    const all = Array.from({ length: 250 }, (_, at) => storedRun(at, start - Math.floor(at / 120)));
    await db.insertInto('code_version').values(all).execute();
    const codes: string[] = [];
    let query: Sent<typeof listVersions>['query'] = { unit };
    for (let page = await browser.call(listVersions, { query }); page.length > 0; ) {
      codes.push(...page.map(({ code }) => code));
      query = { unit, before: page.at(-1)?.madeAt, beforeId: page.at(-1)?.id };
      page = await browser.call(listVersions, { query });
    }
    expect(codes).toHaveLength(250);
    expect(new Set(codes).size).toBe(250);
  });

  test('a program that runs again unchanged is kept once, with its last time and ending', async () => {
    const { keep, rows } = await openUnits(engine);
    const again = version({ madeAt: iso(start - minute), result: 'finished' });
    await keep({ madeAt: iso(start - 2 * minute), result: 'python-error' });
    await keep(again);
    await keep(again);
    expect(await rows()).toMatchObject([{ made_at: again.madeAt, result: 'finished' }]);
    await keep({ cause: 'reset' });
    await keep({ code: 'y' });
    await keep({});
    expect(await rows()).toHaveLength(4);
  });

  test('old runs are thinned out as they come, what was lost is not', async () => {
    const { db, keep, rows, write } = await openUnits(engine);
    await write('viel Arbeit, die fort ist', null, start - 300 * minute);
    await write('', 1, start - 300 * minute);
    const runs = Array.from({ length: 199 }, (_, at) => storedRun(at, start - (230 - at) * minute));
    await db.insertInto('code_version').values(runs).execute();
    for (let at = 199; at < 230; at += 1) {
      await keep({ code: `x = ${at}`, madeAt: iso(start - (230 - at) * minute) });
    }
    const kept = await rows();
    expect(kept[0]).toMatchObject({ cause: 'emptied', code: 'viel Arbeit, die fort ist' });
    expect(kept.slice(-200).map(({ code }) => code)).toEqual(
      Array.from({ length: 200 }, (_, at) => `x = ${at + 30}`),
    );
    expect(kept.length).toBeLessThan(205);
  });

  test('what comes back after a long time without network stays, like what was lost just now', async () => {
    const { db, keep, write, rows } = await openUnits(engine);
    const long = start - 35 * 24 * 60 * minute;
    const runs = Array.from({ length: 200 }, (_, at) => storedRun(at, start - at));
    await db.insertInto('code_version').values(runs).execute();
    await keep({ code: 'gleicher Tag', madeAt: iso(long + minute) });
    await write('Stand auf dem Server', null, start - minute);
    expect(await write('unterwegs geschrieben', 7, long)).toMatchObject({ met: 'lost' });
    await keep({ code: 'vor dem Reset', cause: 'reset', madeAt: iso(long) });
    await keep({ code: 'noch ein Lauf' });
    const codes = (await rows()).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['unterwegs geschrieben', 'vor dem Reset']));
  });

  test('what would be lost without room is refused, and nothing of it happens', async () => {
    const { db, browser, keep, write, rows } = await openUnits(engine);
    await write('viel Arbeit, die bleibt', null, start);
    const all = Array.from({ length: 2_000 }, (_, at) => ({
      id: randomUUID(),
      learner_id: 1 as const,
      unit,
      code: `x = ${at}`,
      cause: 'replaced' as const,
      result: null,
      made_at: iso(start - at * minute),
      received_at: iso(start - at * minute),
    }));
    for (let at = 0; at < 2_000; at += 500) {
      await db
        .insertInto('code_version')
        .values(all.slice(at, at + 500))
        .execute();
    }
    await expect(keep({ cause: 'reset' })).rejects.toSatisfy(isFull);
    await expect(write('', 1, start)).rejects.toSatisfy(isFull);
    expect(await browser.call(readDraft, { query: { unit } })).toMatchObject({ revision: 1 });
    expect(await rows()).toHaveLength(2_000);
    await keep({});
    expect(await write('viel Arbeit, die bleibt!', 1, start)).toMatchObject({ revision: 2 });
  });

  test('control characters and halves of characters are left out, and the work arrives', async () => {
    const { browser, write, rows, keep } = await openUnits(engine);
    const dirty = 'print("\u0000a\u001b[2J\ud800\u0007")\n\t# 🐍\r\n';
    const clean = 'print("a[2J\ufffd")\n\t# 🐍\n';
    expect(await write(dirty, null)).toMatchObject({ code: clean });
    expect(await write(dirty, 1)).toMatchObject({ revision: 1 });
    await keep({ code: dirty });
    expect(await rows()).toMatchObject([{ code: clean }]);
    const lastResult = { result: 'finished' as const, output: dirty, error: null };
    const body = { message: `Was ist ${dirty}?`, lessonId: 1, code: dirty, lastResult };
    const { message } = await browser.call(sendChat, { body });
    expect(message).toBe(`Was ist ${clean}?`);
  });
});

test('a script that saves without end has to wait, and is told how long', async () => {
  const { app, write, keep, browser } = await openUnits();
  const outcomes = await Promise.allSettled(Array.from({ length: 1_510 }, () => write('a', null)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(10);
  const wait = { status: 429, refusal: 'tooOften', retryAfterMs: 1_000 };
  await expect(keep()).rejects.toMatchObject(wait);
  const body = { lessonId: 1, score: 1, completed: false };
  await expect(browser.call(saveProgress, { body })).rejects.toMatchObject(wait);
  app.clock.advance(1_000);
  await keep();
});

test('the work of one learner is not taken for that of another one who is logged in', async () => {
  const { app, browser, rows } = await openUnits();
  await browser.call(login, { body: { user: 2, password } });
  const learner = { learner: 1 } as const;
  const draft = { unit, code: 'von Byte', basedOn: null, editedAt: iso(start) };
  const progress = { lessonId: 1, score: 100, completed: true };
  const calls = [
    () => browser.call(saveDraft, { body: draft }, learner),
    () => browser.call(keepVersion, { body: version() }, learner),
    () => browser.call(saveProgress, { body: progress }, learner),
    () => browser.call(sendChat, { body: { message: 'Hallo', lessonId: 1 } }, learner),
    () => browser.call(readDraft, { query: { unit } }, learner),
    () => browser.call(listVersions, { query: { unit } }, learner),
  ];
  for (const call of calls) {
    await expect(call()).rejects.toMatchObject({ status: 409, refusal: 'otherLearner' });
  }
  const { db } = app.context.database;
  expect(await rows()).toEqual([]);
  for (const table of ['draft', 'progress', 'chat_message'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  await browser.call(saveDraft, { body: draft }, { learner: 2 });
  await browser.call(keepVersion, { body: version() });
  expect(await rows()).toMatchObject([{ learner_id: 2 }]);
});
