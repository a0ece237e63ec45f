/** Null where it can't be had now. A browser remembers that an import has failed: only loading the page anew helps. */
export async function loadedOrNot<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch {
    return null;
  }
}
