import { readEntry, writeEntry } from '../../../../ui/entries.ts';
import type { PageStorage } from './messages.ts';

/** What the pages of one unit keep for one learner, on this device. */
export function storageOnDevice(owner: string, unit: string): PageStorage {
  const key = `page/${owner}/${unit}`;
  return {
    read: () => readAll(readEntry(key)),
    write: (all) => writeEntry(key, JSON.stringify(all)),
  };
}

function readAll(kept: string | null): Readonly<Record<string, string>> {
  try {
    const all: unknown = JSON.parse(kept ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(all)).map(([name, json]) => [name, String(json)]),
    );
  } catch {
    return {};
  }
}
