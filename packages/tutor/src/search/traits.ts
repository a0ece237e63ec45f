import { byWord } from './by-word.ts';
import { namesOfShapes } from './code-shapes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cut, stemOf, wordsIn } from './words.ts';

/** What a message is recognised by, and how much each of it counts. */
export type Traits = (message: string) => ReadonlyMap<string, number>;

const weightOf = { pair: 0.6, piece: 0.2 };
const lengths = [3, 4, 5];

/** Its words as the content has them, pairs of neighbours, and pieces of words. */
export function traitsBy(vocabulary: Vocabulary): Traits {
  return (message) => {
    const words = wordsIn(message);
    const weights = new Map<string, number>();
    for (const word of words) {
      for (const piece of piecesOf(word)) weights.set(piece, weightOf.piece);
    }
    const stems = words.map(stemOf);
    for (const [at, stem] of stems.slice(1).entries()) {
      weights.set(`${stems[at]}+${stem}`, weightOf.pair);
    }
    for (const word of [...words, ...namesOfShapes(message)]) {
      for (const { stem, weight } of vocabulary.termsFor(word)) {
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
      }
    }
    return weights;
  };
}

export function cutInPieces(name: string): boolean {
  return name.startsWith('_') || name.includes('+');
}

const piecesOf = byWord((word) => lengths.flatMap((length) => cut(`^${stemOf(word)}$`, length)));
