import type { Copy } from './copy-store.ts';
import { readEntry, writeEntry } from './entries.ts';

/*
 * Chromium writes local storage to the disk only after seconds. What isn't on the server yet is kept
 * in IndexedDB too, and comes back from there when the browser was ended before that.
 */

/** When an entry that has a copy was last written: on the disk it is as old as the entries are. */
export const stampEntry = 'second-copy-at';
const pauseMs = 400;

/** Whether a copy is wanted of what these entries hold. */
const changed = new Map<string, boolean>();
/** Of these this page has written something that is newer than any copy. */
export const written = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** For what the server doesn't have yet; null once it has it. */
export function writeUnsent(key: string, value: string | null): void {
  writeEntry(key, value);
  keepCopies([key], value !== null);
}

/** Of what these entries hold in a moment; or none any more. */
export function keepCopies(keys: readonly string[], areUnsent: boolean): void {
  for (const key of keys) {
    changed.set(key, areUnsent);
    written.add(key);
  }
  writeEntry(stampEntry, String(Math.max(Date.now(), stamp() + 1)));
  timer ??= setTimeout(copyNow, pauseMs);
}

function copyNow(): void {
  clearTimeout(timer);
  timer = undefined;
  const at = stamp();
  const wanted = [...changed].filter(([, isUnsent]) => isUnsent);
  const copies = wanted.map(([key]) => ({ key, value: readEntry(key), at }));
  const gone = [...changed.keys()].filter((key) => !changed.get(key));
  changed.clear();
  void store(copies, gone).catch(withoutCopies);
}

async function store(copies: readonly Copy[], gone: readonly string[]): Promise<void> {
  const { writeCopies } = await import('./copy-store.ts');
  await writeCopies(copies, gone);
}

export function withoutCopies(): void {
  // A private window may refuse IndexedDB: then there is local storage alone.
}

/** How old the entries are, as far as they have copies. */
export function stamp(): number {
  return Number(readEntry(stampEntry)) || 0;
}

// A phone may end a page that isn't seen.
document.addEventListener('visibilitychange', () => {
  if (document.hidden && timer !== undefined) copyNow();
});
