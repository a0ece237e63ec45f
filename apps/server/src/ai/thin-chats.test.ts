import { careNote } from '@hbg/tutor/safety/safe-answers';
import { expect, test } from 'vitest';
import { spokenRow as row, rows } from '../../test/chat.ts';
import { createTestApp } from '../../test/test-app.ts';
import { engines } from '../../test/test-database.ts';
import { saveChat } from './chat-store.ts';
import { thinChats } from './thin-chats.ts';

test.each(engines)(
  'the oldest messages go, but none that a parent should read (%s)',
  async (engine) => {
    const app = await createTestApp(engine);
    const { db } = app.context.database;
    const grave = { intent: 'crisis' };
    const cared = { response: `${careNote}\n\nEs zeigt etwas.` };
    const parts = [{ learner_id: 2 as const }, grave, cared, {}, {}, {}, {}, {}];
    for (const [at, part] of parts.entries())
      await saveChat(db, { ...row, ...part, id: String(at) });
    const kept = async () => (await rows(app)).map(({ id }) => Number(id));
    await thinChats(db, 1, { harmless: 5, grave: 2 });
    expect(await kept()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    await saveChat(db, { ...row, id: '8' });
    await thinChats(db, 1, { harmless: 5, grave: 2 });
    expect(await kept()).toEqual([0, 1, 2, 4, 5, 6, 7, 8]);
    await thinChats(db, 1, { harmless: 2, grave: 1 });
    expect(await kept()).toEqual([0, 2, 7, 8]);
  },
);
