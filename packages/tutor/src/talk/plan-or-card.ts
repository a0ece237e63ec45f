import type { Concept } from '@hbg/content/concept';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { stemsIn } from '../search/words.ts';
import { type Asked, conceptAsked } from './concept-asked.ts';
import { conceptsMeant } from './find-concept.ts';
import type { Intent } from './intent.ts';
import {
  isNamedBy,
  isSharedBy,
  isThingOf,
  isToMake,
  stemsOfWish,
  thingAlone,
} from './making-wish.ts';
import type { OpenReading } from './open-reader.ts';
import { type PlanMeant, plansMeant } from './plans-meant.ts';
import type { Knowledge, Situation } from './situation.ts';
import { subjectLeftOut } from './subject-left-out.ts';
import { takesAnySubject } from './subject-of-idea.ts';
import { hasFormIn, isOfKind, isToRemind } from './suggest-plan.ts';
import { planSigns } from './talk-signs.ts';

/** Whether a plan is asked for: surely, perhaps, or something to make whatever it is. */
export type Verdict = {
  readonly kind: 'plan' | 'perhaps' | 'anything' | 'something else';
  /** The best first. */
  readonly plans: readonly [PlanMeant, ...PlanMeant[]];
  readonly card: Asked | null;
  /** The card may be meant as well. */
  readonly isCardNear: boolean;
};

// All of these were tried out on phrases that were held back.
/** How much each counts beside the wish itself. */
const counts = { share: 1.3, strongCard: 1.5, otherWish: 1, saysSo: 1, called: 0.2 };
/** So much must speak for making something … */
const least = {
  wished: -2.5,
  plan: 0.9,
  perhaps: 0.7,
  anything: 0,
  likelyWish: -1,
  weakCard: -4,
  sharedPlan: -7,
  calledPlan: -2.5,
  nearPlan: -4.6,
};
/** … or for other wishes, that one is heard where there is a plan for sure, or one without an answer. */
const leads = { nearby: 1.6, besides: 3 };
/** So likely must it be this plan … */
const share = {
  plan: 0.55,
  wished: 0.45,
  named: 0.3,
  ofName: 0.05,
  likely: 0.8,
  certain: 0.95,
  beside: 0.65,
};
/** … and so unlikely this card. */
const weak = { share: 0.5, beside: 0.85, timesBetter: 3, doubtful: 0.5, nowhere: 0.5 };
const strong = { share: 0.95, score: 1_000 };
const certainlyMaking = 3;
const mostNear = 5;

/** What the cards know nothing of, nobody can be asked about here; `mit mir` says who is asked. */
const isQuizAbout =
  /(?<!\p{L})eine? \p{L}*quiz (?:über|ueber|zu|zum|mit) (?!(?<=mit )(?:mir|uns|dir)(?!\p{L}))/iu;

/** Null where there are no plans at all. */
export function judge(
  message: string,
  reading: OpenReading,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Verdict | null {
  const card = conceptAsked(message, knowledge, situation);
  const isOwnQuiz = card?.isNamed !== true && isQuizAbout.test(message);
  const isSaid = isOwnQuiz || isToMake(message);
  const likely = plansMeant(knowledge, message);
  const isNameFirst = isSaid || thingAlone(message) !== message;
  const plans = isNameFirst ? thoseOfNameFirst(message, likely) : likely;
  const [first, ...others] = plans;
  if (!first) return null;
  const isStrong = isCardStrong(message, knowledge);
  const isPlanToo = isSaid && first.isNamed && first.share > share.likely;
  const isThing = card?.isNamed === true && !isPlanToo && isThingOf(message, card.concept);
  const isMaking =
    isOwnQuiz || (isSaid && reading.making > leastFor(message, first, card, knowledge));
  const mayBePlan = isCertain(first) || (first.share > share.plan && !isThing);
  const saysSo = mayBePlan && isIn(foldText(message), planSigns('to make something'));
  const isWished = isMaking && !isThing;
  const isOnlyThing = isThing && isNothingBesides(message, card.concept);
  if (isMaking && isThing && !first.isNamed && (isOnlyThing || first.share < share.likely))
    return null;
  const isUnlikely = reading.making < 0 || first.share < share.likely;
  const isToKnow = !isSaid && !first.isNamed && isUnlikely && isAsked(message);
  const heard = { message, reading, intent, knowledge, first, card, isStrong, saysSo, isWished };
  const isPlanSure = isCertain(first) && (first.isNamed || card?.isNamed === false);
  const isCardNear = card !== null && !isWished && !isPlanSure && reading.making < certainlyMaking;
  const kind = isToKnow ? 'something else' : kindOf(heard);
  return { kind, plans: [first, ...others], card, isCardNear };
}

/** Of `eine Funktion programmieren`, but not of one that adds. */
function isNothingBesides(message: string, card: Concept): boolean {
  const named = new Set(namesOf(card).flatMap(stemsIn));
  return stemsOfWish(message).every((stem) => named.has(stem));
}

/** Asked of the world as it is, not of what could be made. */
const toKnow =
  /^(?:und |aber |sag mal |du )*(?:wer|warum|wieso|weshalb|woher|was (?:ist|sind|bedeutet|heisst)|wie (?:lernt|lernen|kommt|kommen|funktioniert|viel wiegt)|ist|sind|hat|haben|darf|kann (?:eine? |die )?(?:ki|computer|roboter|chatgpt))(?![a-z])/;

export function isAsked(message: string): boolean {
  return toKnow.test(foldText(message));
}

/** The surer the plan is, or that the card is only a part of it, the less must speak for making. */
function leastFor(
  message: string,
  { plan, share: own }: PlanMeant,
  card: Asked | null,
  { plans }: Knowledge,
): number {
  const isCalled = own > share.likely || isNamedBy(message, plan);
  const isShared = isCalled && isSharedBy(stemsOfWish(message), plan, plans);
  if (isShared && card?.isNamed === false) return least.sharedPlan;
  return isCalled || card?.isNamed ? least.weakCard : least.wished;
}

/** Beyond doubt by what it says, whatever else might be made of it. */
export function isCardStrong(message: string, knowledge: Knowledge): boolean {
  const [card] = conceptsMeant(knowledge, message);
  return card !== undefined && card.share > strong.share && card.score > strong.score;
}

export function isCertain({ share: own }: PlanMeant): boolean {
  return own > share.certain;
}

type Heard = {
  readonly message: string;
  readonly reading: OpenReading;
  readonly intent: Intent;
  readonly knowledge: Knowledge;
  readonly first: PlanMeant;
  readonly card: Asked | null;
  readonly isStrong: boolean;
  /** That something is to be made, and a plan fits well. */
  readonly saysSo: boolean;
  /** It's said beyond doubt that something is to be made, and no card is what it's for. */
  readonly isWished: boolean;
};

function kindOf(heard: Heard): Verdict['kind'] {
  const { first, reading, isStrong } = heard;
  if (heard.isWished) return isFitting(heard) ? 'plan' : 'anything';
  const weight = weigh(heard);
  if (isForElse(heard, weight))
    return isBesides(reading, first, weight) ? 'perhaps' : 'something else';
  if (isWithMore(heard) || isCalledAtLength(heard)) return 'plan';
  const isThis = first.share > (first.isNamed ? share.named : share.plan);
  if (reading.isVague && !first.isNamed && !isCertain(first) && weight > least.anything)
    return 'anything';
  if (weight > least.plan && isThis) return 'plan';
  const isThere = isPlanNearest(heard);
  if (isCardWeak(heard)) return isCertain(first) || isThere ? 'plan' : 'perhaps';
  const mayBe = isPlanCalled(heard) || (weight > least.perhaps && !isStrong);
  if (!mayBe && !isCardDoubtful(heard, isThere)) return 'something else';
  return isThere ? 'plan' : 'perhaps';
}

/** `Ein Quiz über Planeten` is a quiz, and one that takes any subject. */
function thoseOfNameFirst(message: string, plans: readonly PlanMeant[]): readonly PlanMeant[] {
  const [first] = plans;
  if (!first) return plans;
  const isNamed = ({ plan }: PlanMeant) => isNamedBy(message, plan);
  const named = plans.slice(0, mostNear).find((one) => one.share > share.ofName && isNamed(one));
  const open = plans.find((one) => takesAnySubject.has(one.plan.id) && isNamed(one));
  const isMore = thingAlone(message) !== message;
  const isCalled = isNamed(first) || (!isMore && first.isNamed && isCertain(first));
  const called = isCalled ? first : named;
  const isOpen = called ? subjectLeftOut(message, called.plan) !== null : isMore;
  const better = isOpen ? open : called;
  return better && better !== first ? [better, ...plans.filter((one) => one !== better)] : plans;
}

/** Of nothing in particular, or with no word of it, anything may come out as the likeliest. */
function isFitting({ message, first, knowledge, reading }: Heard): boolean {
  const { plan, isNamed } = first;
  if (isToRemind(message) && !isOfKind(plan, message, knowledge)) return false;
  if (isStill.has(plan.genre) && !hasFormIn(plan, message, knowledge)) return false;
  const leastOfName = takesAnySubject.has(plan.id) ? 0 : share.ofName;
  if (isNamedBy(message, plan) && first.share > leastOfName) return true;
  if (isNamed) return first.share > share.named;
  if (first.share > share.plan && subjectLeftOut(message, plan)) return true;
  const wished = stemsOfWish(message);
  if (wished.length === 0) return !reading.isVague && first.share > share.likely;
  const isShared = first.share > share.wished && isSharedBy(wished, plan, knowledge.plans);
  return isCertain(first) || isShared;
}

/** `Snake mit Highscore` */
function isWithMore({ message, first: { plan, isNamed, share: own } }: Heard): boolean {
  const isMore = thingAlone(message) !== message && isNamedBy(message, plan);
  return isMore && isNamed && own > share.ofName;
}

/** `Schere, Stein, Papier` is no other thing, whatever is said besides. */
function isCalledAtLength({ message, first }: Heard): boolean {
  if (!first.isNamed || !isCertain(first)) return false;
  const said = new Set(stemsIn(message));
  const names = namesOf(first.plan).map(stemsIn);
  return names.some((name) => name.length >= longName && name.every((stem) => said.has(stem)));
}

const longName = 3;

function weigh({ first, reading, intent, isStrong, saysSo }: Heard): number {
  return (
    reading.making +
    (saysSo ? counts.saysSo : 0) +
    (first.isNamed && isCertain(first) ? counts.called : 0) +
    counts.share * (first.share - 0.5) -
    (isStrong ? counts.strongCard : 0) -
    (elsewhere.has(intent) ? counts.otherWish : 0)
  );
}

function isForElse({ first, reading, saysSo }: Heard, weight: number): boolean {
  const isLikely = isCertain(first) || (saysSo && first.share > share.plan);
  const isNearby = isLikely && weight > least.plan && nearby.has(reading.wish);
  return reading.lead > (isNearby ? leads.nearby : 0);
}

function isBesides({ wish }: OpenReading, first: PlanMeant, weight: number): boolean {
  return helpless.has(wish) && weight > leads.besides && first.share > share.likely;
}

/** A card that comes up for want of another one, while a plan fits. */
function isCardWeak({ message, first, reading, card, knowledge }: Heard): boolean {
  if (card?.isNamed || reading.making < least.weakCard || first.share < share.likely) return false;
  const [meant] = conceptsMeant(knowledge, message);
  const isWish = reading.making > least.likelyWish;
  const fitsBetter = isWish || first.score > weak.timesBetter * (meant?.score ?? 0);
  return !meant || meant.share < (fitsBetter ? weak.beside : weak.share);
}

/** By its name, beside a card that is only near. */
function isPlanCalled({ first, isStrong, reading }: Heard): boolean {
  return first.isNamed && isCertain(first) && !isStrong && reading.making > least.calledPlan;
}

/** Where a plan fits well, and no card nearly as much. */
function isPlanNearest({ message, first, knowledge }: Heard): boolean {
  const [meant] = conceptsMeant(knowledge, message);
  return first.share > share.beside && (meant?.share ?? 0) < weak.nowhere;
}

/** Nothing fits well: a card would be told as if it did. */
function isCardDoubtful(
  { intent, reading, card, message, knowledge }: Heard,
  isPlanNear: boolean,
): boolean {
  const leastMaking = isPlanNear ? least.nearPlan : least.weakCard;
  if (intent !== 'concept' || !card || card.isNamed || reading.making < leastMaking) return false;
  const [meant] = conceptsMeant(knowledge, message);
  return meant !== undefined && meant.share < weak.doubtful;
}

/** Who wants a game gets no picture that only stands there. */
const isStill: ReadonlySet<string> = new Set(['zeichnung', 'muster']);

/** Said in words that hardly differ from a wish to make something. */
const nearby: ReadonlySet<string> = new Set(['hint', 'house', 'craft', 'quiz', 'example']);

/** They have no good answer where there's no task. */
const helpless: ReadonlySet<string> = new Set(['hint', 'house', 'craft']);

/** Who wants one of them hardly wants to make something. */
const elsewhere: ReadonlySet<Intent> = new Set([
  'praise',
  'follow-up',
  'quiz',
  'done',
  'frustration',
  'small-talk',
  'explain-line',
  'task',
  'error',
]);
