import { expect, test } from 'vitest';
import { createTestApp } from '../test/test-app.ts';
import { engines } from '../test/test-database.ts';
import { createLog } from './log.ts';

test.each(engines)(
  'what %s says of a failing write goes to the log without the values',
  async (engine) => {
    const lines: string[] = [];
    const log = createLog({ LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) });
    const { context } = await createTestApp(engine);
    const row = {
      token_hash: 'secret-of-byte',
      learner_id: 1,
      renewed_at: '',
      expires_at: '',
    } as const;
    const twice = context.database.db.insertInto('session').values([row, row]).execute();
    log.error({ err: await twice.catch((error: unknown) => error) }, 'unexpected error');
    expect(lines.join('')).toContain('session');
    expect(lines.join('')).not.toContain('secret-of-byte');
  },
);
