import type { PageStorage } from './messages.ts';

/** What the pages of one unit keep for one learner, on this device. */
export function storageOnDevice(learner: number, unit: string): PageStorage {
  const key = `hbg.page.${learner}.${unit}`;
  return {
    read: () => readAll(localStorage.getItem(key)),
    write: (all) => localStorage.setItem(key, JSON.stringify(all)),
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
