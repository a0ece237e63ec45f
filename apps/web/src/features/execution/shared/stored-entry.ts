/** This browser's own memory. */
export function stored(entry: string): string | null {
  try {
    return localStorage.getItem(entry);
  } catch {
    return null;
  }
}

export function store(entry: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(entry);
    else localStorage.setItem(entry, text);
  } catch {
    // Without storage it lasts until the page is left.
  }
}
