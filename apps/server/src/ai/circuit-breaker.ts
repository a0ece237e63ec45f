import type { Clock } from '../clock.ts';

const firstRestMs = 60_000;
const longestRestMs = 15 * 60_000;

/** After a failure nobody waits for the same thing again; each further failure lengthens the rest. */
export class CircuitBreaker {
  readonly #clock: Pick<Clock, 'now'>;
  #restMs = 0;
  #restsUntil = -Infinity;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  get isResting(): boolean {
    return this.#clock.now() < this.#restsUntil;
  }

  get hasFailed(): boolean {
    return this.#restMs > 0;
  }

  succeed() {
    this.#restMs = 0;
  }

  fail() {
    this.#restMs = Math.min(this.#restMs * 2 || firstRestMs, longestRestMs);
    this.#restsUntil = this.#clock.now() + this.#restMs;
  }
}
