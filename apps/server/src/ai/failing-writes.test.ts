import { login } from '@hbg/contract/account';
import { health } from '@hbg/contract/health';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openChat, openModelChat, rows, workshop } from '../../test/chat.ts';
import { says } from '../../test/scripted-model.ts';
import { openBrowser, password, type TestApp } from '../../test/test-app.ts';
import { engines } from '../../test/test-database.ts';

const cry = 'ich will nicht mehr leben';

/** Reading goes on, as on a full disk. */
async function refuseWrites({ context }: TestApp, table: 'chat_message' | 'model_use') {
  const { db } = context.database;
  context.log.level = 'silent';
  const [from, to] = [sql.ref(table === 'chat_message' ? 'said_at' : 'tokens'), sql.ref('gone')];
  await sql`alter table ${sql.table(table)} rename column ${from} to ${to}`.execute(db);
  return () => sql`alter table ${sql.table(table)} rename column ${to} to ${from}`.execute(db);
}

describe.each(engines)('a conversation that cannot be kept on %s', (engine) => {
  test.each([
    ['application/json', '"message":'],
    ['text/event-stream', 'event: done'],
  ])('is answered all the same as %s, and health tells of it', async (accept, sign) => {
    const { app, browser, ask } = await openChat(engine);
    const allowWrites = await refuseWrites(app, 'chat_message');
    const response = await browser.send('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ message: cry, lessonId: 1 }),
    });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('116\u00A0111');
    expect(text).toContain(sign);
    expect((await browser.call(health, {})).database).toEqual({ engine, state: 'failing' });
    await allowWrites();
    await ask('Was ist print?');
    expect(await rows(app)).toHaveLength(1);
    expect((await browser.call(health, {})).database.state).toBe('ready');
  });
});

test('why it could not be kept stands in the log, without what was said', async () => {
  const { app, ask } = await openChat();
  const lines: unknown[] = [];
  await refuseWrites(app, 'chat_message');
  Object.assign(app.context.log, { error: (line: unknown) => void lines.push(line) });
  await ask(cry);
  expect(lines).toMatchObject([
    { what: 'chat', err: { message: expect.stringMatching(/said_at/) } },
  ]);
});

test('where tokens cannot be counted, the built-in tutor answers', async () => {
  const { app, ask, model } = await openModelChat(says('Gut.'));
  await refuseWrites(app, 'model_use');
  expect((await ask('Was ist print?')).speaker).toEqual(workshop);
  expect(model.requests).toEqual([]);
});

test('a session that cannot be renewed is good until its end', async () => {
  const { app, browser, ask } = await openChat();
  app.context.log.level = 'silent';
  await sql`create trigger full_disk before update on session begin select raise(abort, 'full'); end`.execute(
    app.context.database.db,
  );
  app.clock.advance(2 * 24 * 60 * 60_000);
  expect((await ask(cry)).response).toContain('116\u00A0111');
  app.clock.advance(30 * 24 * 60 * 60_000);
  await expect(ask('Hallo')).rejects.toMatchObject({ status: 401 });
  await expect(
    openBrowser(app).call(login, { body: { user: 1, password } }),
  ).resolves.toMatchObject({ id: 1 });
  expect((await browser.send('/api/user')).status).toBe(401);
});
