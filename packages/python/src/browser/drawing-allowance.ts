/** That much a slow device reads and paints. */
const charactersPerMs = 500;
/** An ordinary drawing doesn't wait at all. */
const creditMs = 2_000;

/** Where the page can't tell what it has painted: how long a program pauses so that it can follow. */
export class DrawingAllowance {
  #paidUntil = 0;

  pauseAfter(characters: number, now: number): number {
    this.#paidUntil = Math.max(this.#paidUntil, now - creditMs) + characters / charactersPerMs;
    return Math.max(this.#paidUntil - now, 0);
  }
}
