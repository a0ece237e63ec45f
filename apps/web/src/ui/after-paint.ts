const longestMs = 100;

/**
 * Once what has just happened is on the screen. At once where nothing is painted, because nobody
 * looks at the page or it goes away.
 */
export async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  const listening = new AbortController();
  await new Promise<void>((resolve) => {
    const { signal } = listening;
    globalThis.addEventListener('pagehide', () => resolve(), { signal });
    // The page may be drawn anew only behind the frame that comes first.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, longestMs);
  });
  listening.abort();
}
