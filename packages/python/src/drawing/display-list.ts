import type { Item } from './commands.ts';

/** All items together; of ordinary ones some hundred thousand. Older ones stay visible for a while. */
const mostWeight = 4_000_000;
const ownWeight = 20;
/** So many gaps aren't worth the effort. */
const fewGaps = 1_000;

/** All items on the paper, in their order, and how far they are painted. */
export class DisplayList {
  /** With gaps where something was removed. */
  #items: (Item | null)[] = [];
  /** Counted from the first item ever, so that a place stays the same when older ones are dropped. */
  readonly #places = new Map<number, number>();
  #dropped = 0;
  readonly #counts = new Map<Item['kind'], number>();
  #weight = 0;
  #painted = 0;
  #isStale = true;

  get size(): number {
    return this.#places.size;
  }

  /** What is painted is no longer right: the next picture starts with an empty paper. */
  get isStale(): boolean {
    return this.#isStale;
  }

  get hasUnpainted(): boolean {
    return this.#isStale || this.#painted < this.#items.length;
  }

  /** Those that can be seen. */
  count(kind: Item['kind']): number {
    return this.#counts.get(kind) ?? 0;
  }

  *values(): Generator<Item> {
    for (const item of this.#items) if (item) yield item;
  }

  set(item: Item) {
    const place = this.#places.get(item.id);
    if (place === undefined) {
      this.#places.set(item.id, this.#dropped + this.#items.push(item) - 1);
    } else {
      this.#change(place, item);
    }
    this.#note(item, 1);
    if (this.#weight > mostWeight) this.#dropOldest();
  }

  remove(ids: readonly number[]) {
    for (const id of ids) {
      const place = this.#places.get(id);
      if (place !== undefined) this.#change(place, null);
      this.#places.delete(id);
    }
    if (this.#items.length > 2 * this.size + fewGaps) this.#closeGaps();
  }

  clear() {
    this.#items = [];
    this.#dropped = 0;
    this.#places.clear();
    this.#counts.clear();
    this.#weight = 0;
    this.#isStale = true;
  }

  /** Something else has changed that what is painted depends on. */
  repaint() {
    this.#isStale = true;
  }

  /** On an empty paper. */
  startPainting() {
    this.#painted = 0;
    this.#isStale = false;
  }

  /** The next one to be painted; null when nothing is left. */
  takeUnpainted(): Item | null {
    while (this.#painted < this.#items.length) {
      const item = this.#items[this.#painted];
      this.#painted += 1;
      if (item) return item;
    }
    return null;
  }

  #change(place: number, item: Item | null) {
    const index = place - this.#dropped;
    if (index < this.#painted) this.#isStale = true;
    const before = this.#items[index];
    if (before) this.#note(before, -1);
    this.#items[index] = item;
  }

  #note(item: Item, sign: 1 | -1) {
    this.#weight += sign * weightOf(item);
    if (item.kind === 'area' && item.points.length === 0) return;
    this.#counts.set(item.kind, this.count(item.kind) + sign);
  }

  /** Seldom, and then many at once. */
  #dropOldest() {
    let count = 0;
    for (; this.#weight > mostWeight * 0.98; count += 1) {
      const item = this.#items[count];
      if (!item) continue;
      this.#places.delete(item.id);
      this.#note(item, -1);
    }
    this.#items.splice(0, count);
    this.#dropped += count;
    this.#painted = Math.max(this.#painted - count, 0);
  }

  #closeGaps() {
    this.#painted = this.#items.slice(0, this.#painted).filter(isThere).length;
    this.#items = this.#items.filter(isThere);
    this.#dropped = 0;
    for (const [place, item] of this.#items.entries()) {
      if (item) this.#places.set(item.id, place);
    }
  }
}

function isThere(item: Item | null): boolean {
  return item !== null;
}

/** Numbers and signs that it keeps. */
function weightOf(item: Item): number {
  if ('points' in item) return ownWeight + item.points.length;
  return item.kind === 'text' ? ownWeight + item.text.length : ownWeight;
}
