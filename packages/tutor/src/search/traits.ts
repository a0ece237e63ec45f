import { namesOfShapes } from './code-shapes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { stemOf, wordsIn } from './words.ts';

/** What a message is recognised by, and how much it counts. */
export type Trait = { readonly name: string; readonly weight: number };
export type Traits = (message: string) => readonly Trait[];

const weightOf = { pair: 0.6, piece: 0.2 };
const lengths = [3, 4, 5];

/** Its words as the content has them, pairs of neighbours, and pieces of words. */
export function traitsBy(vocabulary: Vocabulary): Traits {
  const known = new Map<string, readonly string[]>();
  const piecesOf = (word: string) => {
    const pieces = known.get(word) ?? cut(word);
    if (known.size < mostKnown) known.set(word, pieces);
    return pieces;
  };
  return (message) => {
    const words = wordsIn(message);
    const weights = new Map<string, number>();
    for (const piece of words.flatMap(piecesOf)) weights.set(piece, weightOf.piece);
    const stems = words.map(stemOf);
    for (const [at, stem] of stems.slice(1).entries()) {
      weights.set(`${stems[at]}+${stem}`, weightOf.pair);
    }
    for (const word of [...words, ...namesOfShapes(message)]) {
      for (const { stem, weight } of vocabulary.termsFor(word)) {
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
      }
    }
    return Array.from(weights, ([name, weight]) => ({ name, weight }));
  };
}

const mostKnown = 20_000;

export function cutInPieces(name: string): boolean {
  return name.startsWith('_') || name.includes('+');
}

function cut(word: string): string[] {
  const text = `^${stemOf(word)}$`;
  return lengths.flatMap((length) =>
    Array.from(
      { length: Math.max(0, text.length - length + 1) },
      (_, at) => `_${text.slice(at, at + length)}`,
    ),
  );
}
