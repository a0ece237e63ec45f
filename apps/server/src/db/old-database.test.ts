import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, openTestDatabase } from '../../test/test-database.ts';
import { readChats, readPast } from '../ai/chat-store.ts';
import { findSession } from '../features/account/store.ts';
import { readDone } from '../features/achievements/store.ts';
import { readAllProgress, readProgressOf } from '../features/lessons/progress-store.ts';
import { readStarts } from '../features/paths/store.ts';
import { readProjects } from '../features/projects/store.ts';
import { findDraft, readVersions } from '../features/units/code-store.ts';
import type { Database, Engine } from './database.ts';
import { migrate, migrations } from './migrate.ts';

type Rows = readonly Readonly<Record<string, string | number | null>>[];

const at = '2026-03-01T08:00:00.000Z';
const said = { message: 'Wie?', response: 'So.', said_at: at, model: null, intent: 'concept' };
const hint = { rung: 2, code_key: 'abc', concept: 'schleife' };
const noHint = { rung: null, code_key: null, concept: null };

/** As the stores of the first release wrote it. */
const beforeChatCode: Readonly<Record<string, Rows>> = {
  learner: [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Linus' },
  ],
  chat_message: [
    { id: 'c1', learner_id: 1, lesson_id: 1, companion: null, host: null, ...said, ...noHint },
    {
      id: 'c2',
      learner_id: 1,
      lesson_id: 12,
      companion: null,
      host: 'geht an ki.example:8080',
      ...said,
      ...hint,
    },
    { id: 'c3', learner_id: 1, lesson_id: null, companion: 1, host: null, ...said, ...noHint },
    { id: 'c4', learner_id: 1, lesson_id: null, companion: 2, host: null, ...said, ...noHint },
    { id: 'c5', learner_id: 2, lesson_id: null, companion: 2, host: null, ...said, ...noHint },
    { id: 'c6', learner_id: 2, lesson_id: 12, companion: null, host: null, ...said, ...noHint },
  ],
};

/** As the stores wrote it before chats had a place. */
const beforeChatPlace: Readonly<Record<string, Rows>> = {
  family_password: [{ id: 1, hash: '$argon2id$old', changed_at: at }],
  session: [{ token_hash: 'token', learner_id: 2, renewed_at: at, expires_at: '2026-04-01' }],
  model_use: [{ learner_id: 1, day: '2026-03-01', tokens: 4_200 }],
  chat_message: [
    {
      id: 'c7',
      learner_id: 1,
      lesson_id: 12,
      companion: null,
      host: 'ki.example',
      ...said,
      ...noHint,
      model: 'garage-1',
      code: 'print(1)',
    },
  ],
  progress: [
    {
      learner_id: 1,
      lesson_id: 12,
      score: 100,
      code_submitted: 'print(12)',
      completed_at: at,
      changed_at: at,
    },
    {
      learner_id: 1,
      lesson_id: 70,
      score: 40,
      code_submitted: '',
      completed_at: null,
      changed_at: at,
    },
  ],
  code_version: [
    {
      id: 'v1',
      learner_id: 1,
      lesson_id: 12,
      code: 'print(1)',
      cause: 'run',
      result: 'finished',
      made_at: at,
      received_at: at,
    },
    {
      id: 'v2',
      learner_id: 2,
      lesson_id: 70,
      code: 'print(70)',
      cause: 'replaced',
      result: null,
      made_at: at,
      received_at: '2026-03-02T08:00:00.000Z',
    },
  ],
  draft: [
    {
      learner_id: 1,
      lesson_id: 12,
      code: 'print(2)',
      revision: 7,
      edited_at: at,
      fullest: 'print(22)',
      fullest_at: at,
      gone: 3,
    },
    {
      learner_id: 2,
      lesson_id: 70,
      code: '',
      revision: 1,
      edited_at: at,
      fullest: null,
      fullest_at: null,
      gone: 0,
    },
  ],
};

/** As the stores wrote it before it was kept when questions were answered and paths were at their end. */
const beforeMoments: Readonly<Record<string, Rows>> = {
  completion: [
    completionOf('python-mastery/ausgabe', '{"right":4,"of":4}'),
    completionOf('python-mastery/variablen', null),
  ],
  path_start: [{ learner_id: 2, path_id: 3, started_at: at, paused_at: null }],
};

/** As the stores wrote it before projects had code. */
const beforeProjectCode: Readonly<Record<string, Rows>> = {
  project: [
    {
      id: 'p1',
      learner_id: 1,
      title: 'Vokabeltrainer',
      description: '',
      language: 'Go',
      difficulty: 'beginner',
      status: 'planned',
      estimated_hours: 10,
      target_features: '["Abfragen"]',
      completed_features: '[]',
      target_date: null,
      revision: 3,
      created_at: at,
      changed_at: at,
      archived_at: null,
      timer_started_at: null,
      erased_at: null,
    },
  ],
};

function completionOf(unit: string, quiz: string | null): Rows[number] {
  const best = { best_goals: 0, hints: 0, had_solution: 0, best_at: at };
  const when = { first_at: at, at: '2026-03-02T08:00:00.000Z' };
  return { learner_id: 2, unit, xp: 10, reached: '[]', quiz, ...best, minutes: 1, ...when };
}

async function openOld(engine: Engine): Promise<Database> {
  const database = await openTestDatabase(engine);
  onTestFinished(() => database.db.destroy());
  await migrate(database, migrations.slice(0, 3));
  await fill(database, beforeChatCode);
  await migrate(database, migrations.slice(0, 5));
  await fill(database, beforeChatPlace);
  await migrate(database, migrations.slice(0, 21));
  await fill(database, beforeMoments);
  await migrate(database, migrations.slice(0, 23));
  await fill(database, beforeProjectCode);
  await migrate(database);
  return database;
}

async function fill({ db }: Database, tables: Readonly<Record<string, Rows>>) {
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
    }
  }
}

function ofUnit({ lesson_id, ...row }: Rows[number]) {
  return { ...row, unit: `lektion/${lesson_id}` };
}

describe.each(engines)('on %s a database of an earlier version', (engine) => {
  test('has every conversation where it was', async () => {
    const { db } = await openOld(engine);
    const ids = async (...asked: [number, Parameters<typeof readChats>[2]]) =>
      (await readChats(db, ...asked)).map(({ id }) => id);
    expect(await ids(1, 'lesson:1')).toEqual(['c1']);
    expect(await ids(1, 'lesson:12')).toEqual(['c2', 'c7']);
    expect(await ids(1, 'companion:buddy')).toEqual(['c3']);
    expect(await ids(1, 'companion:helper')).toEqual(['c4']);
    expect(await ids(2, 'companion:helper')).toEqual(['c5']);
    expect(await ids(2, 'lesson:12')).toEqual(['c6']);
    expect(await readPast(db, 1, 'lesson:12')).toMatchObject({
      turn: 2,
      history: [
        { ...said, ...hint, host: 'ki.example:8080', code: null },
        { ...said, ...noHint, host: 'ki.example', model: 'garage-1', code: 'print(1)' },
      ],
    });
  });

  test('has code, versions, progress and sessions where they were', async () => {
    const { db } = await openOld(engine);
    const place = { learner: 1, unit: 'lektion/12' } as const;
    expect(await findDraft(db, place)).toMatchObject({ code: 'print(2)', revision: 7 });
    expect(await readVersions(db, place, {})).toMatchObject([{ id: 'v1', code: 'print(1)' }]);
    for (const table of ['draft', 'code_version'] as const) {
      const rows = await db.selectFrom(table).selectAll().orderBy('learner_id').execute();
      expect(rows).toEqual(beforeChatPlace[table]?.map(ofUnit));
    }
    expect(await readProgressOf(db, 1, 12)).toEqual({
      completed: true,
      score: 100,
      codeSubmitted: 'print(12)',
    });
    expect((await readAllProgress(db, 1)).map(({ lessonId }) => lessonId)).toEqual([12, 70]);
    expect(await readDone(db, 1, 'lektion')).toMatchObject([
      { unit: 'lektion/12', xp: 0, reached: [], firstAt: at, at },
    ]);
    expect(await findSession(db, 'token', at)).toMatchObject({ id: 2, name: 'Linus' });
    expect(await db.selectFrom('model_use').select('tokens').execute()).toEqual([
      { tokens: 4_200 },
    ]);
  });

  test('takes the best try for the moment of the answers, and has paths where they were', async () => {
    const { db } = await openOld(engine);
    expect(await readDone(db, 2, 'python-mastery')).toMatchObject([
      { unit: 'python-mastery/ausgabe', quizAt: at },
      { unit: 'python-mastery/variablen', quizAt: null },
    ]);
    expect([...(await readStarts(db, 2))]).toEqual([
      [3, { at, isPaused: false, resumedAt: null, finishedAt: null }],
    ]);
  });

  test('has projects as they were, without code', async () => {
    const { db } = await openOld(engine);
    expect(await readProjects(db, 1)).toEqual([{ ...beforeProjectCode.project?.[0], code: null }]);
  });
});
