import type { StopReason } from './messages.ts';

const tickMs = 500;
/** More than the guard within the page needs, which knows the line. */
const silentTicks = 5;
/** Until a fresh frame begins at all, on a slow and busy machine. */
const openingTicks = 40;

/**
 * Asks a frame twice a second whether it lives. Counted in ticks of the house and not by the clock:
 * that a computer slept, or had no time for anybody, isn't the page's fault.
 */
export class Watchdog {
  readonly #ask: () => void;
  readonly #stop: (reason: StopReason) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #silentFor = 0;
  #hasBegun = false;
  #loads = 0;
  #ownLoads = 0;

  constructor(ask: () => void, stop: (reason: StopReason) => void) {
    this.#ask = ask;
    this.#stop = stop;
  }

  start() {
    this.#timer = setInterval(() => this.#tick(), tickMs);
  }

  end() {
    clearInterval(this.#timer);
  }

  hear(kind: string) {
    this.#silentFor = 0;
    if (kind === 'begun') this.#hasBegun = true;
    else if (kind === 'pong') this.#ownLoads = Math.max(this.#ownLoads, this.#loads);
  }

  /** The child's page says that it is there: one load is its own. */
  hearOwnLoad() {
    this.#ownLoads = Math.max(this.#ownLoads, 1);
  }

  /** The frame shows its own page, or another one, which doesn't answer. */
  hearLoad() {
    this.#loads += 1;
    this.#ask();
  }

  #tick() {
    const longest = this.#hasBegun ? silentTicks : openingTicks;
    if (this.#silentFor >= longest)
      return this.#stop(this.#loads > this.#ownLoads ? 'left' : 'silent');
    this.#silentFor += 1;
    return this.#ask();
  }
}
