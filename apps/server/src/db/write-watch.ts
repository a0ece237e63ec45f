import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

const patienceMs = 3_000;

/** Whether what is written arrives: of a full disk or a locked database reading tells nothing. */
export class WriteWatch {
  readonly #log: Logger;
  #isFailing = false;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Until something can be written again. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  async watch<Result>(write: () => Promise<Result>): Promise<Result> {
    try {
      const result = await write();
      this.#isFailing = false;
      return result;
    } catch (error) {
      this.#isFailing = true;
      throw error;
    }
  }

  /** For what must not keep an answer from a child: null when it failed, or takes too long. */
  async attempt<Result>(what: string, write: () => Promise<Result>): Promise<Result | null> {
    const written = this.watch(write).catch((error: unknown) => this.#tell(what, error));
    const waiting = new AbortController();
    const slow = wait(patienceMs, null, { signal: waiting.signal }).then(
      () => this.#tell(what, new Error(`nothing was written within ${patienceMs} ms`)),
      () => null,
    );
    const result = await Promise.race([written, slow]);
    waiting.abort();
    return result;
  }

  #tell(what: string, err: unknown): null {
    this.#isFailing = true;
    this.#log.error({ what, err }, 'could not be written');
    return null;
  }
}
