import { expect, test, vi } from 'vitest';
import { draftServer } from '../../testing/draft-server.ts';
import { draft, holdTime, openCode, starter, unit } from '../../testing/open-code.ts';
import { codeKey, notThere, readSync, syncPrefix, writeSync } from './sync-state.ts';
import { waitingVersions } from './version-queue.ts';

holdTime();

const key = codeKey('1', unit);
const syncKey = `${syncPrefix('1')}${unit}`;

test("what the server's code takes the place of is kept as a version", async () => {
  localStorage.setItem(key, 'eigenes');
  draftServer(draft('vom Server', 3));
  const { code } = await openCode();
  expect(code.state.code).toBe('vom Server');
  const kept = { unit, code: 'eigenes', cause: 'replaced' };
  expect(waitingVersions('1')).toMatchObject([kept]);
});

test.each([starter, ' \n', 'vom Server'])('%j is no version', async (own) => {
  localStorage.setItem(key, own);
  draftServer(draft('vom Server', 3));
  const { code } = await openCode();
  expect(code.state.code).toBe('vom Server');
  expect(waitingVersions('1')).toEqual([]);
});

test.each([
  ['eigenes', 'eigenes'],
  [starter, undefined],
])('where the server has nothing yet, %j is sent as %j', async (own, sent) => {
  localStorage.setItem(key, own);
  const { server } = draftServer();
  await openCode();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft?.code).toBe(sent);
});

test('a full storage that takes the code has taken before that it is unsent', async () => {
  const { server } = draftServer(draft('alt', 3));
  const { code } = await openCode();
  const writes = fillStorage();
  server.isReachable = false;
  code.change('neu');
  expect(writes).toEqual([syncKey, 'second-copy-at', key]);
  expect(localStorage.getItem(key)).toBe('neu');
  const editedAt: unknown = expect.any(String);
  expect(JSON.parse(localStorage.getItem(syncKey) ?? '')).toEqual({ revision: 3, editedAt });
});

test('a unit that the server does not know yet waits here, and goes after it', async () => {
  writeSync('1', unit, { revision: notThere, editedAt: null });
  const { server, puts } = draftServer();
  const { code } = await openCode();
  expect(code.state.status).toBe('offline');
  code.change('schon angefangen');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(puts()).toEqual([]);
  const { editedAt } = readSync('1', unit);
  server.draft = draft('Anfang', 1);
  writeSync('1', unit, { revision: 1, editedAt });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.draft.code).toBe('schon angefangen');
  expect(code.state.status).toBe('saved');
});

test('what the server cannot read is sent once more, based on nothing', async () => {
  const { server, puts } = draftServer(draft('alt', 1));
  const { code } = await openCode();
  server.refuse = () => new Response('Nein.', { status: 400 });
  code.change('so nicht');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(puts()).toMatchObject([{ basedOn: 1 }, { basedOn: null }]);
  expect(code.state.status).toBe('refused');
  server.refuse = () => {
    server.refuse = null;
    return new Response('Nein.', { status: 400 });
  };
  code.change('aber so');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft?.code).toBe('aber so');
  expect(code.state.status).toBe('saved');
});

test('who types on while another device is met keeps what stood there, once', async () => {
  const { server } = draftServer(draft('alt', 1));
  const { code } = await openCode();
  const { promise: answer, resolve: arrive } = Promise.withResolvers<Response>();
  server.draft = draft('vom Tablet', 2, '2126-01-01T00:00:00.000Z');
  const lost = Response.json({ ...server.draft, met: 'lost' });
  server.refuse = () => answer;
  code.change('eins');
  await vi.advanceTimersByTimeAsync(300);
  code.change('zwei');
  server.refuse = null;
  arrive(lost);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(code.state).toMatchObject({ code: 'zwei', met: 'won', status: 'saved' });
  code.change('drei');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.draft?.code).toBe('drei');
  expect(waitingVersions('1')).toMatchObject([{ code: 'vom Tablet', cause: 'replaced' }]);
});

/** From now on an entry may only become shorter; tells which ones are written. */
function fillStorage(): string[] {
  const writes: string[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its storage
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    writes.push(name);
    const room = this.getItem(name)?.length ?? 0;
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, value);
  });
  return writes;
}
