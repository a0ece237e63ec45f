import nodeCrypto from 'node:crypto';
import { mock } from 'node:test';

/**
 * For this process the clock stands still and chance is no more, so that the same sources make the
 * same snapshot at every place: its address is a hash, and devices keep what they have fetched.
 * Before each program the interpreter gets new randomness.
 */
export function makeRepeatable() {
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });
  mock.method(performance, 'now', () => 0);
  mock.method(Math, 'random', () => 0.5);
  mock.method(nodeCrypto, 'randomFillSync', (bytes: Uint8Array) => bytes.fill(1));
}
