import type { LearnerId } from '@hbg/contract/account';

type Limits = { readonly waitMs: number; readonly turnMs: number };
/** Who waits is told when the turn is theirs. */
type Line = { next: (() => void) | null };

/** After that the built-in tutor answers; and so long a model may take at most, with a second try. */
const limitsOfHouse: Limits = { waitMs: 10_000, turnMs: 120_000 };

/** A learner speaks with the model in one tab at a time; one more question may wait for its turn. */
export class ModelTurns {
  readonly #lines = new Map<LearnerId, Line>();
  readonly #limits: Limits;

  constructor(limits = limitsOfHouse) {
    this.#limits = limits;
  }

  /** Answers with what ends the turn; null when it doesn't come, or nobody waits for it any more. */
  async take(learner: LearnerId, signal: AbortSignal): Promise<(() => void) | null> {
    if (signal.aborted) return null;
    const line = this.#lines.get(learner);
    if (!line) this.#lines.set(learner, { next: null });
    else if (line.next || !(await this.#comes(line, signal))) return null;
    return this.#turnOf(learner);
  }

  #comes(line: Line, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isMine: boolean) => {
        line.next = null;
        clearTimeout(tooLong);
        signal.removeEventListener('abort', leave);
        resolve(isMine);
      };
      const leave = () => settle(false);
      const tooLong = setTimeout(leave, this.#limits.waitMs);
      signal.addEventListener('abort', leave);
      line.next = () => settle(true);
    });
  }

  #turnOf(learner: LearnerId): () => void {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(tooLong);
      const next = this.#lines.get(learner)?.next;
      if (next) next();
      else this.#lines.delete(learner);
    };
    // Who doesn't read on would keep it for ever.
    const tooLong = setTimeout(end, this.#limits.turnMs).unref();
    return end;
  }
}
