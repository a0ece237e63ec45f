import type { Clock } from '../clock.ts';

const firstRestMs = 60_000;
const longestRestMs = 15 * 60_000;
/** No answer takes longer; who asks and doesn't read on would hold up all others for ever. */
const longestProbeMs = 120_000;

/** How it went; `left` when nobody waited for it. */
export type Outcome = 'answered' | 'failed' | 'left';

/**
 * After a failure nobody waits for the same thing again; each further failure lengthens the rest. After
 * the rest one question goes ahead, and the others rest on until it is known how that went.
 */
export class CircuitBreaker {
  readonly #clock: Pick<Clock, 'now'>;
  #restMs = 0;
  #restsUntil = -Infinity;
  #round = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  get isResting(): boolean {
    return this.#clock.now() < this.#restsUntil;
  }

  get hasFailed(): boolean {
    return this.#restMs > 0;
  }

  /** Answers with what takes the outcome; null while it rests. */
  begin(): ((outcome: Outcome) => void) | null {
    if (this.isResting) return null;
    if (this.hasFailed) this.#rest(longestProbeMs);
    const round = this.#round;
    return (outcome) => {
      // What failed at the same time failed once.
      if (round === this.#round) this.#learn(outcome);
    };
  }

  #learn(outcome: Outcome) {
    if (outcome === 'failed') {
      this.#restMs = Math.min(this.#restMs * 2 || firstRestMs, longestRestMs);
      this.#rest(this.#restMs);
      return;
    }
    if (outcome === 'answered') this.#restMs = 0;
    this.#restsUntil = -Infinity;
  }

  #rest(ms: number) {
    this.#round += 1;
    this.#restsUntil = this.#clock.now() + ms;
  }
}
