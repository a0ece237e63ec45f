export type Limits = {
  /** For the first paragraph, and for each further one. */
  readonly paragraphMs: number;
  readonly wholeMs: number;
};

/** How long somebody waits for an answer that grows by paragraphs. */
export class Patience {
  readonly #end = new AbortController();
  readonly #next: NodeJS.Timeout;
  readonly #whole: NodeJS.Timeout;
  #hasHeard = false;
  #isTooSlow = false;

  constructor({ paragraphMs, wholeMs }: Limits) {
    this.#next = setTimeout(() => this.#finish(true), paragraphMs);
    this.#whole = setTimeout(() => this.#finish(!this.#hasHeard), wholeMs);
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** False when it took long but there was something to read all the time. */
  get isTooSlow(): boolean {
    return this.#isTooSlow;
  }

  goOn() {
    this.#hasHeard = true;
    if (!this.signal.aborted) this.#next.refresh();
  }

  stop() {
    clearTimeout(this.#next);
    clearTimeout(this.#whole);
  }

  #finish(isTooSlow: boolean) {
    this.#isTooSlow = isTooSlow;
    this.stop();
    this.#end.abort();
  }
}
