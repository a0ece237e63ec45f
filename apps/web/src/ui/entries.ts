/** What a browser keeps for this site; for what it has no room or no leave it lasts until the page is left. */
class Memory {
  readonly #open: () => Storage;
  readonly #unstored = new Map<string, string | null>();

  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(key: string): string | null {
    const kept = this.#unstored.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.#open().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, value: string | null): void {
    try {
      if (value === null) this.#open().removeItem(key);
      else this.#open().setItem(key, value);
      this.#unstored.delete(key);
    } catch {
      this.#unstored.set(key, value);
    }
  }

  keys(): string[] {
    const keys = new Set([...this.#unstored.keys(), ...this.#storedKeys()]);
    return [...keys].filter((key) => this.#unstored.get(key) !== null);
  }

  #storedKeys(): string[] {
    try {
      return Object.keys(this.#open());
    } catch {
      return [];
    }
  }
}

const lasting = new Memory(() => localStorage);

/** Until this tab is closed. */
export const visitMemory: Pick<Memory, 'read' | 'write'> = new Memory(() => sessionStorage);

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

export function readEntry(key: string): string | null {
  return lasting.read(key);
}

export function writeEntry(key: string, value: string | null): void {
  lasting.write(key, value);
  tellOfEntry(key);
}

export function entryKeys(prefix: string): string[] {
  return lasting.keys().filter((key) => key.startsWith(prefix));
}

/** What an entry holds as JSON; null for what isn't of this kind. */
export function parseEntry<Value>(
  text: string | null,
  isOfKind: (value: unknown) => value is Value,
): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isOfKind(value) ? value : null;
  } catch {
    return null;
  }
}
