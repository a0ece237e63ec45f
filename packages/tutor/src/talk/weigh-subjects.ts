import type { Question } from '@hbg/content/question';
import {
  type AskedModel,
  type Asking,
  learnAsked,
  openAsked,
  surer,
} from '../search/asked-model.ts';
import { inFrames, textKey } from '../search/names.ts';
import type { Traits } from '../search/traits.ts';
import { splitSentences } from '../search/words.ts';
import { type OpenSources, toKnow } from './open-reader.ts';

const kinds = ['card', 'question', 'plan', 'wish'] as const;
type Kind = (typeof kinds)[number];

/** What can be answered, of whatever kind. */
type Subject = { readonly kind: Kind; readonly id: string };
/** `share`: how likely it is rather than anything else. */
export type Weighed = Subject & { readonly share: number };
/** The likeliest first. */
export type WeighSubjects = (message: string) => readonly Weighed[];

type Sources = OpenSources & { readonly questions: readonly Question[] };

export type LearnedWeights = {
  readonly subjects: readonly Subject[];
  readonly asked: AskedModel;
};

/** Tried out on phrases that were held back. */
const weights = { asked: 1, name: 0.5, sentence: 0.3 };
const leastHolders = 4;
const toMake = ['X', 'X programmieren', 'ich will X machen'];

/** Cards, questions, plans and wishes learn apart what tells their own from each other; this tells all of them. */
export function learnWeights(sources: Sources, traits: Traits): LearnedWeights {
  const subjects = toldOf(sources);
  const askings = subjects.flatMap(({ told }, subject) =>
    told.map(([text, weight]): Asking => ({ text, subject, weight })),
  );
  return {
    subjects: subjects.map(({ kind, id }) => ({ kind, id })),
    asked: learnAsked(askings, subjects.length, traits, leastHolders),
  };
}

export function openWeights(
  { subjects, asked }: LearnedWeights,
  traits: Traits,
  subjectAsWritten: SubjectAsWritten,
): WeighSubjects {
  const keys = subjects.map((_, at) => String(at));
  const likelihoods = openAsked(asked, keys, traits, surer);
  return (message) => {
    const said = subjectAsWritten(message);
    const shares = likelihoods(message);
    return subjects
      .map(({ kind, id }, at) => {
        const share = shares.get(String(at)) ?? 0;
        if (!said) return { kind, id, share };
        const isSaid = said.kind === kind && said.id === id;
        return { kind, id, share: isSaid ? asWritten : share * (1 - asWritten) };
      })
      .toSorted((a, b) => b.share - a.share);
  };
}

const asWritten = 0.97;

/** What is asked for word for word as it was written down. */
export type SubjectAsWritten = (message: string) => Subject | null;

export function openWritten(library: Answered): SubjectAsWritten {
  let known: ReadonlyMap<string, Subject> | undefined;
  return (message) => {
    known ??= saidOf(library);
    return known.get(textKey(message)) ?? null;
  };
}

type Answered = Pick<Sources, 'concepts' | 'questions' | 'blueprints'>;

/** All phrases that only one has, but those of cards, which tell what a thing is needed for; a title before all of them. */
function saidOf({ concepts, questions, blueprints }: Answered): ReadonlyMap<string, Subject> {
  const phrases = [
    ...concepts.flatMap(({ id, asked }) => withSubject(asked, { kind: 'card', id })),
    ...blueprints.flatMap(({ id, asked }) => withSubject(asked, { kind: 'plan', id })),
    ...questions.flatMap(({ id, asked }) => withSubject(asked, { kind: 'question', id })),
  ];
  const byKey = Map.groupBy(phrases, ([key]) => key);
  const ofOne = [...byKey.values()].flatMap((same) => {
    const ids = new Set(same.map(([, { id }]) => id));
    return ids.size === 1 ? same.slice(0, 1).filter(([, { kind }]) => kind !== 'card') : [];
  });
  const titles = [
    ...blueprints.flatMap(({ id, title }) => withSubject([title], { kind: 'plan', id })),
    ...questions.flatMap(({ id, title }) => withSubject([title], { kind: 'question', id })),
  ];
  return new Map([...ofOne, ...titles]);
}

function withSubject(texts: readonly string[], subject: Subject) {
  return texts.map((text) => [textKey(text), subject] as const);
}

/** How likely it is one of them. */
export function shareIn(weighed: readonly Weighed[], kind: Kind, id: string): number {
  return weighed.find((one) => one.kind === kind && one.id === id)?.share ?? 0;
}

type Told = Subject & { readonly told: readonly (readonly [text: string, weight: number])[] };

function toldOf({ concepts, questions, blueprints, phrases }: Sources): Told[] {
  return [
    ...concepts.map((card) => {
      const sentences = splitSentences(card.short);
      return told('card', card.id, card.asked, inFrames(card, toKnow), sentences);
    }),
    ...questions.map(({ id, title, asked }) => told('question', id, [title, ...asked])),
    ...blueprints.map((plan) => {
      return told('plan', plan.id, plan.asked, inFrames(plan, toMake), [plan.becomes]);
    }),
    ...[...phrases].map(([wish, lines]) => told('wish', wish, lines)),
  ];
}

function told(
  kind: Kind,
  id: string,
  asked: readonly string[],
  names: readonly string[] = [],
  sentences: readonly string[] = [],
): Told {
  return {
    kind,
    id,
    told: [
      ...weighted(asked, weights.asked),
      ...weighted(names, weights.name),
      ...weighted(sentences, weights.sentence),
    ],
  };
}

function weighted(texts: readonly string[], weight: number) {
  return texts.map((text) => [text, weight] as const);
}
