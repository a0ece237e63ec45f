import { beforeAll, expect, test, vi } from 'vitest';
import { spokenRow } from '../../test/chat.ts';
import { createTestApp } from '../../test/test-app.ts';
import { engines } from '../../test/test-database.ts';
import { eraseChats, everything, readAllChats, readPast, saveChat } from './chat-store.ts';

beforeAll(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  return () => void vi.unstubAllEnvs();
});

const idOf = (at: number) => String(at).padStart(3, '0');
const row = { ...spokenRow, said_at: '2026-03-01T23:30:00.000Z' };

test.each(engines)('on %s what is erased is gone, and only that', async (engine) => {
  const { context } = await createTestApp(engine);
  const { db } = context.database;
  const ids = async (which = everything) => (await readAllChats(db, which)).map(({ id }) => id);
  await saveChat(db, { ...row, id: '1' });
  await saveChat(db, { ...row, id: '2', learner_id: 2 });
  await saveChat(db, { ...row, id: '3', said_at: '2026-03-01T22:59:59.999Z' });
  await saveChat(db, { ...row, id: '4', said_at: '2026-03-02T23:00:00.000Z' });
  expect(await ids({ learner: null, day: '2026-03-02' })).toEqual(['1', '2']);
  expect(await ids({ learner: 1, day: '2026-03-01' })).toEqual(['3']);
  expect(await eraseChats(db, { learner: 1, day: '2026-03-02' })).toBe(1);
  expect(await ids()).toEqual(['2', '3', '4']);
  expect(await eraseChats(db, { learner: 2, day: null })).toBe(1);
  expect(await eraseChats(db, everything)).toBe(2);
  expect(await ids()).toEqual([]);
});

test.each(engines)(
  'on %s what is read ends somewhere, what is counted does not',
  async (engine) => {
    const { context } = await createTestApp(engine);
    const { db } = context.database;
    for (let at = 0; at < 130; at += 1) await saveChat(db, { ...row, id: idOf(at) });
    await saveChat(db, { ...row, id: '200', learner_id: 2 });
    await saveChat(db, { ...row, id: '201', place: 'lesson:2' });
    await saveChat(db, { ...row, id: '202', place: 'companion:buddy' });
    const past = await readPast(db, 1, 'lesson:1');
    expect(past.turn).toBe(130);
    expect(past.history.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, at) => idOf(at + 30)),
    );
    expect(await readPast(db, 1, 'companion:buddy')).toMatchObject({ turn: 1, history: [{}] });
    expect(await readPast(db, 2, 'companion:buddy')).toEqual({ turn: 0, history: [] });
  },
);
