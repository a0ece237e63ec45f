const shortest = 1;
const longest = 10;
/** A screen shows sixty pictures a second: at least one was missed. */
const lateMs = 28;

/** How long painting may take in one frame, so that the page goes on to answer, however slow it is. */
export class FramePace {
  #ms = 4;
  #last: number | null = null;

  /** What the browser does after us counts too: it is seen by how long it lets us wait. */
  next(now: number): number {
    if (this.#last !== null) this.#adapt(now - this.#last);
    this.#last = now;
    return this.#ms;
  }

  /** The next frame comes when there is something to paint. */
  rest() {
    this.#last = null;
  }

  #adapt(passed: number) {
    this.#ms = passed > lateMs ? Math.max(this.#ms / 2, shortest) : Math.min(this.#ms + 1, longest);
  }
}
