import type { Concept } from '@hbg/content/concept';
import { cutInPieces, type Trait, type Traits } from './traits.ts';

/** How somebody asked, and which card has the answer. */
type Asking = { readonly text: string; readonly card: number; readonly weight: number };

type Vector = { readonly at: Int32Array; readonly weights: Float32Array };

/** Tried out on phrases that were held back. */
const rounds = 4;
const firstStep = 5;
const slowing = 0.3;
/** What moves a card by less isn't worth the time. */
const leastMove = 0.003;
/** Parts of words that only one phrase has say nothing about another. */
const leastHolders = 2;

/**
 * Which card a message asks for, learned from how others have asked for each of them: a softmax
 * regression over words, pairs and pieces of words. Where the search adds up what fits, this has
 * learned which words tell cards apart.
 */
class CardModel {
  readonly #cards: number;
  readonly #traits: Traits;
  readonly #places = new Map<string, number>();
  readonly #rarities: number[] = [];
  readonly #points: Float32Array;

  constructor(askings: readonly Asking[], cards: number, traits: Traits) {
    this.#cards = cards;
    this.#traits = traits;
    const read = askings.map(({ text }) => traits(text));
    this.#collect(read);
    this.#points = new Float32Array(this.#places.size * cards);
    const vectors = read.map((each) => this.#vectorOf(each));
    for (let round = 0; round < rounds; round += 1) {
      this.#learn(askings, vectors, firstStep / (1 + slowing * round));
    }
  }

  /** Of each card, at its number; together 1. */
  likelihoods(message: string): Float32Array {
    return this.#shares(this.#vectorOf(this.#traits(message)));
  }

  #collect(read: readonly (readonly Trait[])[]) {
    const holders = new Map<string, number>();
    for (const { name } of read.flat()) holders.set(name, (holders.get(name) ?? 0) + 1);
    for (const [name, count] of holders) {
      if (count < leastHolders && cutInPieces(name)) continue;
      this.#places.set(name, this.#places.size);
      this.#rarities.push(Math.log(1 + read.length / count));
    }
  }

  /** Of length 1, whatever the length of the message. */
  #vectorOf(traits: readonly Trait[]): Vector {
    const known = traits.flatMap(({ name, weight }) => {
      const at = this.#places.get(name);
      return at === undefined ? [] : [{ at, weight: weight * (this.#rarities[at] ?? 0) }];
    });
    const length = Math.hypot(...known.map(({ weight }) => weight)) || 1;
    return {
      at: Int32Array.from(known, ({ at }) => at),
      weights: Float32Array.from(known, ({ weight }) => weight / length),
    };
  }

  #shares({ at, weights }: Vector): Float32Array {
    const cards = this.#cards;
    const shares = new Float32Array(cards);
    for (let trait = 0; trait < at.length; trait += 1) {
      const start = (at[trait] ?? 0) * cards;
      const weight = weights[trait] ?? 0;
      for (let card = 0; card < cards; card += 1) {
        shares[card] = (shares[card] ?? 0) + weight * (this.#points[start + card] ?? 0);
      }
    }
    const most = shares.reduce((one, other) => Math.max(one, other), -Infinity);
    const raised = shares.map((share) => Math.exp(share - most));
    const sum = raised.reduce((one, other) => one + other, 0);
    return raised.map((share) => share / sum);
  }

  /** In an order that has nothing to do with that of the cards, and is the same each time. */
  #learn(askings: readonly Asking[], vectors: readonly Vector[], step: number) {
    for (let turn = 0; turn < askings.length; turn += 1) {
      const at = (turn * 7_919) % askings.length;
      const asking = askings[at];
      const vector = vectors[at];
      if (asking && vector) this.#move(asking, vector, step);
    }
  }

  #move({ card, weight }: Asking, vector: Vector, step: number) {
    const wrong = this.#shares(vector);
    wrong[card] = (wrong[card] ?? 0) - 1;
    const moved = Int32Array.from(wrong.keys()).filter(
      (each) => Math.abs(wrong[each] ?? 0) > leastMove,
    );
    for (let trait = 0; trait < vector.at.length; trait += 1) {
      const start = (vector.at[trait] ?? 0) * this.#cards;
      const far = step * weight * (vector.weights[trait] ?? 0);
      for (const each of moved) {
        const place = start + each;
        this.#points[place] = (this.#points[place] ?? 0) - far * (wrong[each] ?? 0);
      }
    }
  }
}

/** How likely each card is meant, by its name. */
export type Likelihoods = (message: string) => ReadonlyMap<string, number>;

export function openCardModel(concepts: readonly Concept[], traits: Traits): Likelihoods {
  const model = new CardModel(concepts.flatMap(askingsOf), concepts.length, traits);
  return (message) => {
    const shares = model.likelihoods(message);
    return new Map(concepts.map(({ id }, card) => [id, shares[card] ?? 0]));
  };
}

/** A sentence of a card says what it's about, but isn't a question. */
const ofSentence = 0.5;

const byName = ['was ist X', 'wie geht X'];

function askingsOf({ title, names, asked, short }: Concept, card: number): Asking[] {
  return [
    ...asked.map((text) => ({ text, card, weight: 1 })),
    ...[title, ...names].flatMap((name) =>
      byName.map((frame) => ({ text: frame.replace('X', name), card, weight: 1 })),
    ),
    ...short.split(/(?<=[.!?])\s/).map((text) => ({ text, card, weight: ofSentence })),
  ];
}
