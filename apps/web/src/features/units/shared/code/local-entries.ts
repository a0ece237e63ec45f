/** What the browser had no room or no leave for: it lasts until the page is left. */
const unstored = new Map<string, string | null>();

/** Null means all of them. */
type Watcher = (key: string | null) => void;

const watchers = new Set<Watcher>();

/** Told of every entry that a tab of this browser writes. */
export function watchEntries(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/** Also of what is known about an entry and isn't written into it. */
export function tellOfEntry(key: string | null): void {
  for (const watcher of watchers) watcher(key);
}

globalThis.addEventListener('storage', ({ key }) => tellOfEntry(key));

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
  tellOfEntry(key);
}

export function entryKeys(prefix: string): string[] {
  const keys = [...unstored.keys(), ...storedKeys()].filter((key) => key.startsWith(prefix));
  return [...new Set(keys)].filter((key) => unstored.get(key) !== null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
