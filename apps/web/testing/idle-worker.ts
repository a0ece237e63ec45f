import { vi } from 'vitest';

const asked = vi.fn<(order: unknown) => void>();

/** The page itself is for a real browser: here nobody builds it. */
class IdleWorker extends EventTarget {
  readonly postMessage = asked;
  readonly terminate = () => {};
}

/** Returns what pages were to be built since. */
export function leavePagesUnbuilt() {
  vi.stubGlobal('Worker', IdleWorker);
  asked.mockClear();
  return asked;
}
