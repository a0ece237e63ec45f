import type { Concept } from '@hbg/content/concept';
import type { Phrases } from '@hbg/content/load-phrases';
import { needsPerson, type UnsafeKind, unsafeKinds } from '../safety/unsafe.ts';
import { type Intent, intents } from './intent.ts';
import { type IntentModel, type Labelled, learnIntents, scoresOf } from './intent-model.ts';

/** What a message is taken for. */
export type Reading = {
  readonly intent: Intent;
  /** How much more speaks for it than for a question about a thing. */
  readonly lead: number;
  /** What it sounds like besides; `isSure` when hardly anything harmless does. */
  readonly danger: { readonly kind: UnsafeKind; readonly isSure: boolean } | null;
};

/** Those who know a thing's name ask otherwise than those who don't. */
const byName = 'concept by name';
/** Says of games and programs what would be grave in life. */
const harmless = 'harmless';
type Wish = Intent | UnsafeKind | typeof byName | typeof harmless;

/** So much more must speak for a danger than for anything else; tried out on messages held back. */
const suspicious = 6;
const sure = 15;
/** For whoever may need a person, one answer too many costs less than one too few. */
const sureOfNeed = 9;

/** With more of them, whatever nobody has said yet sounds like a question, and a cry for help does too. */
const mostAsked = 36;

const questions = [
  'X',
  'was ist X',
  'was bedeutet X',
  'wie geht X',
  'erklär mir X',
  'wofür braucht man X',
  'was macht X',
  'wie funktioniert X',
  'what is X',
  'how does X work',
];

type Sources = {
  readonly phrases: Phrases;
  readonly dangers: Phrases;
  readonly concepts: readonly Concept[];
};

/** How others write, and what they wanted. */
export type LearnedMessages = IntentModel<Wish>;

export function learnMessages({ phrases, dangers, concepts }: Sources): LearnedMessages {
  return learnIntents<Wish>([
    ...labelled(intents, phrases),
    ...labelled([...unsafeKinds, harmless], dangers),
    ...concepts.flatMap(questionsAbout),
  ]);
}

export function readMessage(model: LearnedMessages, message: string): Reading {
  const scores = scoresOf(model, message);
  const scoreOf = (wish: Wish) => scores.get(wish) ?? -Infinity;
  const best = <Kind extends Wish>(kinds: readonly Kind[]) =>
    kinds.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
  const wish = best([...intents, byName]);
  const kind = best(unsafeKinds);
  const alarm = scoreOf(kind) - Math.max(scoreOf(wish), scoreOf(harmless));
  const least = needsPerson.has(kind) ? sureOfNeed : sure;
  return {
    intent: wish === byName ? 'concept' : wish,
    lead: scoreOf(wish) - Math.max(scoreOf('concept'), scoreOf(byName)),
    danger: alarm > suspicious ? { kind, isSure: alarm > least } : null,
  };
}

function labelled<Kind extends Wish>(kinds: readonly Kind[], phrases: Phrases): Labelled<Kind>[] {
  return kinds.flatMap((kind) =>
    (phrases.get(kind) ?? []).map((message) => [kind, message] as const),
  );
}

function questionsAbout({ title, names, asked }: Concept): Labelled<Wish>[] {
  const named = [title, ...names].flatMap((name) =>
    questions.map((question) => [byName, question.replace('X', name)] as const),
  );
  return [...named, ...asked.slice(0, mostAsked).map((message) => ['concept', message] as const)];
}
