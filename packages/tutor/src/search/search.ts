import MiniSearch from 'minisearch';
import { namesOfShapes } from './code-shapes.ts';
import type { Topic } from './topic.ts';
import { type Term, Vocabulary } from './vocabulary.ts';
import { piecesOf, stemsIn, tellingWords, wordsIn } from './words.ts';

export type Found = { readonly topic: Topic; readonly score: number };
export type Search = (query: string) => Found[];

type Scores = ReadonlyMap<string, number>;
type Weights = ReadonlyMap<string, number>;
type Fields = Readonly<Record<string, number>>;

/** Tried out on the questions in `eval/`. */
const cardFields = { names: 8, title: 5, phrases: 5, description: 2, pieces: 2, text: 0.5 };
const phraseFields = { words: 1, pairs: 0.2, pieces: 0.1 };
const bm25 = { k: 2, b: 0.7, d: 0 };
const weightOf = { piece: 0.15, bestPhrase: 1.6, nextPhrase: 0.5 };
/** A card whose whole name was said is meant; the longer the name, the more. */
const namedBonus = 0.8;
/** A card explains, a lesson or a snippet uses. */
const weightOfKind = { concept: 1, lesson: 0.55, snippet: 0.5 };

/** Whoever writes more has said by then what it's about. */
const longestQuery = 1_000;

/** Looks through all topics, best first. */
export function openSearch(topics: readonly Topic[]): Search {
  const byKey = new Map(topics.map((topic) => [keyOf(topic), topic]));
  const names = new Map(topics.map((topic) => [keyOf(topic), topic.names.map(stemsIn)]));
  const vocabulary = vocabularyOf(topics);
  const cards = indexOf(cardFields, topics.map(cardOf));
  const phrases = indexOf(phraseFields, topics.flatMap(phrasesOf));

  return (asked) => {
    const query = asked.slice(0, longestQuery);
    const telling = tellingWords(query);
    const said = termsIn(telling, query, vocabulary);
    const byCard = look(cards, said);
    const byPhrase = bestPhrases(look(phrases, wholeOf(query, telling, vocabulary)));
    const keys = new Set([...byCard.keys(), ...byPhrase.keys()]);
    return [...keys]
      .flatMap((key) => {
        const topic = byKey.get(key);
        const bonus = 1 + namedBonus * namedShare(names.get(key) ?? [], said);
        const score = (byCard.get(key) ?? 0) * bonus + (byPhrase.get(key) ?? 0);
        return topic ? [{ topic, score: score * weightOfKind[topic.kind] }] : [];
      })
      .toSorted((a, b) => b.score - a.score);
  };
}

function vocabularyOf(topics: readonly Topic[]): Vocabulary {
  const meant = topics.flatMap(({ names, title, asked }) =>
    [...names, title, ...asked].flatMap(wordsIn),
  );
  const told = topics.flatMap(({ description, steps, explanation }) =>
    [description, ...steps, explanation].flatMap(wordsIn),
  );
  return new Vocabulary({ all: [...meant, ...told], meant });
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
  const terms = wordsIn(query).flatMap((word) => vocabulary.termsFor(word));
  return weightsOf([...terms, ...pairsOf(query)], telling);
}

/** Parts of words find what endings and typing mistakes hide. */
function weightsOf(terms: readonly Term[], words: readonly string[]): Weights {
  const weights = new Map<string, number>();
  for (const { stem, weight } of terms) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  for (const piece of words.flatMap(piecesOf)) weights.set(piece, weightOf.piece);
  return weights;
}

function look(index: MiniSearch, weights: Weights): Scores {
  const found = index.search([...weights.keys()].join(' '), {
    boostTerm: (term) => weights.get(term) ?? 1,
    bm25,
  });
  return new Map(found.map(({ id, score }) => [String(id), score]));
}

/** Of each topic: the phrase that comes nearest counts, and the next a little. */
function bestPhrases(scores: Scores): Scores {
  const byTopic = Map.groupBy(scores, ([id]) => id.split('#')[0] ?? '');
  return new Map(
    Array.from(byTopic, ([key, found]) => {
      const [best = 0, next = 0] = found.map(([, score]) => score).toSorted((a, b) => b - a);
      return [key, weightOf.bestPhrase * best + weightOf.nextPhrase * next];
    }),
  );
}

function indexOf(boost: Fields, documents: readonly Readonly<Record<string, string>>[]) {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { ...boost } },
  });
  index.addAll(documents);
  return index;
}

function cardOf(topic: Topic) {
  const { names, title, description, steps, explanation } = topic;
  return {
    id: keyOf(topic),
    names: stemsIn(names.join(' ')).join(' '),
    title: stemsIn(title).join(' '),
    phrases: stemsIn(topic.asked.join(' ')).join(' '),
    description: stemsIn(description).join(' '),
    text: stemsIn([...steps, explanation].join(' ')).join(' '),
    pieces: wordsIn([...names, title, description].join(' '))
      .flatMap(piecesOf)
      .join(' '),
  };
}

function phrasesOf(topic: Topic) {
  return topic.asked.map((phrase, index) => ({
    id: `${keyOf(topic)}#${index}`,
    words: stemsIn(phrase).join(' '),
    pairs: pairsOf(phrase)
      .map(({ stem }) => stem)
      .join(' '),
    pieces: wordsIn(phrase).flatMap(piecesOf).join(' '),
  }));
}

function pairsOf(text: string): Term[] {
  const stems = stemsIn(text);
  return stems.slice(1).map((stem, index) => ({ stem: `${stems[index]}+${stem}`, weight: 1 }));
}

/** 1 when a name with all its words was said, more for several words. */
function namedShare(names: readonly string[][], said: Weights): number {
  const shares = names.map((stems) => {
    const weights = stems.map((stem) => said.get(stem) ?? 0);
    return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0) ** 0.5;
  });
  return Math.max(0, ...shares);
}

function keyOf({ kind, id }: Topic): string {
  return `${kind}:${id}`;
}
