import { maxCharacters, maxLines } from '../limits.ts';
import type { Printed, Stream } from '../protocol.ts';

/** Long enough for a frame of the screen, short enough to look immediate. */
const restMs = 16;
/** Of output that changes between the two streams; so large a batch doesn't wait. */
const maxPieces = 1_000;

type Options = {
  readonly show: (printed: Printed[]) => void;
  /** Called once, with the first character too many. */
  readonly onLimit?: (() => void) | undefined;
  readonly now?: () => number;
};

/** Collects what a program prints, hands it on in small batches, and counts. */
export class OutputSink {
  readonly #options: Options;
  readonly #decoders = { out: new TextDecoder(), err: new TextDecoder() };
  #pending: { stream: Stream; text: string }[] = [];
  #lastShown: number;
  #lines = 0;
  #characters = 0;
  #isFull = false;

  constructor(options: Options) {
    this.#options = options;
    this.#lastShown = this.#now();
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  write(stream: Stream, bytes: Uint8Array) {
    this.#take(stream, this.#decoders[stream].decode(bytes, { stream: true }));
  }

  /** Half a character that no other half follows is seen as such. */
  end() {
    for (const stream of ['out', 'err'] as const)
      this.#take(stream, this.#decoders[stream].decode());
    this.show();
  }

  #take(stream: Stream, text: string) {
    if (this.#isFull) return;
    this.#add(stream, this.#cut(text));
    this.showSoon();
    if (!this.#isFull) return;
    this.show();
    this.#options.onLimit?.();
  }

  /** Called often while a program runs: nothing printed waits for longer than a frame. */
  showSoon() {
    if (this.#pending.length > 0 && this.#now() - this.#lastShown >= restMs) this.show();
  }

  show() {
    if (this.#pending.length === 0) return;
    const printed = this.#pending;
    this.#pending = [];
    this.#lastShown = this.#now();
    this.#options.show(printed);
  }

  #add(stream: Stream, text: string) {
    if (text === '') return;
    const last = this.#pending.at(-1);
    if (last?.stream === stream) last.text += text;
    else this.#pending.push({ stream, text });
    if (this.#pending.length >= maxPieces) this.show();
  }

  /** What still fits. */
  #cut(text: string): string {
    const fitting = wholeCharacters(text.slice(0, maxCharacters - this.#characters));
    const end = this.#endOfLastLine(fitting);
    this.#characters += end;
    this.#isFull = end < text.length;
    return fitting.slice(0, end);
  }

  #endOfLastLine(text: string): number {
    let end = 0;
    while (this.#lines < maxLines) {
      const newline = text.indexOf('\n', end);
      if (newline === -1) return text.length;
      this.#lines += 1;
      end = newline + 1;
    }
    return end;
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}

/** An emoji is two units long: its first half alone is nothing. */
function wholeCharacters(text: string): string {
  return text.isWellFormed() ? text : text.replace(/[\uD800-\uDBFF]$/, '');
}
