const minuteMs = 60_000;
/** Who does nothing for longer is elsewhere. */
const longestPauseMs = 2 * minuteMs;

/** Adds up the time between signs of life; whole minutes are told as they are full, with their end. */
export class ActiveTime {
  readonly #tell: (minutes: number, at: number) => void;
  #restMs: number;
  #last: number | null = null;

  constructor(restMs: number, tell: (minutes: number, at: number) => void) {
    this.#restMs = restMs;
    this.#tell = tell;
  }

  get restMs(): number {
    return this.#restMs;
  }

  sign(now: number): void {
    const pauseMs = now - (this.#last ?? now);
    this.#last = now;
    if (pauseMs >= 0 && pauseMs <= longestPauseMs) this.#restMs += pauseMs;
    const minutes = Math.floor(this.#restMs / minuteMs);
    if (minutes === 0) return;
    this.#restMs -= minutes * minuteMs;
    this.#tell(minutes, now - this.#restMs);
  }

  /** Nobody sees the page. */
  pause(): void {
    this.#last = null;
  }
}
