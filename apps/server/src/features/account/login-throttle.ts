import type { Clock } from '../../clock.ts';

type Tries = { failures: number; lastFailure: number; pending: number; nextSlot: number };

const freeFailures = 3;
const longestPauseMs = 5_000;
const freeFailuresOverall = 20;
const overallPauseMs = 500;
const forgetAfterMs = 10 * 60_000;
/** In each of the two queues. */
const longestWaitMs = 10_000;
/** A school class behind one address logs in at the same moment. */
const pendingPerAddress = 40;
const pendingOverall = 200;
const rememberedAddresses = 10_000;

type Outcome<Proof> =
  | { readonly kind: 'right'; readonly proof: Proof }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'turned-away' };
export const retryAfterSeconds = longestWaitMs / 1_000;

/**
 * Slows guessing down without ever locking anybody out: after a few failures the tries of one
 * address, and after more those of all together, are checked one after the other with a growing
 * pause between them. A try that would wait too long is turned away and costs the next one
 * nothing, so the right password is accepted two waits and one pause after the last wrong try at the latest.
 */
export class LoginThrottle {
  readonly #clock: Clock;
  readonly #byAddress = new Map<string, Tries>();
  readonly #overall = freshTries();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `check` answers with a proof of the right password, or with null. */
  async attempt<Proof>(
    address: string,
    check: () => Promise<Proof | null>,
  ): Promise<Outcome<Proof>> {
    const tries = this.#triesOf(address);
    const queues = [tries, this.#overall];
    if (tries.pending >= pendingPerAddress || this.#overall.pending >= pendingOverall) {
      return { kind: 'turned-away' };
    }
    for (const queue of queues) queue.pending += 1;
    try {
      // First the address's own queue and only then the common one: who waits for the pauses of an
      // address takes no place from the others meanwhile.
      const isIn =
        (await this.#waitIn(tries, pauseAfter)) &&
        (await this.#waitIn(this.#overall, overallPauseAfter));
      return isIn ? this.#settle(tries, await check()) : { kind: 'turned-away' };
    } finally {
      for (const queue of queues) queue.pending -= 1;
    }
  }

  async #waitIn(queue: Tries, pauseOf: (failures: number) => number): Promise<boolean> {
    const now = this.#clock.now();
    forgetOldFailures(queue, now);
    const slot = Math.max(now, queue.nextSlot);
    if (slot - now > longestWaitMs) return false;
    queue.nextSlot = slot + pauseOf(queue.failures);
    if (slot > now) await this.#clock.sleep(slot - now);
    return true;
  }

  #settle<Proof>(tries: Tries, proof: Proof | null): Outcome<Proof> {
    if (proof !== null) {
      tries.failures = 0;
      return { kind: 'right', proof };
    }
    for (const counted of [tries, this.#overall]) {
      counted.failures += 1;
      counted.lastFailure = this.#clock.now();
    }
    return { kind: 'wrong' };
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
