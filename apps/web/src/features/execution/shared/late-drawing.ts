import type { Drawing } from '@hbg/python/drawing/drawing';

type Kept = { readonly drawing: Drawing; readonly apply: (commands: string) => Promise<void> };

/** The picture of a program. Most have none: what reads and keeps it comes after the first view. */
export class LateDrawing {
  readonly #listeners = new Set<() => void>();
  #kept: Kept | null = null;
  /** The program has drawn, and the picture isn't there yet. */
  #isAwaited = false;
  #isOver = false;
  #run = 0;

  get isUsed(): boolean {
    return this.#kept?.drawing.setting.isUsed || this.#isAwaited;
  }

  /** Null where it isn't there yet. */
  get drawing(): Drawing | null {
    return this.#kept?.drawing ?? null;
  }

  /** Calls the listener after every change; returns how to end that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async load(): Promise<Kept> {
    const [{ Drawing }, { readCommands }] = await Promise.all([
      import('@hbg/python/drawing/drawing'),
      import('@hbg/python/drawing/read-commands'),
    ]);
    this.#kept ??= this.#keep(new Drawing(), readCommands);
    return this.#kept;
  }

  /** Resolves when it can be seen, or where it can't be had. */
  apply(commands: string): Promise<void> {
    if (this.#kept) return this.#kept.apply(commands);
    this.#isAwaited = true;
    this.#tell();
    return this.#applyLate(commands);
  }

  clear() {
    this.#run += 1;
    this.#isAwaited = false;
    this.#isOver = false;
    this.#kept?.drawing.clear();
    this.#tell();
  }

  /** The program has ended, however it did. */
  end() {
    this.#isOver = true;
    this.#kept?.drawing.end();
  }

  async #applyLate(commands: string): Promise<void> {
    const run = this.#run;
    const kept = await this.load().catch(() => null);
    if (!kept || run !== this.#run) return;
    const seen = kept.apply(commands);
    if (this.#isOver) kept.drawing.end();
    await seen;
  }

  #keep(drawing: Drawing, read: (commands: string) => Parameters<Drawing['apply']>[0]): Kept {
    drawing.subscribe(() => this.#tell());
    return { drawing, apply: (commands) => drawing.apply(read(commands)) };
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}
