import { login } from '@hbg/contract/account';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';
import { matchFamilyPassword, prepareFamilyPassword, setPassword } from './family-password.ts';
import { openSession } from './store.ts';

function withPassword({ context }: TestApp, given: string | undefined) {
  const { FAMILY_PASSWORD: _, ...config } = context.config;
  return { ...context, config: given ? { ...config, FAMILY_PASSWORD: given } : config };
}

describe.each(engines)('the family password on %s', (engine) => {
  test('is made once when none is set, and shown only then', async () => {
    const app = await createTestApp(engine);
    const { db } = app.context.database;
    await db.deleteFrom('family_password').execute();
    const made = await prepareFamilyPassword(withPassword(app, undefined));
    expect(made).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
    expect(await matchFamilyPassword(db, made ?? '')).not.toBeNull();
    expect(await prepareFamilyPassword(withPassword(app, undefined))).toBeNull();
  });

  test('two nodes that start at once agree on one', async () => {
    const app = await createTestApp(engine);
    const { db } = app.context.database;
    await db.deleteFrom('family_password').execute();
    const nodes = [withPassword(app, undefined), withPassword(app, undefined)];
    const made = (await Promise.all(nodes.map(prepareFamilyPassword))).filter(Boolean);
    expect(made).toHaveLength(1);
    expect(await matchFamilyPassword(db, made[0] ?? '')).not.toBeNull();
  });

  test('is stored only as an argon2id hash', async () => {
    const app = await createTestApp(engine);
    const { db } = app.context.database;
    await db.deleteFrom('family_password').execute();
    await prepareFamilyPassword(withPassword(app, password));
    const rows = await db.selectFrom('family_password').selectAll().execute();
    expect(rows).toEqual([
      {
        id: 1,
        hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        changed_at: '2026-03-01T08:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('a new one ends every session; the same one again leaves them alone', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    await browser.call(login, { body: { user: 1, password } });
    await prepareFamilyPassword(withPassword(app, password));
    expect((await browser.send('/api/user')).status).toBe(200);
    await setPassword(app.context.database.db, 'ganz-neues-wort', '2026-03-02T00:00:00.000Z');
    expect((await browser.send('/api/user')).status).toBe(401);
    await browser.call(login, { body: { user: 1, password: 'ganz-neues-wort' } });
  });
});

test('a login that was under way with the old password opens nothing after the change', async () => {
  const app = await createTestApp();
  const { db } = app.context.database;
  const passwordHash = (await matchFamilyPassword(db, password)) ?? '';
  await setPassword(db, 'ganz-neues-wort', '2026-03-02T00:00:00.000Z');
  const late = {
    tokenHash: 'late',
    learnerId: 1,
    passwordHash,
    now: '2026',
    expiresAt: '2027',
  } as const;
  expect(await openSession(db, late)).toBeNull();
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
});

test('an umlaut is the same however the keyboard composes it', async () => {
  const { context } = await createTestApp('sqlite', { FAMILY_PASSWORD: 'Bär-Möhre' });
  expect(
    await matchFamilyPassword(context.database.db, 'Bär-Möhre'.normalize('NFD')),
  ).not.toBeNull();
  expect(await matchFamilyPassword(context.database.db, 'bär-möhre')).toBeNull();
});
