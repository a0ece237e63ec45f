import type { Clock } from '../../clock.ts';

type Tries = { failures: number; lastFailure: number; pending: number; nextSlot: number };

const freeFailures = 3;
const longestPauseMs = 5_000;
const freeFailuresOverall = 20;
const overallPauseMs = 500;
const forgetAfterMs = 10 * 60_000;
const longestWaitMs = 12_000;
/** A school class behind one address logs in at the same moment. */
const pendingPerAddress = 40;
const pendingOverall = 200;
const rememberedAddresses = 10_000;

export type Outcome = 'right' | 'wrong' | 'turned-away';
export const retryAfterSeconds = longestWaitMs / 1_000;

/**
 * Slows guessing down without ever locking anybody out: after a few failures the tries of one
 * address, and after more those of all together, are checked one after the other with a growing
 * pause between them. A try that would wait too long is turned away and costs the next one
 * nothing, so the queue is empty again one wait and one pause after the last try at the latest.
 */
export class LoginThrottle {
  readonly #clock: Clock;
  readonly #byAddress = new Map<string, Tries>();
  readonly #overall = freshTries();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async attempt(address: string, isRight: () => Promise<boolean>): Promise<Outcome> {
    const tries = this.#triesOf(address);
    const wait = this.#reserve(tries);
    if (wait === null) return 'turned-away';
    try {
      if (wait > 0) await this.#clock.sleep(wait);
      return this.#settle(tries, await isRight());
    } finally {
      tries.pending -= 1;
      this.#overall.pending -= 1;
    }
  }

  #reserve(tries: Tries): number | null {
    const now = this.#clock.now();
    forgetOldFailures(tries, now);
    forgetOldFailures(this.#overall, now);
    const slot = Math.max(now, tries.nextSlot, this.#overall.nextSlot);
    const isFull = tries.pending >= pendingPerAddress || this.#overall.pending >= pendingOverall;
    if (isFull || slot - now > longestWaitMs) return null;
    tries.nextSlot = slot + pauseAfter(tries.failures);
    this.#overall.nextSlot = slot + overallPauseAfter(this.#overall.failures);
    tries.pending += 1;
    this.#overall.pending += 1;
    return slot - now;
  }

  #settle(tries: Tries, isRight: boolean): Outcome {
    if (isRight) {
      tries.failures = 0;
      return 'right';
    }
    for (const counted of [tries, this.#overall]) {
      counted.failures += 1;
      counted.lastFailure = this.#clock.now();
    }
    return 'wrong';
  }

  #triesOf(address: string): Tries {
    const known = this.#byAddress.get(address);
    if (known) return known;
    this.#makeRoom();
    const fresh = freshTries();
    this.#byAddress.set(address, fresh);
    return fresh;
  }

  #makeRoom() {
    if (this.#byAddress.size < rememberedAddresses) return;
    const oldest = this.#byAddress.keys().next();
    if (!oldest.done) this.#byAddress.delete(oldest.value);
  }
}

function freshTries(): Tries {
  return { failures: 0, lastFailure: 0, pending: 0, nextSlot: 0 };
}

function pauseAfter(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(1_000 * 2 ** (failures - freeFailures), longestPauseMs);
}

function overallPauseAfter(failures: number): number {
  return failures < freeFailuresOverall ? 0 : overallPauseMs;
}

function forgetOldFailures(tries: Tries, now: number) {
  if (now - tries.lastFailure > forgetAfterMs) tries.failures = 0;
}
