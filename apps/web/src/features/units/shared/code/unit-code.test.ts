import { maxCodeBytes } from '@hbg/contract/execution';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../../testing/fake-server.ts';
import { draftServer } from '../../testing/draft-server.ts';
import { draft, holdTime, openCode, settled, starter, unit } from '../../testing/open-code.ts';
import { codeKey, readSync, writeSync } from './sync-state.ts';

holdTime();

const key = codeKey('1', unit);

describe('in this browser', () => {
  test('begins with the starter, and keeps every change at once', async () => {
    draftServer();
    const { code } = await openCode();
    expect(code.state).toMatchObject({ code: starter, status: 'saved', other: null });
    code.change('print(1)');
    expect(localStorage.getItem(key)).toBe('print(1)');
    expect((await openCode()).code.state.code).toBe('print(1)');
  });

  test('the starter itself takes no room', async () => {
    draftServer();
    const { code } = await openCode();
    code.change('x');
    code.change(starter);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('what another tab has written on this code is taken over', async () => {
    draftServer();
    const { code } = await openCode();
    tellOfOtherTab('drüben', null);
    expect(code.state).toMatchObject({ code: 'drüben', other: null });
  });

  test('two tabs that know nothing of each other let the learner choose', async () => {
    draftServer();
    const { code } = await openCode();
    localStorage.setItem(key, 'drüben');
    code.change('hier');
    expect(code.state).toMatchObject({ code: 'hier', other: 'drüben' });
    expect(localStorage.getItem(key)).toBe('drüben');
    code.choose('hier');
    expect(code.state.other).toBeNull();
    expect(localStorage.getItem(key)).toBe('hier');
  });
});

describe('on the server', () => {
  test('what was written on another device is there', async () => {
    draftServer(draft('vom Tablet', 3));
    const { code } = await openCode();
    expect(code.state).toMatchObject({ code: 'vom Tablet', status: 'saved' });
  });

  test('is what was typed, within two seconds also while typing goes on', async () => {
    const { server, puts } = draftServer();
    const { code } = await openCode();
    for (let at = 0; at < 10; at += 1) {
      code.change(`x = ${at}`);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(puts()).not.toEqual([]);
    expect(server.draft?.code).toMatch(/^x = [5-9]$/);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft?.code).toBe('x = 9');
    expect(code.state.status).toBe('saved');
  });

  test('is nothing while nothing is typed', async () => {
    const { puts } = draftServer();
    await openCode();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(puts()).toEqual([]);
  });

  test('arrives later when there was no network', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    server.isReachable = false;
    code.change('unterwegs');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(code.state.status).toBe('offline');
    server.isReachable = true;
    globalThis.dispatchEvent(new Event('online'));
    await settled();
    expect(server.draft?.code).toBe('unterwegs');
    expect(code.state.status).toBe('saved');
  });

  test('arrives also when nobody says that the network is back', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    server.isReachable = false;
    code.change('unterwegs');
    await vi.advanceTimersByTimeAsync(20_000);
    server.isReachable = true;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.draft?.code).toBe('unterwegs');
  });

  test('is sent anew when the server has not answered for long', async () => {
    const { server, puts } = draftServer();
    const { code } = await openCode();
    server.refuse = () => new Promise(() => {});
    code.change('verschollen');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(code.state.status).toBe('saving');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(code.state.status).toBe('offline');
    server.refuse = null;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server.draft?.code).toBe('verschollen');
    expect(code.state.status).toBe('saved');
    expect(puts()).toHaveLength(2);
  });

  test('waits for the next login when the session is over', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    server.isSessionOver = true;
    code.change('nicht verloren');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(code.state).toMatchObject({ code: 'nicht verloren', status: 'locked' });
    server.isSessionOver = false;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.draft?.code).toBe('nicht verloren');
  });

  test('is sent at once when the page goes away', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    code.change('schnell noch');
    globalThis.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(server.draft?.code).toBe('schnell noch');
  });

  test('is sent when the page goes away as soon as something older has arrived', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    const { promise: older, resolve: arrive } = Promise.withResolvers<Response>();
    server.refuse = () => older;
    code.change('zuerst');
    await vi.advanceTimersByTimeAsync(300);
    code.change('zuletzt');
    globalThis.dispatchEvent(new Event('pagehide'));
    server.refuse = null;
    arrive(Response.json({ ...draft('zuerst', 1), met: null }));
    await settled();
    expect(server.draft?.code).toBe('zuletzt');
  });

  test('is what another tab has written while something older was on its way', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    const { promise: older, resolve: arrive } = Promise.withResolvers<Response>();
    server.refuse = () => older;
    code.change('eins');
    await vi.advanceTimersByTimeAsync(300);
    localStorage.setItem(key, 'zwei');
    writeSync('1', unit, { revision: null, editedAt: new Date(Date.now() + 1).toISOString() });
    server.refuse = null;
    arrive(Response.json({ ...draft('eins', 1), met: null }));
    await settled();
    expect(readSync('1', unit)).toMatchObject({ revision: 1, editedAt: expect.any(String) });
    tellOfOtherTab('zwei', 'eins');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft?.code).toBe('zwei');
  });

  test('is sent when the lesson is left while something older is on its way', async () => {
    const { server } = draftServer();
    const { code, end } = await openCode();
    code.change('erst');
    await vi.advanceTimersByTimeAsync(700);
    code.change('zuerst');
    globalThis.dispatchEvent(new Event('pagehide'));
    code.change('zuletzt');
    end();
    await settled();
    expect(server.draft?.code).toBe('zuletzt');
  });

  test('is sent also by a browser that keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { server } = draftServer();
    const { code } = await openCode('2');
    code.change('ohne Speicher');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft?.code).toBe('ohne Speicher');
    expect(code.state).toMatchObject({ code: 'ohne Speicher', other: null, status: 'saved' });
  });
});

describe('what the server does not take', () => {
  test.each([400, 404, 413])(
    'for good (%d) is sent once, and again when it is another',
    async (status) => {
      const { server, puts } = draftServer();
      const { code } = await openCode();
      server.refuse = () => new Response('Nein.', { status });
      code.change('so nicht');
      await vi.advanceTimersByTimeAsync(120_000);
      expect(code.state).toMatchObject({ code: 'so nicht', status: 'refused' });
      expect(localStorage.getItem(key)).toBe('so nicht');
      expect(puts()).toHaveLength(1);
      server.refuse = null;
      code.change('aber so');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(server.draft?.code).toBe('aber so');
      expect(code.state.status).toBe('saved');
    },
  );

  test('is followed by what was typed while it was on its way', async () => {
    const { server } = draftServer();
    const { code } = await openCode();
    server.refuse = async () => {
      server.refuse = null;
      code.change('aber so');
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return new Response('Nein.', { status: 400 });
    };
    code.change('so nicht');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(server.draft?.code).toBe('aber so');
    expect(code.state.status).toBe('saved');
  });

  test('because it is too long stays here unsent, until it is shorter', async () => {
    const { server, puts } = draftServer();
    const { code } = await openCode();
    const long = '#'.repeat(maxCodeBytes + 1);
    code.change(long);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(puts()).toEqual([]);
    expect(localStorage.getItem(key)).toBe(long);
    code.change('kurz');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft?.code).toBe('kurz');
    expect(code.state.status).toBe('saved');
  });

  test('for want of room is tried again when the server has said', async () => {
    const { server, puts } = draftServer();
    const { code } = await openCode();
    server.refuse = () => refusal(429, 'full', { 'retry-after': '3600' });
    code.change('zu viel');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(code.state.status).toBe('full');
    expect(puts()).toHaveLength(1);
    server.refuse = null;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(server.draft?.code).toBe('zu viel');
    expect(code.state.status).toBe('saved');
  });
});

describe('meeting another device', () => {
  test('the later one wins, and the learner is told', async () => {
    const { server } = draftServer(draft('alt', 1));
    const { code } = await openCode();
    server.draft = draft('vom Tablet', 2);
    code.change('vom Laptop');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.draft?.code).toBe('vom Laptop');
    expect(code.state.met).toBe('won');
    code.forgetMeeting();
    expect(code.state.met).toBeNull();
  });

  test('the earlier one gives way', async () => {
    const { server } = draftServer(draft('alt', 1));
    const { code } = await openCode();
    server.isReachable = false;
    code.change('unterwegs');
    await vi.advanceTimersByTimeAsync(1_000);
    server.draft = draft('vom Tablet', 2, '2126-01-01T00:00:00.000Z');
    server.isReachable = true;
    globalThis.dispatchEvent(new Event('online'));
    await settled();
    expect(code.state).toMatchObject({ code: 'vom Tablet', met: 'lost', status: 'saved' });
    expect(localStorage.getItem(key)).toBe('vom Tablet');
  });
});

function tellOfOtherTab(newValue: string, oldValue: string | null) {
  localStorage.setItem(key, newValue);
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));
}
