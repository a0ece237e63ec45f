import { namesOfShapes } from './code-shapes.ts';
import type { Topic } from './topic.ts';
import type { Term, Vocabulary } from './vocabulary.ts';
import { type Document, learnIndex, scoresIn, type WordIndex } from './word-index.ts';
import { piecesOf, stemOf, stemsIn, tellingWords, wordsIn } from './words.ts';

export type Found = { readonly topic: Topic; readonly score: number };
export type Search = (query: string) => Found[];

type Weights = ReadonlyMap<string, number>;

/** Tried out on the questions in `eval/`. */
const cardFields = { names: 8, title: 5, phrases: 5, description: 2, pieces: 2, text: 0.5 };
const phraseFields = { words: 1, pairs: 0.2, pieces: 0.1 };
const tuning = { k: 2, b: 0.7 };
const weightOf = { piece: 0.15, bestPhrase: 1.6, nextPhrase: 0.5 };
/** A card whose whole name was said is meant; the longer the name, the more. */
const namedBonus = 0.8;
/** A card explains, a lesson or a snippet uses. */
const weightOfKind = { concept: 1, lesson: 0.55, plan: 1, snippet: 0.5, term: 0.8 };

/** Whoever writes more has said by then what it's about. */
const longestQuery = 1_000;

/** What a look needs beside the topics themselves. */
export type LearnedSearch = {
  readonly cards: WordIndex;
  /** The single phrases by which things are asked for. */
  readonly phrases: WordIndex;
  /** Which topic each phrase asks for. */
  readonly topicOf: Uint16Array;
};

export function learnSearch(topics: readonly Topic[]): LearnedSearch {
  const asked = topics.flatMap(({ asked }, at) => asked.map((phrase) => ({ phrase, at })));
  const said = asked.map(({ phrase }) => phraseOf(phrase));
  return {
    cards: learnIndex(topics.map(cardOf), cardFields, tuning),
    phrases: learnIndex(said, phraseFields, tuning),
    topicOf: Uint16Array.from(asked, ({ at }) => at),
  };
}

/** Looks through all topics, best first. */
export function openSearch(
  { cards, phrases, topicOf }: LearnedSearch,
  topics: readonly Topic[],
  vocabulary: Vocabulary,
): Search {
  const names = topics.map((topic) => topic.names.map(stemsIn));
  return (text) => {
    const query = text.slice(0, longestQuery);
    const telling = tellingWords(query);
    const said = termsIn(telling, query, vocabulary);
    const byCard = scoresIn(cards, said);
    const byPhrase = bestPhrases(
      scoresIn(phrases, wholeOf(query, telling, vocabulary)),
      topicOf,
      topics.length,
    );
    return topics
      .map((topic, at) => {
        const bonus = 1 + namedBonus * namedShare(names[at] ?? [], said);
        const score = (byCard[at] ?? 0) * bonus + (byPhrase[at] ?? 0);
        return { topic, score: score * weightOfKind[topic.kind] };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  };
}

function termsIn(words: readonly string[], query: string, vocabulary: Vocabulary): Weights {
  const named = [...words, ...namesOfShapes(query)];
  return weightsOf(
    named.flatMap((word) => vocabulary.termsFor(word)),
    words,
  );
}

/** Among phrases every word counts: they are asked as the question is. */
function wholeOf(query: string, telling: readonly string[], vocabulary: Vocabulary): Weights {
  const words = wordsIn(query);
  const terms = words.flatMap((word) => vocabulary.termsFor(word));
  const pairs = pairsOf(words.map(stemOf)).map((stem) => ({ stem, weight: 1 }));
  return weightsOf([...terms, ...pairs], telling);
}

/** Parts of words find what endings and typing mistakes hide. */
function weightsOf(terms: readonly Term[], words: readonly string[]): Weights {
  const weights = new Map<string, number>();
  for (const { stem, weight } of terms) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  for (const piece of words.flatMap(piecesOf)) weights.set(piece, weightOf.piece);
  return weights;
}

/** Of each topic: the phrase that comes nearest counts, and the next a little. */
function bestPhrases(scores: Float32Array, topicOf: Uint16Array, count: number): Float32Array {
  const best = new Float32Array(count);
  const next = new Float32Array(count);
  for (const [at, score] of scores.entries()) {
    const topic = topicOf[at] ?? 0;
    next[topic] = Math.max(next[topic] ?? 0, Math.min(score, best[topic] ?? 0));
    best[topic] = Math.max(best[topic] ?? 0, score);
  }
  return best.map(
    (score, at) => weightOf.bestPhrase * score + weightOf.nextPhrase * (next[at] ?? 0),
  );
}

function cardOf({ names, title, asked, description, steps, explanation }: Topic): Document {
  return {
    names: names.flatMap(stemsIn),
    title: stemsIn(title),
    phrases: asked.flatMap(stemsIn),
    description: stemsIn(description),
    text: stemsIn([...steps, explanation].join(' ')),
    pieces: wordsIn([...names, title, description].join(' ')).flatMap(piecesOf),
  };
}

function phraseOf(phrase: string): Document {
  const words = wordsIn(phrase);
  const stems = words.map(stemOf);
  return { words: stems, pairs: pairsOf(stems), pieces: words.flatMap(piecesOf) };
}

function pairsOf(stems: readonly string[]): string[] {
  return stems.slice(1).map((stem, index) => `${stems[index]}+${stem}`);
}

/** 1 when a name with all its words was said, more for several words. */
function namedShare(names: readonly string[][], said: Weights): number {
  const shares = names.map((stems) => {
    const weights = stems.map((stem) => said.get(stem) ?? 0);
    return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) ** 0.5;
  });
  return Math.max(0, ...shares);
}
