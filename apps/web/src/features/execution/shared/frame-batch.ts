/** Collects what comes in within a frame of the screen and hands it on at once. */
export class FrameBatch<Item> {
  readonly #handOn: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #frame = 0;

  constructor(handOn: (items: readonly Item[]) => void) {
    this.#handOn = handOn;
  }

  add(items: readonly Item[]) {
    this.#items.push(...items);
    this.#frame ||= requestAnimationFrame(() => this.flush());
  }

  flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const items = this.#items;
    this.#items = [];
    if (items.length > 0) this.#handOn(items);
  }
}
