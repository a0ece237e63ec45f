/** An entry of local storage as it lies in IndexedDB; null where the entry was taken away. */
export type Copy = { readonly key: string; readonly value: string | null; readonly at: number };

const storeName = 'unsent';
let opened: Promise<IDBDatabase> | undefined;

/** On the disk when the transaction is complete. Where the browser refuses it, nothing is kept. */
export async function writeCopies(copies: readonly Copy[], gone: readonly string[]): Promise<void> {
  const database = await open();
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(storeName);
  for (const copy of copies) store.put(copy);
  for (const key of gone) store.delete(key);
}

export async function readCopies(): Promise<Copy[]> {
  const database = await open();
  const copies = await resultOf(database.transaction(storeName).objectStore(storeName).getAll());
  return Array.isArray(copies) ? copies.filter(isCopy) : [];
}

function open(): Promise<IDBDatabase> {
  opened ??= connect().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open('hbg', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'key' });
  });
  await resultOf(request);
  // The browser may close it, such as to clear what a site has kept.
  request.result.addEventListener('close', () => {
    opened = undefined;
  });
  return request.result;
}

function resultOf(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB has failed.')),
    );
  });
}

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  if (!('key' in value && 'value' in value && 'at' in value)) return false;
  const { key, value: text, at } = value;
  const isText = typeof text === 'string' || text === null;
  return typeof key === 'string' && isText && typeof at === 'number';
}
