import { describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test/test-database.ts';
import { migrate } from './migrate.ts';

describe.each(engines)('migrations on %s', (engine) => {
  test('run once, however often and however many nodes start', async () => {
    const database = await openTestDatabase(engine);
    await Promise.all([migrate(database), migrate(database), migrate(database)]);
    await migrate(database);
    const rows = await database.db.selectFrom('migration').select('name').execute();
    expect(rows).toEqual([
      { name: '0001-account' },
      { name: '0002-chat' },
      { name: '0003-lessons' },
      { name: '0004-chat-code' },
      { name: '0005-code-kept' },
      { name: '0006-chat-place' },
      { name: '0007-units' },
      { name: '0008-ledger' },
      { name: '0009-activity-index' },
      { name: '0010-snippets' },
      { name: '0011-chat-plan' },
      { name: '0012-own-programs' },
      { name: '0013-schedule' },
      { name: '0014-projects' },
      { name: '0015-profile' },
      { name: '0016-maths' },
      { name: '0017-katas' },
      { name: '0018-assessments' },
      { name: '0019-paths' },
      { name: '0020-told-badges' },
      { name: '0021-house-land' },
      { name: '0022-path-moments' },
      { name: '0023-quiz-moment' },
      { name: '0024-project-code' },
      { name: '0025-program-language' },
    ]);
    await database.db.destroy();
  });

  test('a database of a newer version is left alone', async () => {
    const database = await openTestDatabase(engine);
    await migrate(database);
    const row = { name: '9999-from-the-future', applied_at: '2030-01-01T00:00:00.000Z' };
    await database.db.insertInto('migration').values(row).execute();
    await expect(migrate(database)).rejects.toThrow(
      'neueren Version von HBG (9999-from-the-future)',
    );
    await database.db.destroy();
  });
});
