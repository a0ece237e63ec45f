import { often } from '@hbg/coach/words/often';
import { Difference, quoted } from './difference.ts';
import { add, type Goal, sayInstead } from './goal.ts';

/** What a goal can say of the text of a file; comments and texts in it don't count. */
export class CodeWords {
  readonly #goal: Goal;
  readonly #file: string;

  constructor(goal: Goal, file: string) {
    this.#goal = goal;
    this.#file = file;
  }

  uses(...pieces: string[]): this {
    return this.#look((code) => {
      const missing = pieces.find((piece) => timesIn(code, piece) === 0);
      return missing === undefined ? null : `In ${this.#file} fehlt ${quoted(missing)}.`;
    });
  }

  usesNot(...pieces: string[]): this {
    return this.#look((code) => {
      const used = pieces.find((piece) => timesIn(code, piece) > 0);
      if (used === undefined) return null;
      return `In ${this.#file} steht noch ${quoted(used)}, hier soll es ohne gehen.`;
    });
  }

  atMost(count: number, piece: string): this {
    return this.#look((code) => {
      const times = timesIn(code, piece);
      if (times <= count) return null;
      return `In ${this.#file} steht ${quoted(piece)} ${often(times)}, höchstens ${often(count)} soll es sein.`;
    });
  }

  notMoreLinesThan(count: number): this {
    return this.#look((code) => {
      const lines = code.split('\n').filter((line) => line.trim() !== '').length;
      if (lines <= count) return null;
      return `${this.#file} hat ${lines} Zeilen, mehr als ${count} sollen es nicht sein.`;
    });
  }

  /** Said in place of what the last word would say. */
  otherwise(sentence: string): this {
    sayInstead(this.#goal, sentence);
    return this;
  }

  #look(difference: (code: string) => string | null): this {
    add(this.#goal, () => {
      const { files } = this.#goal.checked;
      const said = difference(bare(files[this.#file] ?? '', this.#file));
      if (said !== null) throw new Difference(said);
    });
    return this;
  }
}

/** Words stand alone, signs anywhere; space doesn't matter. */
function timesIn(code: string, piece: string): number {
  const parts = piece
    .trim()
    .split(/\s+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const before = /^[\p{L}\p{N}_$]/u.test(piece) ? '(?<![\\p{L}\\p{N}_$-])' : '';
  const behind = /[\p{L}\p{N}_$]$/u.test(piece) ? '(?![\\p{L}\\p{N}_$-])' : '';
  return [...code.matchAll(new RegExp(`${before}${parts.join('\\s*')}${behind}`, 'gu'))].length;
}

function bare(code: string, file: string): string {
  if (file.endsWith('.css')) return code.replaceAll(/\/\*[^]*?\*\//g, '');
  return code.replaceAll(
    /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g,
    (piece) => (piece.startsWith('/') ? '' : '""'),
  );
}
