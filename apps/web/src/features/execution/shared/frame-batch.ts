/** Hands on what comes in: the first at once, what follows it within a frame of the screen together. */
export class FrameBatch<Item> {
  readonly #handOn: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #frame = 0;

  constructor(handOn: (items: readonly Item[]) => void) {
    this.#handOn = handOn;
  }

  add(items: readonly Item[]) {
    this.#items.push(...items);
    if (this.#frame === 0) this.#handOnAndWait();
  }

  flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const items = this.#items;
    this.#items = [];
    if (items.length > 0) this.#handOn(items);
  }

  #handOnAndWait() {
    const isQuiet = this.#items.length === 0;
    this.flush();
    if (!isQuiet) this.#frame = requestAnimationFrame(() => this.#handOnAndWait());
  }
}
