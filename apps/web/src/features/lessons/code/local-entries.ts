/** What the browser had no room or no leave for: it lasts until the page is left. */
const unstored = new Map<string, string | null>();

const watchers = new Set<() => void>();

/** Told of every entry that this tab writes. */
export function watchEntries(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** This browser's own memory. */
export function readEntry(key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeEntry(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
  for (const watcher of watchers) watcher();
}

export function entryKeys(prefix: string): string[] {
  const keys = [...unstored.keys(), ...storedKeys()].filter((key) => key.startsWith(prefix));
  return [...new Set(keys)].filter((key) => readEntry(key) !== null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
