/** Notes from now on when keys are pressed; what it answers waits until they rest. */
export function watchKeys(): (restMs: number) => Promise<void> {
  let last = -Infinity;
  const listening = new AbortController();
  const note = () => {
    last = performance.now();
  };
  window.addEventListener('keydown', note, { capture: true, signal: listening.signal });
  return async (restMs) => {
    const left = () => last + restMs - performance.now();
    while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
    listening.abort();
  };
}
