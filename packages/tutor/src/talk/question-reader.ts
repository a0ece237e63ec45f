import type { Question } from '@hbg/content/question';
import { fencesOf } from '@hbg/content/sections';
import {
  type AskedModel,
  type Asking,
  byName,
  learnAsked,
  openAsked,
} from '../search/asked-model.ts';
import { weightOf } from '../search/fit.ts';
import { inFrames } from '../search/names.ts';
import { type LearnedSearch, learnSearch, openSearch } from '../search/search.ts';
import type { Topic } from '../search/topic.ts';
import { planTopic, topicsOf } from '../search/topics.ts';
import { type Traits, traitsBy } from '../search/traits.ts';
import { type LearnedVocabulary, learnVocabulary, Vocabulary } from '../search/vocabulary.ts';
import { isFiller, stemOf, stemsIn, tellingWords } from '../search/words.ts';
import type { OpenSources } from './open-reader.ts';
import { inPlainWords } from './plain-words.ts';

/** `score`: how much fits; `share`: how likely it's this one rather than another. */
export type QuestionMeant = {
  readonly question: Question;
  readonly score: number;
  readonly share: number;
  /** How much of what is said it has a word of, from 0 to 1. */
  readonly covered: number;
};

/** So much must speak for one of the questions, and for this one among them. */
type LeastOfQuestion = Pick<QuestionMeant, 'score' | 'share' | 'covered'> & {
  readonly isOne: number;
};

export function fits(
  { share, score, covered }: QuestionMeant,
  isOne: number,
  least: LeastOfQuestion,
): boolean {
  return (
    isOne > least.isOne && share > least.share && score > least.score && covered > least.covered
  );
}

export type QuestionReading = {
  /** The best first. */
  readonly meant: readonly QuestionMeant[];
  /** How likely it is one of them, or what a card tells, and not a plan or a wish. */
  readonly isOne: number;
  /** How likely it is one of them rather than what a card tells. */
  readonly isNoCard: number;
};
export type ReadQuestion = (message: string) => QuestionReading;

export type LearnedQuestions = {
  readonly vocabulary: LearnedVocabulary;
  readonly search: LearnedSearch;
  readonly asked: AskedModel;
  readonly kinds: AskedModel;
};

type Sources = Parameters<typeof topicsOf>[0] &
  OpenSources & { readonly questions: readonly Question[] };

const kinds = ['question', 'card', 'plan', 'wish'] as const;
type Kind = (typeof kinds)[number];

/** What these say is asked by many of the questions as well. */
export const alsoQuestions: ReadonlySet<string> = new Set([
  'craft',
  'house',
  'off-topic',
  'error',
  'frustration',
]);

/** A sentence of an answer says what it is about, but isn't a question. */
const ofSentence = 0.5;
/** The more phrases there are of a kind, the less each counts. */
const weights = { question: 1, card: 0.55, plan: 0.5, wish: 0.7 };
const mostMeant = 12;

export function learnQuestions(sources: Sources): LearnedQuestions {
  const { questions, blueprints } = sources;
  const topics = questions.map(topicOf);
  const known = [...topicsOf(sources), ...blueprints.map(planTopic), ...topics];
  const vocabulary = learnVocabulary(known);
  const traits = traitsBy(new Vocabulary(vocabulary));
  return {
    vocabulary,
    search: learnSearch(topics),
    asked: learnAsked(questions.flatMap(askingsOf), questions.length, traits),
    kinds: learnKinds(sources, traits),
  };
}

function learnKinds({ questions, concepts, blueprints, phrases }: Sources, traits: Traits) {
  const wishes = [...phrases].filter(([wish]) => !alsoQuestions.has(wish));
  const said: readonly (readonly [Kind, readonly string[]])[] = [
    ['question', questions.flatMap(({ title, asked }) => [title, ...asked])],
    ['card', concepts.flatMap((card) => [...card.asked, ...inFrames(card, byName)])],
    ['plan', blueprints.flatMap(({ asked }) => asked)],
    ['wish', wishes.flatMap(([, lines]) => lines)],
  ];
  const askings = said.flatMap(([kind, texts]) => {
    const weight = weights[kind];
    return texts.map((text) => ({
      text: inPlainWords(text),
      subject: kinds.indexOf(kind),
      weight,
    }));
  });
  return learnAsked(askings, kinds.length, traits);
}

export function openQuestions(
  questions: readonly Question[],
  learned: LearnedQuestions,
): ReadQuestion {
  const vocabulary = new Vocabulary(learned.vocabulary);
  const traits = traitsBy(vocabulary);
  const search = openSearch(learned.search, questions.map(topicOf), vocabulary);
  const ids = questions.map(({ id }) => id);
  const likelihoods = openAsked(learned.asked, ids, traits);
  const kindOf = openAsked(learned.kinds, kinds, traits);
  const words = new Map(questions.map((question) => [question.id, wordsOf(question)]));
  return (said) => {
    const message = inPlainWords(said);
    const telling = tellingTerms(message, vocabulary);
    const scores = new Map(search(message).map(({ topic, score }) => [topic.id, score]));
    const likely = likelihoods(message);
    const weighed = questions.map((question) => {
      const score = scores.get(question.id) ?? 0;
      return { question, score, weight: weightOf(likely.get(question.id) ?? 0, score) };
    });
    const sum = weighed.reduce((all, { weight }) => all + weight, 0) || 1;
    const meant = weighed
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostMeant)
      .map(({ question, score, weight }) => {
        const covered = coveredBy(words.get(question.id) ?? new Set(), telling);
        return { question, score, share: weight / sum, covered };
      });
    const likelyKind = kindOf(message);
    const own = likelyKind.get('question') ?? 0;
    const card = likelyKind.get('card') ?? 0;
    return { meant, isOne: own + card, isNoCard: own / (own + card || 1) };
  };
}

/** It explains as a card does. */
function topicOf(question: Question): Topic {
  const { id, title, asked, difficulty } = question;
  return {
    kind: 'concept',
    id,
    title,
    names: [],
    asked: [title, ...asked].map(inPlainWords),
    description: '',
    difficulty,
    steps: [],
    codeExample: fencesOf(question.answer)[0]?.code ?? '',
    explanation: proseOf(question),
  };
}

function askingsOf(question: Question, subject: number): Asking[] {
  const sentences = proseOf(question).split(/(?<=[.!?])\s+/);
  return [
    ...[question.title, ...question.asked].map((text) => asking(text, subject, 1)),
    ...sentences.map((text) => asking(text, subject, ofSentence)),
  ];
}

function asking(text: string, subject: number, weight: number): Asking {
  return { text: inPlainWords(text), subject, weight };
}

function wordsOf({ title, asked, answer }: Question): ReadonlySet<string> {
  return new Set(stemsIn([title, ...asked, answer].map(inPlainWords).join(' ')));
}

/** Of each word that says what it's about: all that may be meant by it. */
function tellingTerms(message: string, vocabulary: Vocabulary): string[][] {
  const telling = tellingWords(message).filter((word) => !isFiller(stemOf(word)));
  return telling.map((word) => {
    const stems = vocabulary.termsFor(word).map(({ stem }) => stem);
    return [stemOf(word)].concat(stems);
  });
}

function coveredBy(words: ReadonlySet<string>, telling: readonly string[][]): number {
  const covered = telling.filter((stems) => stems.some((stem) => words.has(stem))).length;
  return telling.length === 0 ? 0 : covered / telling.length;
}

function proseOf({ answer }: Question): string {
  return answer.replaceAll(/^```.*?^```$/gms, '').trim();
}
