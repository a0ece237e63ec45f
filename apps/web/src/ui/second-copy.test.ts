import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndexedDb, refuseIndexedDb } from '../../testing/fake-indexed-db.ts';
import { readCopies } from './copy-store.ts';
import { readEntry } from './entries.ts';
import { restoreCopies } from './restore-copies.ts';
import { keepCopies, writeUnsent } from './second-copy.ts';

beforeEach(async () => {
  // What other tests have written leaves for nowhere before.
  refuseIndexedDb();
  hidePage();
  await vi.dynamicImportSettled();
  await readCopies().catch(() => []);
  vi.useFakeTimers();
});

afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

test('what the server does not have is copied, also that an entry was taken away', async () => {
  const { rows, transactions, close } = fakeIndexedDb();
  writeUnsent('code/1/a', 'eins');
  writeUnsent('code/1/a', 'zwei');
  keepCopies(['code/1/b'], true);
  await vi.waitFor(() => expect(rows.size).toBe(2));
  expect(transactions).toEqual([['readwrite', { durability: 'strict' }]]);
  expect([...rows.values()]).toMatchObject([
    { key: 'code/1/a', value: 'zwei' },
    { key: 'code/1/b', value: null },
  ]);
  close();
});

test('what local storage has lost comes back, and what it has newer stays', async () => {
  const { close } = fakeIndexedDb(
    new Map<string, unknown>([
      ['lost', { key: 'lost', value: 'neu', at: 20 }],
      ['removed', { key: 'removed', value: null, at: 15 }],
      ['newer', { key: 'newer', value: 'alt', at: 9 }],
      ['foreign', 'etwas anderes'],
    ]),
  );
  localStorage.setItem('second-copy-at', '10');
  for (const key of ['lost', 'removed', 'newer']) localStorage.setItem(key, 'gespeichert');
  await restoreCopies();
  const entries = ['lost', 'removed', 'newer', 'foreign', 'second-copy-at'].map(readEntry);
  expect(entries).toEqual(['neu', null, 'gespeichert', null, '20']);
  close();
});

test('a page that is not seen any more copies at once', async () => {
  const { rows, close } = fakeIndexedDb();
  writeUnsent('code/1/a', 'eins');
  hidePage();
  await vi.waitFor(() => expect([...rows.keys()]).toEqual(['code/1/a']));
  close();
});

test('nothing is left of what the server has', async () => {
  const { rows, close } = fakeIndexedDb();
  writeUnsent('code/1/a', 'eins');
  await vi.waitFor(() => expect([...rows.keys()]).toEqual(['code/1/a']));
  writeUnsent('code/1/a', null);
  await vi.waitFor(() => expect([...rows.keys()]).toEqual([]));
  close();
});

test('what this page has written is newer than any copy', async () => {
  const old = { key: 'code/1/mine', value: 'alt', at: Date.now() + 60_000 };
  const { close } = fakeIndexedDb(new Map([[old.key, old]]));
  const restoring = restoreCopies();
  writeUnsent('code/1/mine', 'gerade getippt');
  await restoring;
  expect(readEntry('code/1/mine')).toBe('gerade getippt');
  close();
});

test('without IndexedDB local storage is enough, and nobody waits', async () => {
  refuseIndexedDb();
  writeUnsent('code/1/a', 'eins');
  await vi.advanceTimersByTimeAsync(500);
  await restoreCopies();
  expect(localStorage.getItem('code/1/a')).toBe('eins');
});

test('a browser that does not answer holds up nothing for long', async () => {
  const request = Object.assign(new EventTarget(), { error: null });
  vi.stubGlobal('indexedDB', { open: () => request });
  const restoring = restoreCopies();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(restoring).resolves.toBeUndefined();
  request.dispatchEvent(new Event('error'));
});

function hidePage() {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}
