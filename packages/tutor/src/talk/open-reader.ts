import type { Blueprint } from '@hbg/content/blueprint';
import type { Concept } from '@hbg/content/concept';
import type { Phrases } from '@hbg/content/load-phrases';
import { type AskedModel, learnAsked, openAsked, surer } from '../search/asked-model.ts';
import { inFrames } from '../search/names.ts';
import type { Traits } from '../search/traits.ts';
import { splitSentences } from '../search/words.ts';
import { type Intent, intents, type OpenIntent, openIntents } from './intent.ts';
import { type IntentModel, type Labelled, learnIntents, scoresOf } from './intent-model.ts';

/** What a message is taken for that isn't written in a lesson. */
export type OpenReading = {
  /** Of all that isn't about a card or a plan. */
  readonly wish: Intent | OpenIntent;
  /** How much more speaks for that than for a card or a plan, as a logarithm. */
  readonly lead: number;
  /** How much more speaks for making something than for a question about a thing. */
  readonly making: number;
  /** It's about making something, but about nothing in particular. */
  readonly isVague: boolean;
};
export type ReadOpen = (message: string) => OpenReading;

/** Whoever asks for a thing is taken to ask for a card. */
const wishes = [...intents, ...openIntents].filter((kind) => kind !== 'concept');
const kinds = ['card', 'plan', ...wishes] as const;
type Kind = (typeof kinds)[number];

/** Those who know a thing's name ask otherwise than those who don't. */
const byName = { card: 'card by name', plan: 'plan by name' } as const;
type Asked = Kind | (typeof byName)[keyof typeof byName];

/** Learned in two ways that err in different places. */
export type LearnedOpen = {
  readonly frequent: IntentModel<Asked>;
  readonly telling: AskedModel;
};

export type OpenSources = {
  readonly phrases: Phrases;
  readonly concepts: readonly Concept[];
  readonly blueprints: readonly Blueprint[];
};

export const toKnow = ['X', 'was ist X', 'wie geht X'];
const toMake = [
  'X',
  'X programmieren',
  'wie baue ich X',
  'ich will X machen',
  'wie programmiert man X',
  'kann man X selber machen',
];
/** A sentence about it says what it is, but isn't a wish. */
const ofSentence = 0.5;
/** Tried out on phrases that were held back. */
const shareOf = { frequent: 1 / 8, telling: 0.5, unlikely: 0.01 };

/** So much comes from there being more phrases about plans than about cards. */
const plansAhead = 0.7;
/** … and this from their being more than those about all else. */
const plansMore = 2.6;

/** Where something can be made, other things are wished for than where there is a task. */
export function learnOpen(sources: OpenSources, traits: Traits): LearnedOpen {
  const said = labelled(sources);
  const askings = [
    ...said.map(([kind, text]) => ({ text, subject: subjectOf(kind), weight: 1 })),
    ...described(sources).map(([kind, text]) => {
      return { text, subject: subjectOf(kind), weight: ofSentence };
    }),
  ];
  return { frequent: learnIntents(said), telling: learnAsked(askings, kinds.length, traits) };
}

export function openReader({ frequent, telling }: LearnedOpen, traits: Traits): ReadOpen {
  const likelihoods = openAsked(telling, kinds, traits, surer);
  return (message) => {
    const scores = scoresOf(frequent, message);
    const shares = likelihoods(message);
    const pointsOf = (kind: Kind) => {
      const named = kind === 'card' || kind === 'plan' ? scores.get(byName[kind]) : undefined;
      const score = Math.max(scores.get(kind) ?? -Infinity, named ?? -Infinity);
      const share = Math.log((shares.get(kind) ?? 0) + shareOf.unlikely);
      return score * shareOf.frequent + share * shareOf.telling;
    };
    return readingOf(new Map(kinds.map((kind) => [kind, pointsOf(kind)])));
  };
}

function readingOf(points: ReadonlyMap<Kind, number>): OpenReading {
  const of = (kind: Kind) => points.get(kind) ?? -Infinity;
  const wish = wishes
    .filter((kind) => kind !== 'build')
    .reduce((one, other) => (of(other) > of(one) ? other : one));
  const making = Math.max(of('plan'), of('build')) - plansMore;
  return {
    wish,
    lead: of(wish) - Math.max(of('card'), making),
    making: making - of('card') - plansAhead,
    isVague: of('build') > of('plan'),
  };
}

function labelled({ phrases, concepts, blueprints }: OpenSources): Labelled<Asked>[] {
  const all = (kind: Asked, texts: readonly string[]) =>
    texts.map((text): Labelled<Asked> => [kind, text]);
  return [
    ...concepts.flatMap(({ asked }) => all('card', asked)),
    ...concepts.flatMap((concept) => all(byName.card, inFrames(concept, toKnow))),
    ...blueprints.flatMap(({ asked }) => all('plan', asked)),
    ...blueprints.flatMap((plan) => all(byName.plan, inFrames(plan, toMake))),
    ...wishes.flatMap((kind) => all(kind, phrases.get(kind) ?? [])),
  ];
}

function described({ concepts, blueprints }: OpenSources): Labelled<Kind>[] {
  const all = (kind: Kind, text: string) =>
    splitSentences(text).map((sentence): Labelled<Kind> => [kind, sentence]);
  return [
    ...concepts.flatMap(({ short }) => all('card', short)),
    ...blueprints.flatMap(({ becomes, start, steps, ideas }) =>
      all('plan', [becomes, start, ...steps, ...ideas].join(' ')),
    ),
  ];
}

function subjectOf(kind: Asked): number {
  if (kind === byName.card) return kinds.indexOf('card');
  return kind === byName.plan ? kinds.indexOf('plan') : kinds.indexOf(kind);
}
