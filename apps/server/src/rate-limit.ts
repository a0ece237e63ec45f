import type { Clock } from './clock.ts';

type Rate = {
  /** So much may come in one go, and then so much in each second. */
  readonly atOnce: number;
  readonly perSecond: number;
};

/** Counts for each learner; each node counts for itself. */
export class RateLimit {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #rate: Rate;
  /** When the last of what has come so far would have come at an even pace. */
  readonly #due = new Map<number, number>();

  constructor(clock: Pick<Clock, 'now'>, rate: Rate) {
    this.#clock = clock;
    this.#rate = rate;
  }

  /** Takes one and answers 0, or takes none and answers how many seconds to wait. */
  take(learner: number): number {
    const { atOnce, perSecond } = this.#rate;
    const stepMs = 1_000 / perSecond;
    const now = this.#clock.now();
    const due = Math.max(this.#due.get(learner) ?? now, now) + stepMs;
    const tooEarlyMs = due - now - atOnce * stepMs;
    if (tooEarlyMs > 0) return Math.ceil(tooEarlyMs / 1_000);
    this.#due.set(learner, due);
    return 0;
  }
}
