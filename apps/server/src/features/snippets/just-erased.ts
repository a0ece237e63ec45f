/** A toast offers to take it back for ten seconds; the call has some time on its way. */
const keptForMs = 60_000;

/** What was erased, for as long as it can be taken back: nothing of it is in the database any more. */
export class JustErased<Item> {
  readonly #items = new Map<string, Item>();

  keep(id: string, item: Item): void {
    this.#items.set(id, item);
    const forget = () => {
      if (this.#items.get(id) === item) this.#items.delete(id);
    };
    setTimeout(forget, keptForMs).unref();
  }

  find(id: string): Item | null {
    return this.#items.get(id) ?? null;
  }

  forget(id: string): void {
    this.#items.delete(id);
  }
}
