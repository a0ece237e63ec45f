import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { engines } from '../../test/test-database.ts';
import { chatLines } from './chat-lines.ts';
import { type ChatRow, eraseChats, readAllChats, saveChat } from './chat-store.ts';

const names = { 1: 'Byte', 2: 'Pixel' } as const;
const row: ChatRow = {
  id: '1',
  learner_id: 1,
  lesson_id: 3,
  companion: null,
  message: 'Was ist\u001b[2J print?',
  response: 'Es zeigt etwas.',
  said_at: '2026-03-01T08:00:00.000Z',
  model: 'garage-1',
  host: 'geht an ki.example',
  intent: 'concept',
  rung: null,
  code_key: null,
  concept: 'print',
};

test('a parent reads who said what, to whom and where it went', () => {
  expect(chatLines([row], names)).toEqual([
    '── 2026-03-01 08:00 UTC · Lektion 3',
    'Byte: Was ist[2J print?',
    'garage-1 (geht an ki.example): Es zeigt etwas.',
    '',
  ]);
  expect(chatLines([], names)).toEqual(['Es ist noch nichts gesagt worden.']);
});

test.each(engines)('on %s what is erased is gone, and only that', async (engine) => {
  const { context } = await createTestApp(engine);
  const { db } = context.database;
  await saveChat(db, row);
  await saveChat(db, { ...row, id: '2', learner_id: 2 });
  expect(await eraseChats(db, 1)).toBe(1);
  expect(await readAllChats(db, null)).toMatchObject([{ id: '2' }]);
  expect(await eraseChats(db, null)).toBe(1);
  expect(await readAllChats(db, null)).toEqual([]);
});
