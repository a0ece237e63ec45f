import type { StopReason } from './messages.ts';

const tickMs = 500;
/** More than the guard within the page needs, which knows the line. */
const silentTicks = 5;
/** Until a fresh frame begins at all, on a slow and busy machine. */
const openingTicks = 40;

type Ask = () => void;

/**
 * Asks a frame twice a second whether it lives. Counted in ticks of the house and not by the clock:
 * a computer that slept, or has no time for anybody, isn't the page's fault.
 */
export class Watchdog {
  readonly #ask: Ask;
  readonly #stop: (reason: StopReason) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #silent = 0;
  #hasBegun = false;
  #hasLoadedAnew = false;
  #isClosed = false;

  constructor(ask: Ask, stop: (reason: StopReason) => void) {
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
    this.#silent = 0;
    this.#hasLoadedAnew = false;
    if (kind === 'begun') this.#hasBegun = true;
  }

  /** The frame shows something: its own page once more, or another one. */
  hearLoad() {
    this.#hasLoadedAnew = true;
  }

  /** The other end of the port is gone: with its page, or with its process. */
  hearClose() {
    this.#isClosed = true;
  }

  #tick() {
    if (this.#isClosed) return this.#stop(this.#hasLoadedAnew ? 'left' : 'silent');
    if (this.#silent >= (this.#hasBegun ? silentTicks : openingTicks)) return this.#stop('silent');
    this.#silent += 1;
    if (this.#hasBegun) this.#ask();
  }
}
