import { addressesIn } from './address.ts';
import { writtenAsCode } from './code-words.ts';
import { suggestionFor } from './dictionary.ts';
import { houseWordFile } from './house-words.ts';
import { unknownWords } from './known-words.ts';
import type { Piece, Word } from './piece.ts';
import { type Slip, slipsIn } from './slips.ts';

export function spellingFindings(piece: Piece): string[] {
  const words = unknownWords(piece).map(slipOf);
  return [...words, ...addressesIn(piece), ...slipsIn(piece)].map(
    ({ text, line, cure }) => `${piece.file}:${line}: „${text}“: ${cure}`,
  );
}

function slipOf(word: Word): Slip {
  return { text: word.text, line: word.line, cure: cureOf(word) };
}

function cureOf(word: Word): string {
  const better = suggestionFor(word.text);
  const code = writtenAsCode(word);
  if (code) {
    const isOnlySmall = better?.toLowerCase() === word.text.toLowerCase();
    const other = isOnlySmall ? `, und als deutsches Wort „${better}“` : '';
    return `was im Code steht, kommt in Backticks: schreib ${code}${other}`;
  }
  return `${better ? `meinst du „${better}“?` : 'schreib es richtig.'} Sonst trag es in ${houseWordFile} ein`;
}
