import { longestStep, maxStepCharacters, maxSteps } from '../limits.ts';

type Options = {
  readonly show: (step: string) => void;
  /** Called once: the program has to end where it is. */
  readonly onFull: () => void;
};

/** Hands on what is recorded of a program, as long as there is room. */
export class StepSink {
  readonly #options: Options;
  #count = 0;
  #characters = 0;
  #isFull = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** False when no other step fits. */
  take(step: string): boolean {
    if (this.#isFull) return false;
    this.#isFull = !this.#add(step) || this.#count === maxSteps;
    if (this.#isFull) this.#options.onFull();
    return !this.#isFull;
  }

  /** The end of a program needs no room after it. */
  takeLast(step: string) {
    if (!this.#isFull) this.#add(step);
  }

  #add(step: string): boolean {
    this.#characters += step.length;
    if (step.length > longestStep || this.#characters > maxStepCharacters) return false;
    this.#count += 1;
    this.#options.show(step);
    return true;
  }
}
