import type { Concept } from '@hbg/content/concept';
import { eachInParts, type InParts } from '../in-parts.ts';
import { cutInPieces, type Traits } from './traits.ts';

/** How somebody asked, and which card has the answer. */
type Asking = { readonly text: string; readonly card: number; readonly weight: number };

type Weights = ReadonlyMap<string, number>;
/** What counts, each with its own number; what few have counts more. */
type Places = ReadonlyMap<string, { readonly at: number; readonly rarity: number }>;
type Vector = { readonly at: Int32Array; readonly weights: Float32Array };
type Example = Omit<Asking, 'text'> & { readonly vector: Vector };

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
  readonly #points: Float32Array;

  constructor(traits: number, cards: number) {
    this.#cards = cards;
    this.#points = new Float32Array(traits * cards);
  }

  /** Of each card, at its number; together 1. */
  likelihoods({ at, weights }: Vector): Float32Array {
    const cards = this.#cards;
    const points = this.#points;
    const shares = new Float32Array(cards);
    for (let trait = 0; trait < at.length; trait += 1) {
      const start = (at[trait] ?? 0) * cards;
      const weight = weights[trait] ?? 0;
      for (let card = 0; card < cards; card += 1) {
        shares[card] = (shares[card] ?? 0) + weight * (points[start + card] ?? 0);
      }
    }
    return softmax(shares);
  }

  learn({ card, weight, vector }: Example, step: number) {
    const points = this.#points;
    const wrong = this.likelihoods(vector);
    wrong[card] = (wrong[card] ?? 0) - 1;
    const moved = farFromRight(wrong);
    for (let trait = 0; trait < vector.at.length; trait += 1) {
      const start = (vector.at[trait] ?? 0) * this.#cards;
      const far = step * weight * (vector.weights[trait] ?? 0);
      for (const each of moved) {
        points[start + each] = (points[start + each] ?? 0) - far * (wrong[each] ?? 0);
      }
    }
  }
}

function softmax(shares: Float32Array): Float32Array {
  let most = -Infinity;
  for (const share of shares) most = Math.max(most, share);
  let sum = 0;
  for (let at = 0; at < shares.length; at += 1) {
    shares[at] = Math.exp((shares[at] ?? 0) - most);
    sum += shares[at] ?? 0;
  }
  for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) / sum;
  return shares;
}

function farFromRight(wrong: Float32Array): number[] {
  const far: number[] = [];
  for (let card = 0; card < wrong.length; card += 1) {
    if (Math.abs(wrong[card] ?? 0) > leastMove) far.push(card);
  }
  return far;
}

/** How likely each card is meant, by its name. */
export type Likelihoods = (message: string) => ReadonlyMap<string, number>;

export function* learnCards(concepts: readonly Concept[], traits: Traits): InParts<Likelihoods> {
  const askings = concepts.flatMap(askingsOf);
  const read = yield* eachInParts(askings, ({ text }) => traits(text));
  const places = yield* placesOf(read);
  const examples = yield* eachInParts(askings, ({ card, weight }, at) => {
    return { card, weight, vector: vectorOf(read[at] ?? new Map(), places) };
  });
  const model = new CardModel(places.size, concepts.length);
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + slowing * round);
    yield* eachInParts(mixed(examples), (example) => model.learn(example, step), 16);
  }
  return (message) => {
    const shares = model.likelihoods(vectorOf(traits(message), places));
    return new Map(concepts.map(({ id }, card) => [id, shares[card] ?? 0]));
  };
}

/** In an order that has nothing to do with that of the cards, and is the same each time. */
function mixed(examples: readonly Example[]): Example[] {
  return examples.flatMap((_, turn) => examples[(turn * 7_919) % examples.length] ?? []);
}

function* placesOf(read: readonly Weights[]): InParts<Places> {
  const holders = new Map<string, number>();
  yield* eachInParts(read, (weights) => {
    for (const name of weights.keys()) holders.set(name, (holders.get(name) ?? 0) + 1);
  });
  yield;
  const telling = [...holders].filter(
    ([name, count]) => count >= leastHolders || !cutInPieces(name),
  );
  return new Map(
    telling.map(([name, count], at) => [name, { at, rarity: Math.log(1 + read.length / count) }]),
  );
}

/** Of length 1, whatever the length of the message. */
function vectorOf(traits: Weights, places: Places): Vector {
  const at: number[] = [];
  const weights: number[] = [];
  for (const [name, weight] of traits) {
    const place = places.get(name);
    if (!place) continue;
    at.push(place.at);
    weights.push(weight * place.rarity);
  }
  const length = Math.hypot(...weights) || 1;
  return {
    at: new Int32Array(at),
    weights: new Float32Array(weights.map((each) => each / length)),
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
