/** What leads out of the worker, keeps data for the next program, or speaks in our name. */
const doors = [
  ['fetch', 'XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport'],
  ['indexedDB', 'caches', 'BroadcastChannel', 'Worker', 'importScripts', 'FontFace', 'fonts'],
  ['navigator', 'postMessage', 'close'],
].flat();

/**
 * A program may find its way from Python to JavaScript. The policy that comes with this worker is
 * the wall; this takes away what would still be there for it, on the prototypes too.
 */
export function closeDoors() {
  for (let holder = globalThis; holder; holder = Object.getPrototypeOf(holder)) {
    for (const door of doors) Reflect.deleteProperty(holder, door);
  }
}
