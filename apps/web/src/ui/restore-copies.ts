import { readCopies } from './copy-store.ts';
import { writeEntry } from './entries.ts';
import { stamp, stampEntry, withoutCopies, written } from './second-copy.ts';

const longestWaitMs = 1_000;

/** Brings back what local storage has lost; a browser that takes long isn't waited for. */
export function restoreCopies(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWaitMs);
  });
  return Promise.race([restore().catch(withoutCopies), late]);
}

async function restore(): Promise<void> {
  const before = stamp();
  const copies = await readCopies();
  // Another tab that has written meanwhile has newer entries than its copies.
  const since = written.size > 0 ? before : stamp();
  for (const { key, value, at } of copies) {
    if (at < since || written.has(key)) continue;
    writeEntry(key, value);
    if (at > stamp()) writeEntry(stampEntry, String(at));
  }
}
