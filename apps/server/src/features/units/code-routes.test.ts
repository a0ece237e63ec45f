import { randomUUID } from 'node:crypto';
import { login } from '@hbg/contract/account';
import { keepVersion, listVersions, readDraft, saveDraft } from '@hbg/contract/code';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import type { Engine } from '../../db/database.ts';

async function openUnits(engine: Engine = 'sqlite') {
  const app = await createTestApp(engine);
  return { app, ...(await learnerAt(app, 1)) };
}

async function learnerAt(app: Awaited<ReturnType<typeof createTestApp>>, user: number) {
  const browser = openBrowser(app);
  await browser.call(login, { body: { user, password } });
  const call: typeof browser.call = (...sent) => browser.call(...sent);
  const write = (code: string, basedOn: number | null, editedAt: string) =>
    call(saveDraft, { body: { unit, code, basedOn, editedAt } });
  const versions = () => call(listVersions, { query: { unit } });
  return { call, write, versions, draft: () => call(readDraft, { query: { unit } }) };
}

const unit = 'lektion/1';
const early = '2026-03-01T07:00:00.000Z';
const later = '2026-03-01T07:30:00.000Z';

describe.each(engines)('kept code on %s', (engine) => {
  test('a version sent twice is kept once, and the newest comes first', async () => {
    const { call, versions } = await openUnits(engine);
    const send = (id: string, code: string, madeAt: string) =>
      call(keepVersion, {
        body: { id, unit, code, cause: 'run', result: 'finished', madeAt },
      });
    const id = randomUUID();
    await send(id, 'print(1)', early);
    await send(id, 'print(1)', early);
    await send(randomUUID(), 'print(2)', later);
    expect(await versions()).toMatchObject([
      { code: 'print(2)', cause: 'run', result: 'finished', madeAt: later },
      { id, code: 'print(1)' },
    ]);
    const older = await call(listVersions, { query: { unit, before: later } });
    expect(older.map(({ code }) => code)).toEqual(['print(1)']);
  });

  test('a version of somebody else stays as it is', async () => {
    const { app, call, versions } = await openUnits(engine);
    const body = { id: randomUUID(), unit, cause: 'run' as const, madeAt: early };
    await call(keepVersion, { body: { ...body, code: 'meins' } });
    const other = await learnerAt(app, 2);
    await other.call(keepVersion, { body: { ...body, code: 'deins' } });
    expect((await versions()).map(({ code }) => code)).toEqual(['meins']);
    await other.call(keepVersion, { body: { ...body, code: 'deins' } });
    const [kept, ...more] = await other.versions();
    expect(kept).toMatchObject({ code: 'deins' });
    expect(kept?.id).not.toBe(body.id);
    expect(more).toEqual([]);
  });
});

describe.each(engines)('the draft on %s', (engine) => {
  test('goes on from revision to revision without leaving versions behind', async () => {
    const { write, draft, versions } = await openUnits(engine);
    expect(await draft()).toBe(null);
    expect(await write('a', null, early)).toEqual({
      code: 'a',
      revision: 1,
      editedAt: early,
      met: null,
    });
    const soon = '2026-03-01T07:00:02.000Z';
    expect(await write('ab', 1, soon)).toMatchObject({ revision: 2, met: null });
    expect(await draft()).toEqual({ code: 'ab', revision: 2, editedAt: soon });
    expect(await versions()).toEqual([]);
  });

  test('the same text again changes nothing', async () => {
    const { write } = await openUnits(engine);
    await write('a', null, early);
    expect(await write('a', null, later)).toMatchObject({ revision: 1, met: null });
  });

  test('the last writer wins, and what was there becomes a version', async () => {
    const { write, versions } = await openUnits(engine);
    await write('vom Tablet', null, early);
    expect(await write('vom Laptop', null, later)).toMatchObject({
      code: 'vom Laptop',
      revision: 2,
      met: 'won',
    });
    expect(await versions()).toMatchObject([
      { code: 'vom Tablet', cause: 'replaced', madeAt: early },
    ]);
  });

  test('what was written earlier and arrives later is kept, but does not win', async () => {
    const { write, draft, versions } = await openUnits(engine);
    await write('neu', null, later);
    expect(await write('unterwegs', null, early)).toMatchObject({ code: 'neu', met: 'lost' });
    expect((await draft())?.code).toBe('neu');
    expect(await versions()).toMatchObject([{ code: 'unterwegs', cause: 'replaced' }]);
  });

  test('an empty text never replaces anything without keeping it', async () => {
    const { write, versions } = await openUnits(engine);
    await write('viel Arbeit', null, early);
    expect(await write('  \n', 1, later)).toMatchObject({ revision: 2, met: null });
    expect(await versions()).toMatchObject([{ code: 'viel Arbeit', cause: 'emptied' }]);
  });

  test.each([
    ['is deleted at once', ['x', 'xy']],
    ['goes line by line', ['for i in range(3):', 'for']],
    [
      'has another program of its length in its place',
      ['while True:\n    print("Ganz etwas anderes")\n'],
    ],
  ])('nor is a text lost that %s', async (_, writings) => {
    const { write, versions } = await openUnits(engine);
    const work = 'for i in range(3):\n    print("Runde", i + 1)\n';
    for (const [at, text] of [work, ...writings].entries()) await write(text, at || null, early);
    expect(await versions()).toMatchObject([{ code: work, cause: 'emptied' }]);
  });

  test.each([
    ['goes key by key', (work: string, at: number) => work.slice(0, work.length - 15 * at)],
    [
      'is written over piece by piece',
      (work: string, at: number) => '#'.repeat(20 * at) + work.slice(20 * at),
    ],
  ])('nor is a long text lost that %s', async (_, stateAfter) => {
    const { write, versions } = await openUnits(engine);
    const lines = Array.from({ length: 20 }, (_line, at) => `print("Das ist Zeile ${at} von 20")`);
    const work = lines.join('\n');
    for (const at of lines.keys()) await write(stateAfter(work, at), at || null, early);
    const kept = await versions();
    expect(kept.at(-1)).toMatchObject({ code: work, cause: 'emptied' });
    expect(kept.length).toBeLessThan(6);
  });

  test('words that are corrected again and again leave a few states behind, not one each', async () => {
    const { write, versions } = await openUnits(engine);
    const work = 'print("Hallo")\n'.repeat(20);
    for (const at of Array.from({ length: 40 }).keys())
      await write(at % 2 ? work.slice(0, -3) : `${work}# ${at}`, at || null, early);
    expect((await versions()).length).toBeLessThan(8);
  });

  test('what stood before a long pause is kept as well', async () => {
    const { write, versions } = await openUnits(engine);
    await write('gestern', null, early);
    await write('gestern und heute', 1, later);
    await write('gestern und heute!', 2, later);
    expect(await versions()).toMatchObject([{ code: 'gestern', cause: 'paused', madeAt: early }]);
  });

  test('a clock that runs ahead does not win for ever', async () => {
    const { app, write } = await openUnits(engine);
    expect((await write('a', null, '2036-01-01T00:00:00Z')).editedAt).toBe(
      '2026-03-01T08:00:00.000Z',
    );
    app.clock.advance(1_000);
    expect(await write('b', null, '2026-03-01T08:00:01Z')).toMatchObject({ met: 'won' });
  });

  test('two at once leave nothing behind', async () => {
    const { write, draft, versions } = await openUnits(engine);
    await write('Anfang', null, early);
    await Promise.all(['links', 'rechts'].map((code) => write(code, 1, later)));
    const kept = [(await draft())?.code, ...(await versions()).map(({ code }) => code)];
    expect(kept).toEqual(expect.arrayContaining(['links', 'rechts']));
  });

  test.each(['lektion/999', 'lektion/01', 'gibt/es-nicht'])(
    'is not taken for %s, which there is not',
    async (unit) => {
      const { app, call } = await openUnits(engine);
      const missing = { status: 404, refusal: 'unknownUnit' };
      const draft = { unit, code: '', basedOn: null, editedAt: early };
      const version = { id: randomUUID(), unit, code: '', cause: 'run' as const, madeAt: early };
      const calls = [
        () => call(saveDraft, { body: draft }),
        () => call(readDraft, { query: { unit } }),
        () => call(keepVersion, { body: version }),
        () => call(listVersions, { query: { unit } }),
      ];
      for (const asked of calls) await expect(asked()).rejects.toMatchObject(missing);
      const { db } = app.context.database;
      for (const table of ['draft', 'code_version'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    },
  );
});
