import { vi } from 'vitest';

type Row = { readonly key: string };

/** As much of IndexedDB as the page asks for; jsdom has none. The rows are what lies on the disk. */
export function fakeIndexedDb(rows = new Map<string, unknown>()) {
  const store = {
    put: (row: Row) => rows.set(row.key, structuredClone(row)),
    delete: (key: string) => rows.delete(key),
    getAll: () => asked([...rows.values()]),
  };
  const transactions: unknown[] = [];
  const database = Object.assign(new EventTarget(), {
    transaction: (_: string, mode = 'readonly', options: unknown = null) => {
      transactions.push([mode, options]);
      return { objectStore: () => store };
    },
  });
  vi.stubGlobal('indexedDB', { open: () => asked(database) });
  return { rows, transactions, close: () => database.dispatchEvent(new Event('close')) };
}

export function refuseIndexedDb() {
  vi.stubGlobal('indexedDB', { open: refuse });
}

function refuse(): never {
  throw new DOMException('Not here.', 'SecurityError');
}

/** Answers once somebody listens. */
function asked(result: unknown) {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => queueMicrotask(() => request.dispatchEvent(new Event('success'))));
  return request;
}
