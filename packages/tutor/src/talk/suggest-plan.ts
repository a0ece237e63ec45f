import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { type Knowledge, type Reply, type Situation, seedOf } from './situation.ts';
import { isAboutSubject, isLeftOutOf, subjectOfIdea, takesAnySubject } from './subject-of-idea.ts';
import { planSigns } from './talk-signs.ts';
import { sayOfPlan, tellPlan } from './tell-plan.ts';

/** Fewer would come again too soon. */
const fewest = 6;
/** Has no divisor in common with most numbers of plans: so that nearly all have their turn. */
const stride = 13;

/** A plan for which enough was learned, another one each time, and none that was told today. */
export function suggestPlan(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const { turn, plansToday } = situation;
  const fitting = plansFor(message, knowledge, situation);
  const subject = subjectOfIdea(message);
  const isLeftOut = subject !== null && isLeftOutOf(subject, fitting);
  if (isIn(foldText(message), planSigns('several')) && !isLeftOut && fitting.length > 1)
    return aFew(message, fitting);
  const plan = fitting[(turn * stride + seedOf(message)) % fitting.length];
  if (!plan) return {};
  const opening = isLeftOut
    ? sayOfPlan('no plan about it', 0, { subject })
    : sayOfPlan(plansToday.size > 0 ? 'shall we another' : 'shall we', turn);
  return { ...tellPlan(plan, knowledge, situation, opening), intent: 'idea' };
}

const atOnce = 3;

function aFew(message: string, plans: readonly Blueprint[]): Partial<Reply> {
  const choices = plans.slice(0, atOnce).map(({ title }) => title);
  const [last = '', ...others] = choices.map((title) => `**${title}**`).toReversed();
  const titles = others.length > 0 ? `${others.toReversed().join(', ')} oder ${last}` : last;
  const isDoubted = /^(?:gib|hast|habt|haett)/.test(foldText(message).trim());
  const told = sayOfPlan('a few ideas', 0, { titles });
  const text = isDoubted ? `${sayOfPlan('yes, there are')} ${told}` : told;
  return { text, choices, intent: 'idea', concept: null };
}

/** Of what was wished for those that are ready to be built, or else those that come soonest. */
function plansFor(message: string, knowledge: Knowledge, situation: Situation): Blueprint[] {
  const { plansToday } = situation;
  const others = [...knowledge.plans.values()].filter(({ id }) => !plansToday.has(id));
  const ofKind = others.filter((plan) => isWished(plan, message, knowledge));
  const wished = ofSubject(message, ofKind, others);
  const ready = wished.filter((plan) => isReady(plan, situation));
  const byDistance = byReadiness(wished, knowledge, situation);
  return ready.length >= fewest ? ready : byDistance.slice(0, fewest);
}

/** What it's about counts more than of what kind it is; where nothing is, what takes any subject. */
function ofSubject(
  message: string,
  ofKind: readonly Blueprint[],
  all: readonly Blueprint[],
): readonly Blueprint[] {
  const about = [ofKind, all].map((some) => some.filter((plan) => isAboutSubject(plan, message)));
  const found = about.find((some) => some.length > 0);
  if (found) return found;
  return subjectOfIdea(message) === null ? ofKind : all.filter(({ id }) => takesAnySubject.has(id));
}

type IsOfKind = (plan: Blueprint, knowledge: Knowledge) => boolean;

/** By the headings of the signs; a wish that nothing fits is none. */
const kinds: readonly (readonly [heading: string, isOf: IsOfKind])[] = [
  ['for beginners', ({ level }) => level === 'beginner'],
  ['for two', isAskedFor('for two')],
  ['as a joke', isAskedFor('as a joke')],
  ['for little ones', isAskedFor('made for little ones')],
  ['something that moves', isAskedFor('something that moves')],
  ['something funny', isAskedFor('something funny')],
  ['a reminder', isAskedFor('a reminder')],
  ['with AI', ({ concepts }, { concepts: cards }) => concepts.some((id) => isAi(id, cards))],
  ['as a gift', isAskedFor('made as a gift')],
  ['for school', isAskedFor('for school')],
  ['to learn with', isAskedFor('made to learn with')],
  ['a game', ({ genre }) => genre === 'spiel'],
  ['a picture', ({ genre }) => genre === 'zeichnung' || genre === 'muster'],
  ['with music', ({ genre }) => genre === 'musik'],
  ['a page to build', ({ codeLanguage }) => codeLanguage === 'html'],
  ['in Python', ({ codeLanguage }) => codeLanguage === 'python'],
];

/** What it is to be, not what for. */
const forms: ReadonlySet<string> = new Set([
  'a game',
  'a picture',
  'with music',
  'a page to build',
]);

/** Others have asked for it with that in mind. */
function isAskedFor(heading: string): IsOfKind {
  return ({ title, asked }) =>
    [title, ...asked].some((text) => isIn(foldText(text), planSigns(heading)));
}

function isAi(id: string, cards: Knowledge['concepts']): boolean {
  return cards.get(id)?.area === 'ai-ml';
}

/** Of all the kinds that a message names. */
function isWished(plan: Blueprint, message: string, knowledge: Knowledge): boolean {
  return kindsIn(message).every(([, isOf]) => isOf(plan, knowledge));
}

/** Who wants a game wants no page: true where a message names no form. */
export function hasFormIn(plan: Blueprint, message: string, knowledge: Knowledge): boolean {
  const named = kindsIn(message).filter(([heading]) => forms.has(heading));
  return named.length === 0 || named.some(([, isOf]) => isOf(plan, knowledge));
}

/** Of one of them. */
export function isOfKind(plan: Blueprint, message: string, knowledge: Knowledge): boolean {
  return kindsIn(message).some(([, isOf]) => isOf(plan, knowledge));
}

/** Of all kinds that a message names, or where there are hardly any, of one of them. */
export function ofKindsIn(
  message: string,
  plans: readonly Blueprint[],
  knowledge: Knowledge,
): Blueprint[] {
  if (kindsIn(message).length === 0) return [];
  const wished = plans.filter((plan) => isWished(plan, message, knowledge));
  return wished.length > 1 ? wished : plans.filter((plan) => isOfKind(plan, message, knowledge));
}

/** What is to be told of then stands in the message too, and means nothing. */
export function isToRemind(message: string): boolean {
  return isIn(foldText(message), planSigns('a reminder'));
}

function kindsIn(message: string) {
  const text = foldText(message);
  return kinds.filter(([heading]) => isIn(text, planSigns(heading)));
}

function isReady({ lessons }: Blueprint, { done }: Situation): boolean {
  return lessons.length > 0 && lessons.every((id) => done.has(id));
}

/** Those first of which least is missing. */
export function byReadiness(
  plans: readonly Blueprint[],
  knowledge: Knowledge,
  situation: Situation,
): Blueprint[] {
  const distances = new Map(
    plans.map((plan) => [plan, distanceTo(plan, knowledge, situation)] as const),
  );
  const distanceOf = (plan: Blueprint) => distances.get(plan) ?? 0;
  return plans.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/** In lessons of the course: up to the last one that isn't done. */
function distanceTo(
  { lessons, level }: Blueprint,
  knowledge: Knowledge,
  { done }: Situation,
): number {
  const missing = lessons.filter((id) => !done.has(id));
  const orders = missing.map((id) => knowledge.lessons.get(id)?.order ?? 0);
  return Math.max(0, ...orders) + (level === 'beginner' ? 0 : 0.5);
}
