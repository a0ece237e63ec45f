/**
 * Calls back when the interpreter breaks down outside of any call that we wait for. An interrupt
 * that hits Python's event loop instead of the program is no such thing.
 */
export function onBreakdown(breakDown: () => void) {
  globalThis.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (Reflect.get(Object(event.reason), 'type') !== 'KeyboardInterrupt') breakDown();
  });
}
