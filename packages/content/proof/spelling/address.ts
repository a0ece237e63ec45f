import { loadWords } from '../../src/load-words.ts';
import { lineAt, type Piece, wordsOf } from './piece.ts';
import type { Slip } from './slips.ts';

const firstNames = new Set(loadWords('first-names').get('names'));
/** A mathematician who is remembered, and what `Luke` means in German. */
const otherNames = new Set(['Carl', 'Friedrich', 'Luke']);

/** Where a sentence begins, it may be she or they. */
const formal = /(?<=[\p{L}\p{N},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?![\p{L}\p{N}])/gu;

/** We say du, and nobody but Byte and Pixel has a first name. */
export function addressesIn(piece: Piece): Slip[] {
  const names = wordsOf(piece).filter(({ text }) => isFirstName(text));
  return [
    ...names.map(({ text, line }) => ({ line, text, cure: 'Vornamen haben nur Byte und Pixel' })),
    ...Array.from(piece.text.matchAll(formal), ({ 0: text, index }) => ({
      line: piece.line + lineAt(piece.text, index),
      text,
      cure: 'wir sagen du',
    })),
  ];
}

function isFirstName(text: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(text)) return false;
  return [text, text.replace(/s$/, '')].some(
    (name) => firstNames.has(name.toLowerCase()) && !otherNames.has(name),
  );
}
