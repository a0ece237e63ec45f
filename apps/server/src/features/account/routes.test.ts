import { currentUser, login, logout } from '@hbg/contract/account';
import { describe, expect, test } from 'vitest';
import { createTestApp, openBrowser, password, type TestApp } from '../../../test/test-app.ts';
import { engines } from '../../../test/test-database.ts';

const day = 24 * 60 * 60_000;

function sessions({ context }: TestApp) {
  return context.database.db.selectFrom('session').selectAll().execute();
}

describe.each(engines)('account on %s', (engine) => {
  test('the family password opens a session for the chosen learner', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    const answer = await browser.call(login, { body: { user: 2, password } });
    expect(answer).toEqual({ id: 2, name: 'Pixel' });
    expect(await browser.call(currentUser, {})).toEqual({ id: 2, name: 'Pixel' });
    expect(await sessions(app)).toEqual([
      {
        token_hash: expect.stringMatching(/^[\w-]{43}$/),
        learner_id: 2,
        renewed_at: '2026-03-01T08:00:00.000Z',
        expires_at: '2026-03-31T08:00:00.000Z',
      },
    ]);
  });

  test('the token itself is stored nowhere', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    await browser.call(login, { body: { user: 1, password } });
    const [token = ''] = browser.jar.values();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await sessions(app))).not.toContain(token);
  });

  test('a wrong password opens nothing and says no more than that', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    await expect(
      browser.call(login, { body: { user: 1, password: 'geraten' } }),
    ).rejects.toMatchObject({
      message: '401: Das Passwort ist nicht korrekt.',
      refusal: 'wrongPassword',
    });
    expect(browser.jar.size).toBe(0);
    expect(await sessions(app)).toEqual([]);
  });

  test('logout ends the session on the server, not only in the browser', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    await browser.call(login, { body: { user: 1, password } });
    const stolen = openBrowser(app);
    for (const [name, value] of browser.jar) stolen.jar.set(name, value);
    await browser.call(logout, {});
    expect(browser.jar.size).toBe(0);
    expect(await sessions(app)).toEqual([]);
    await expect(stolen.call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  });

  test('a session that is used lives on, one that rests 30 days ends', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    await browser.call(login, { body: { user: 1, password } });
    for (let visit = 0; visit < 3; visit += 1) {
      app.clock.advance(29 * day);
      expect(await browser.call(currentUser, {})).toEqual({ id: 1, name: 'Byte' });
    }
    app.clock.advance(30 * day);
    expect(await browser.call(currentUser, {}, { nullOn401: true })).toBeNull();
  });

  test('reading writes to the session at most once a day', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    await browser.call(login, { body: { user: 1, password } });
    app.clock.advance(day / 2);
    expect((await browser.send('/api/user')).headers.getSetCookie()).toEqual([]);
    app.clock.advance(day);
    expect((await browser.send('/api/user')).headers.getSetCookie()).toHaveLength(1);
    expect(await sessions(app)).toMatchObject([{ renewed_at: '2026-03-02T20:00:00.000Z' }]);
  });

  test('a new login replaces the session of this browser and sweeps out ended ones', async () => {
    const app = await createTestApp(engine);
    await openBrowser(app).call(login, { body: { user: 1, password } });
    app.clock.advance(31 * day);
    const browser = openBrowser(app);
    await browser.call(login, { body: { user: 1, password } });
    await browser.call(login, { body: { user: 2, password } });
    expect(await sessions(app)).toMatchObject([{ learner_id: 2 }]);
  });

  test('a learner is whoever has a row, and nobody else', async () => {
    const app = await createTestApp(engine);
    const browser = openBrowser(app);
    const enter = () => browser.call(login, { body: { user: 3, password } });
    await expect(enter()).rejects.toMatchObject({ status: 400, refusal: 'unknownLearner' });
    expect(await sessions(app)).toEqual([]);
    await app.context.database.db.insertInto('learner').values({ id: 3, name: 'Ada' }).execute();
    expect(await enter()).toEqual({ id: 3, name: 'Ada' });
    expect(await sessions(app)).toMatchObject([{ learner_id: 3 }]);
  });

  test.each([0, -1, 1.5, 2 ** 31, '1'])('%j is no number of a learner', async (user) => {
    const browser = openBrowser(await createTestApp(engine));
    const body = JSON.stringify({ user, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await browser.send('/api/login', { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^user: /)]);
  });

  test('a family sets its own names', async () => {
    const names = { LEARNER_1_NAME: 'Käthe', LEARNER_2_NAME: 'Jörg' };
    const browser = openBrowser(await createTestApp(engine, names));
    expect(await browser.call(login, { body: { user: 1, password } })).toEqual({
      id: 1,
      name: 'Käthe',
    });
  });
});

describe('the cookie', () => {
  test('is kept from scripts and other sites for 30 days', async () => {
    const line = await cookieLine({});
    expect(line).toMatch(
      /^hbg_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  test('is secure behind https', async () => {
    expect(await cookieLine({ PUBLIC_URL: 'https://hbg.example' })).toContain('Secure');
    const proxied = { 'x-forwarded-proto': 'https' };
    expect(await cookieLine({ TRUST_PROXY: 'true' }, proxied)).toContain('Secure');
    expect(await cookieLine({}, proxied)).not.toContain('Secure');
  });
});

describe('guessing', () => {
  test('whatever was tried before, the right password is accepted within 30 seconds', async () => {
    const app = await createTestApp();
    const browser = openBrowser(app);
    for (let tries = 0; tries < 100; tries += 1) {
      await browser.call(login, { body: { user: 1, password: `${tries}` } }).catch(() => null);
    }
    const before = app.clock.now();
    expect(await browser.call(login, { body: { user: 1, password } })).toMatchObject({ id: 1 });
    expect(app.clock.now() - before).toBeLessThan(30_000);
  });

  test('the answer to a wrong password is the same for both learners', async () => {
    const browser = openBrowser(await createTestApp());
    const answers = await Promise.all(
      ([1, 2] as const).map(async (user) => {
        const error: unknown = await browser
          .call(login, { body: { user, password: 'geraten' } })
          .catch((caught: unknown) => caught);
        return String(error);
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });
});

async function cookieLine(env: Record<string, string>, headers: Record<string, string> = {}) {
  const browser = openBrowser(await createTestApp('sqlite', env), headers);
  const response = await browser.send('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 1, password }),
  });
  return response.headers.getSetCookie().join('\n');
}
