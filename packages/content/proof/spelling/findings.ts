import { suggestionFor } from './dictionary.ts';
import { houseWordFile } from './house-words.ts';
import { unknownWords } from './known-words.ts';
import type { Piece } from './piece.ts';
import { slipsIn } from './slips.ts';

export function spellingFindings(piece: Piece): string[] {
  const words = unknownWords(piece).map(({ text, line }) => {
    const better = suggestionFor(text);
    const cure = `${better ? `meinst du „${better}“?` : 'schreib es richtig.'} Sonst trag es in ${houseWordFile} ein`;
    return `${piece.file}:${line}: „${text}“: ${cure}`;
  });
  const slips = slipsIn(piece).map(
    ({ text, line, cure }) => `${piece.file}:${line}: „${text}“: ${cure}`,
  );
  return [...words, ...slips];
}
