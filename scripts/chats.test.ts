import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { saveChat } from '../apps/server/src/ai/chat-store.ts';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { outcomeOf } from './outcome-of.ts';
import { root } from './paths.ts';

/** As each command of package.json does: what one has compiled is read by the next. */
const NODE_COMPILE_CACHE = join(root, '.cache/compile');
let DATA_DIR: string;

beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'hbg-chats-'));
  return () => rmSync(DATA_DIR, { recursive: true });
});

function chats(words: readonly string[], answer = '', dataDir = DATA_DIR) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'chats.ts'), ...words], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, DATA_DIR: dataDir, TZ: 'UTC' },
  });
  child.stdin.end(answer);
  return outcomeOf(child);
}

async function say(message: string) {
  const database = openDatabase({ DATA_DIR });
  await migrate(database);
  const learners = [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Linus' },
  ];
  await database.db.insertInto('learner').values(learners).execute();
  await saveChat(database.db, {
    id: '1',
    learner_id: 2,
    place: 'lesson:1',
    message,
    code: null,
    response: 'Gern.',
    said_at: '2026-11-22T08:00:00.000Z',
    model: null,
    host: null,
    intent: 'task',
    rung: null,
    code_key: null,
    concept: null,
    plan: null,
  });
  await database.db.destroy();
}

test('a wrong DATA_DIR is said, and no database is made there', async () => {
  const elsewhere = join(DATA_DIR, 'elsewhere');
  const { code, output } = await chats([], '', elsewhere);
  expect({ code, output }).toEqual({
    code: 1,
    output: `Es gibt noch keine Daten: HBG lief mit dem Ordner ${elsewhere} noch nie.\n`,
  });
  expect(existsSync(elsewhere)).toBe(false);
});

test('the names are those of the last start, whatever this terminal knows of them', async () => {
  await say('Hilf mir');
  expect((await chats([])).output).toContain('1 Nachricht (Linus 1)');
  expect((await chats(['show', '2026-11-22'])).output).toContain('Linus: Hilf mir\n');
});

test('erasing asks first, and only „ja“ erases', async () => {
  await say('Hilf mir');
  for (const answer of ['', 'j\n']) {
    const { output } = await chats(['erase'], answer);
    expect(output).toContain('Das löscht 1 Nachricht. Wirklich löschen? (ja) ');
    expect(output).toContain('Nichts gelöscht.');
  }
  expect((await chats(['erase', '1'], 'ja\n')).output).toContain('Da gibt es nichts zu löschen.');
  expect((await chats(['erase', '2'], 'ja\n')).output).toContain('Gelöscht: 1 Nachricht.');
  expect((await chats([])).output).toBe('Es ist noch nichts gesagt worden.\n');
});

test('with --yes nobody is asked', async () => {
  await say('Hilf mir');
  const { output } = await chats(['erase', '2', '2026-11-22', '--yes']);
  expect(output).toBe('Gelöscht: 1 Nachricht. In Sicherungen von früher steht es noch.\n');
});

test('a number that belongs to no learner is refused', async () => {
  await say('Hilf mir');
  const { code, output } = await chats(['show', '3']);
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('„3“ passt hier') });
});
