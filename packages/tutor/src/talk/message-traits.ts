import { foldText } from '../safety/fold-text.ts';
import { byWord } from '../search/by-word.ts';
import { cut, stemOf, wordsIn } from '../search/words.ts';

const weightOf = { word: 1, pair: 0.7, piece: 0.25, end: 0.7, form: 0.5 };
/** Whoever writes more has said by then what it is about. */
const mostWords = 80;
const pieceLength = 4;

/** By what a message is recognised, and how much each trait counts. */
export function traitsOf(message: string): Map<string, number> {
  const words = wordsIn(foldText(message)).slice(0, mostWords);
  const stems = words.map(stemOf);
  const traits = new Map<string, number>();
  for (const [at, stem] of stems.entries()) {
    traits.set(stem, weightOf.word);
    if (at > 0) traits.set(`${stems[at - 1]} ${stem}`, weightOf.pair);
  }
  for (const word of words) {
    for (const piece of piecesOf(word)) traits.set(piece, weightOf.piece);
  }
  traits.set(`^ ${stems[0]}`, weightOf.end);
  traits.set(`${stems.at(-1)} $`, weightOf.end);
  traits.set(`#${Math.min(6, Math.ceil(words.length / 3))}`, weightOf.form);
  if (message.includes('?')) traits.set('?', weightOf.form);
  if (/\d/.test(message)) traits.set('0', weightOf.form);
  return traits;
}

const piecesOf = byWord((word) => cut(`^${word}$`, pieceLength));
