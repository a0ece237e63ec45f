import { vi } from 'vitest';

/** A time of its own: it passes while the program waits, and a little whenever someone looks at it. */
export class Clock {
  #now = performance.now();
  readonly #spy = vi.spyOn(performance, 'now').mockImplementation(() => (this.#now += 0.01));

  get now(): number {
    return this.#now;
  }

  pass(ms: number) {
    this.#now += ms;
  }

  end() {
    this.#spy.mockRestore();
  }
}
