/** A stretch of German that learners read. */
export type Piece = {
  /**
   * `markdown` marks code as such; `plain` can't, so that it may name what is in the programs;
   * `data` is a text of small letters only, as programs compare them.
   */
  readonly kind: 'markdown' | 'plain' | 'comment' | 'string' | 'data';
  readonly file: string;
  /** In which it begins, counted from 1. */
  readonly line: number;
  /** As it stands in the file, with everything masked that isn't German. */
  readonly text: string;
  /** What its programs call their things, and the data in them. */
  readonly names?: ReadonlySet<string>;
  /** What stands in its programs and nowhere in what they say. */
  readonly code?: ReadonlySet<string>;
};

export type Place = Pick<Piece, 'file' | 'line'>;

const masked = '\u0000';

/** Takes out what stands in place of words. */
export function mask(text: string): string {
  return text.replace(/[^\n]/g, masked);
}

/** Takes out what stands between words. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

export type Word = { readonly text: string; readonly line: number; readonly piece: Piece };

// What touches digits, `_` or something masked is only a part of a word, as in `UTF-8`.
const more = `[\\p{L}\\p{M}\\p{N}_${masked}]`;
const wordPattern = new RegExp(`(?<!${more})\\p{L}+(?:['’-]\\p{L}+)*(?!${more}|-\\d)`, 'gu');

export function wordsOf(piece: Piece): Word[] {
  return Array.from(piece.text.matchAll(wordPattern), ({ 0: text, index }) => ({
    text,
    line: piece.line + lineAt(piece.text, index),
    piece,
  }));
}
