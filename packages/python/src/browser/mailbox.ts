import { longestTimerMs } from '../limits.ts';
import type { Mail } from './messages.ts';

/** So many messages of drawing commands may be on their way: enough for both sides to be busy. */
const mostUnpainted = 6;

/**
 * What reaches a running program. Where Python can put its stack aside, it waits for a promise and
 * the worker goes on receiving messages; elsewhere the worker stands still until the page has put
 * something into the memory that both share.
 */
export class Mailbox {
  readonly #shared: SharedBox | null;
  #events: string[] = [];
  #answers: string[] = [];
  #unpainted = 0;
  #isStopped = false;
  #wake: () => void = () => {};

  constructor(shared: SharedBox | null) {
    this.#shared = shared;
  }

  get isStopped(): boolean {
    return this.#isStopped || (this.#shared?.isInterrupted ?? false);
  }

  empty() {
    this.#events = [];
    this.#answers = [];
    this.#unpainted = 0;
    this.#isStopped = false;
  }

  put(mail: Mail) {
    if (mail.kind === 'answer') this.#answers.push(mail.text);
    else if (mail.kind === 'event') this.#events.push(mail.event);
    else if (mail.kind === 'painted') this.#unpainted = Math.max(this.#unpainted - 1, 0);
    else this.#isStopped = true;
    this.#wake();
  }

  noteDrawn() {
    this.#unpainted += 1;
  }

  readonly takeAnswer = (): string | null => this.#answers.shift() ?? null;
  readonly takeEvent = (): string | null => this.#events.shift() ?? null;
  readonly takeNothing = (): null => null;
  /** Room for more in the page. */
  readonly takeRoom = (): true | null => (this.#unpainted < mostUnpainted ? true : null);

  /** Null after this time, or because the program is to stop. */
  async wait<T>(take: () => T | null, ms: number): Promise<T | null> {
    const end = performance.now() + ms;
    for (;;) {
      const taken = take();
      const left = end - performance.now();
      if (taken !== null || this.isStopped || left <= 0) return taken;
      await this.#nextMail(left);
    }
  }

  waitStandingStill<T>(take: () => T | null, ms: number): T | null {
    const end = performance.now() + ms;
    for (;;) {
      const mail = this.#shared?.take();
      if (mail) this.put(mail);
      const taken = take();
      const left = end - performance.now();
      if (taken !== null || this.isStopped || left <= 0) return taken;
      this.#shared?.wait(left);
    }
  }

  #nextMail(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, longestTimerMs));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const stateAt = 0;
const lengthAt = 1;
const interruptAt = 2;
const headerBytes = 12;
const contentBytes = 64 * 1024;
const empty = 0;
const full = 1;

/** One piece of mail in memory that page and worker share, and the flag that interrupts. */
export class SharedBox {
  readonly #header: Int32Array<SharedArrayBuffer>;
  readonly #content: Uint8Array<SharedArrayBuffer>;

  constructor(memory: SharedArrayBuffer) {
    this.#header = new Int32Array(memory, 0, headerBytes / 4);
    this.#content = new Uint8Array(memory, headerBytes);
  }

  get isInterrupted(): boolean {
    return Atomics.load(this.#header, interruptAt) === 1;
  }

  set isInterrupted(is: boolean) {
    Atomics.store(this.#header, interruptAt, is ? 1 : 0);
    Atomics.notify(this.#header, stateAt);
  }

  /** For the next program. */
  empty() {
    this.isInterrupted = false;
    Atomics.store(this.#header, stateAt, empty);
  }

  /** False while the last piece hasn't been taken. */
  put(mail: Mail): boolean {
    if (Atomics.load(this.#header, stateAt) === full) return false;
    const bytes = new TextEncoder().encode(JSON.stringify(mail)).subarray(0, contentBytes);
    this.#content.set(bytes);
    Atomics.store(this.#header, lengthAt, bytes.length);
    Atomics.store(this.#header, stateAt, full);
    Atomics.notify(this.#header, stateAt);
    return true;
  }

  take(): Mail | null {
    if (Atomics.load(this.#header, stateAt) === empty) return null;
    const bytes = this.#content.slice(0, Atomics.load(this.#header, lengthAt));
    Atomics.store(this.#header, stateAt, empty);
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  wait(ms: number) {
    Atomics.wait(this.#header, stateAt, empty, ms);
  }
}

export function createSharedMemory(): SharedArrayBuffer | null {
  const isAllowed = typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated;
  return isAllowed ? new SharedArrayBuffer(headerBytes + contentBytes) : null;
}
