import type { StopReason } from './messages.ts';

/** What a script may take without a pause. The guard within the page, which knows the line, comes first. */
export const guardMs = 1_500;
/** Fine, so that a frame gets nearly all of the two seconds in which one that hangs has to be gone. */
const tickMs = 100;
const silentTicks = 17;
/** Until a fresh frame begins at all, on a slow and busy machine. */
const openingTicks = 200;

const briskMs = 500;
const mostPatience = 5;

/** A machine on which a frame took long to begin is slow or busy: there everything may take longer. */
export function patienceAfter(openingMs: number): number {
  return Math.min(Math.max(openingMs / briskMs, 1), mostPatience);
}

/**
 * Asks a frame ten times a second whether it lives. Counted in ticks of the house and not by the clock,
 * each a while after the last one: that a computer slept, or had no time for anybody, isn't the page's
 * fault.
 */
export class Watchdog {
  readonly #ask: () => void;
  readonly #stop: (reason: StopReason) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #longest = openingTicks;
  #silentFor = 0;
  #loads = 0;
  #ownLoads = 0;

  constructor(ask: () => void, stop: (reason: StopReason) => void) {
    this.#ask = ask;
    this.#stop = stop;
  }

  start() {
    this.#timer = setTimeout(() => this.#tick(), tickMs);
  }

  end() {
    clearTimeout(this.#timer);
  }

  /** Its program runs: from now on it has to answer. */
  hearBegun(patience: number) {
    this.#longest = silentTicks * patience;
  }

  hear(kind: string) {
    this.#silentFor = 0;
    if (kind === 'pong') this.#ownLoads = Math.max(this.#ownLoads, this.#loads);
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
    if (this.#silentFor >= this.#longest)
      return this.#stop(this.#loads > this.#ownLoads ? 'left' : 'silent');
    this.#silentFor += 1;
    this.#ask();
    return this.start();
  }
}
