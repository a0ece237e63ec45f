const longestMs = 1_500;

/** Once the page is painted and has nothing to do: what a learner reads comes first. */
export async function whenCalm(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestMs }));
}
