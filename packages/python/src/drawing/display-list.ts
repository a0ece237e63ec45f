import type { Item } from './commands.ts';

/** Older ones stay visible until the next repainting. */
const mostItems = 200_000;

/** All items on the paper, and which of them still have to be painted. */
export class DisplayList {
  readonly #items = new Map<number, Item>();
  readonly #fresh = new Map<number, Item>();
  #isStale = true;

  get size(): number {
    return this.#items.size;
  }

  values(): Iterable<Item> {
    return this.#items.values();
  }

  set(item: Item) {
    if (this.#items.has(item.id) && !this.#fresh.has(item.id)) this.#isStale = true;
    this.#items.set(item.id, item);
    this.#fresh.set(item.id, item);
    if (this.#items.size > mostItems) this.#dropOldest();
  }

  remove(ids: readonly number[]) {
    for (const id of ids) {
      const wasThere = this.#items.delete(id);
      if (wasThere && !this.#fresh.delete(id)) this.#isStale = true;
    }
  }

  clear() {
    this.#items.clear();
    this.#fresh.clear();
    this.#isStale = true;
  }

  /** Something else has changed that what is painted depends on. */
  repaint() {
    this.#isStale = true;
  }

  /** With `isWhole` the paper has to be empty first. */
  takeUnpainted(): { isWhole: boolean; items: readonly Item[] } {
    const isWhole = this.#isStale;
    const items = [...(isWhole ? this.#items : this.#fresh).values()];
    this.#isStale = false;
    this.#fresh.clear();
    return { isWhole, items };
  }

  #dropOldest() {
    const [oldest] = this.#items.keys();
    if (oldest === undefined) return;
    this.#items.delete(oldest);
    this.#fresh.delete(oldest);
  }
}
