import type { Blueprint } from '@hbg/content/blueprint';
import { wordsIn } from '../search/words.ts';
import { beginAlone } from './begin-alone.ts';
import { bricksFor } from './bricks.ts';
import { type Choosable, inList, inWords, titlesOf } from './choices.ts';
import { hasOwnWords, isSharedBy, isToMake, nounOfWish, stemsOfWish } from './making-wish.ts';
import type { Verdict } from './plan-or-card.ts';
import type { PlanMeant } from './plans-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayShortly } from './small-words.ts';
import { asNoun, isAbout, isForWhom, limitsOf } from './subject-left-out.ts';
import { subjectOfIdea } from './subject-of-idea.ts';
import {
  byReadiness,
  hasFormIn,
  isFormWished,
  isOfKind,
  isToRemind,
  ofKindsIn,
  suggestPlan,
} from './suggest-plan.ts';
import { sayOfPlan } from './tell-plan.ts';

/** What is meant can't even be guessed. */
export const nothingFits = sayOfPlan('no idea what');

const mostChoices = 3;
/** So many come near enough to be asked about. */
const nearEnough = 8;
const nearlyMeant = 0.15;
const sureEnough = 0.65;
const hardlyMeant = 0.1;
const likely = 0.3;

/** Something is to be made, whatever it is: what has a word in common, or is of the same kind. */
export function askWhich(
  message: string,
  plans: readonly PlanMeant[],
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const near = plans.slice(0, nearEnough).map(({ plan }) => plan);
  const wished = stemsOfWish(message);
  const isAboutWords = wished.length > 0 && !isToRemind(message);
  const sharing = isAboutWords ? sharedOf(wished, plans.slice(0, nearEnough), knowledge) : [];
  const shared = ofFormWished(sharing, message, knowledge).filter((plan) => isAbout(message, plan));
  if (shared.length > 1) {
    const isLikely = plans.some(
      ({ plan, share }) => share > likely && isSharedBy(wished, plan, knowledge.plans),
    );
    return asking(isLikely ? 'which one' : 'nearest ones', shared, message);
  }
  const soonest = (some: readonly Blueprint[]) =>
    byReadiness(some, knowledge, situation).slice(0, mostChoices);
  const alike = ofKindsIn(
    message,
    plans.map(({ plan }) => plan),
    knowledge,
  );
  if (shared.length === 1 && alike.length < 2 && isNearEnough(shared[0], plans))
    return asking('nearest one', shared, message);
  if (alike.length > 1 && (shared.length > 0 || wished.length === 0)) {
    return shared.length > 0
      ? asking('nearest one', shared, message)
      : asking('which one', soonest(alike.slice(0, mostChoices)), message);
  }
  if (wished.length === 0) return asking('which one', soonest(near), message);
  const theme = themeAlone(message);
  return theme
    ? { ...suggestPlan(theme, knowledge, situation), intent: 'build' }
    : asking('none near', [], message);
}

/** `Ein Spiel mit einem Drachen` and `ein Ninja-Spiel` say no more than that. */
function themeAlone(message: string): string | null {
  if (wordsIn(message).length > fewWords || bricksFor(message) !== '') return null;
  if (subjectOfIdea(message) !== null) return message;
  const figure = isFormWished('a game', message) ? thingWished(message) : null;
  return figure ? `Spiel mit ${figure}` : null;
}

const fewWords = 9;

/** A word in common is there by chance where it's a page, and a game was wished for. */
function ofFormWished(
  plans: readonly Blueprint[],
  message: string,
  knowledge: Knowledge,
): readonly Blueprint[] {
  return plans.filter((plan) => hasFormIn(plan, message, knowledge));
}

/** One word in common may stand there by chance. */
function isNearEnough(plan: Blueprint | undefined, plans: readonly PlanMeant[]): boolean {
  return plans.some((one) => one.plan === plan && one.share > nearlyMeant);
}

/** With a word in common; beside them also what is likely without one. */
function sharedOf(
  wished: readonly string[],
  near: readonly PlanMeant[],
  { plans }: Knowledge,
): Blueprint[] {
  const isShared = ({ plan }: PlanMeant) => isSharedBy(wished, plan, plans);
  if (!near.some(isShared)) return [];
  const those = near.filter((one) => one.share > likely || isShared(one));
  return those.map(({ plan }) => plan).slice(0, mostChoices);
}

/** Better two things to choose from than a wrong one that sounds sure, but none that has nothing of it. */
export function askBack(
  message: string,
  { plans: meant, card }: Verdict,
  knowledge: Knowledge,
): Partial<Reply> | null {
  const wished = stemsOfWish(message);
  const cards =
    card &&
    !isToMake(message) &&
    (card.isNamed || isSharedBy(wished, card.concept, knowledge.concepts))
      ? [card.concept]
      : [];
  const near = meant
    .slice(0, mostChoices - cards.length)
    .filter(
      ({ plan, share }) =>
        isOfKind(plan, message, knowledge) ||
        (share > nearlyMeant &&
          isSharedBy(wished, plan, knowledge.plans) &&
          isAbout(message, plan)),
    )
    .map(({ plan }) => plan);
  const things = isToMake(message) && near.length === 0 ? [] : [...near, ...cards];
  if (things.length === 0) return isToMake(message) ? asking('none near', [], message) : null;
  return asking('not sure', things, message);
}

/** With what comes nearly as near, and where all are unlikely, with the next ones. */
export function orMeant(
  told: Partial<Reply>,
  { plans: [first, ...others], card, isCardNear }: Verdict,
): Partial<Reply> {
  const least = first.share > sureEnough ? nearlyMeant : hardlyMeant;
  const near = others.filter(({ share }) => share > least).map(({ plan }) => plan);
  const cards = card && isCardNear ? [card.concept] : [];
  const choices = titlesOf([...near.slice(0, mostChoices - 1 - cards.length), ...cards]);
  if (choices.length === 0) return told;
  const meant = sayOfPlan('or meant', 0, { titles: inWords(choices) }).replaceAll('?**?', '?**');
  return { ...told, choices, text: `${told.text}\n\n${meant}` };
}

/** Beside what was told, or instead of things that have nothing to do with what isn't known here. */
export function offer({ title }: Blueprint, reply: Reply, turn: number): Reply {
  const heading = reply.intent === 'concept' ? 'offered' : 'offered instead';
  const isGuess = reply.intent === 'off-topic' && (reply.isUnsure || reply.choices.length === 0);
  const told = isGuess ? sayShortly('not my subject', turn) : reply.text;
  const text = `${told}\n\n${sayOfPlan(heading, 0, { title })}`;
  return { ...reply, text, choices: [title], isUnsure: false };
}

export function nearestOf(plans: readonly Blueprint[], message: string): Partial<Reply> {
  return asking(plans.length > 1 ? 'nearest ones' : 'nearest one', plans, message);
}

type AskingBack = 'which one' | 'not sure' | 'nearest ones' | 'nearest one' | 'none near';

/** What comes nearest isn't all of what was wished. */
const withBricks: ReadonlySet<AskingBack> = new Set(['nearest ones', 'nearest one', 'none near']);

function asking(
  heading: AskingBack,
  things: readonly Choosable[],
  message: string,
): Partial<Reply> {
  const noun = thingWished(message);
  const bricks = withBricks.has(heading) ? bricksFor(message) : '';
  const text = sayOfPlan(heading === 'none near' && bricks !== '' ? 'made of bricks' : heading, 0, {
    list: inList(things),
    for: noun ? `für „${asNoun(noun)}“` : 'dafür',
    begin: beginAlone(message, noun ? asNoun(noun) : subjectOfIdea(message)),
  });
  const isToldAgain = heading !== 'not sure' && !isToldAtLength(message);
  const again = isToldAgain ? sayOfPlan('tell it in a sentence') : '';
  return {
    text: [...limitsOf(message), text, bricks, again].filter((part) => part !== '').join('\n\n'),
    choices: titlesOf(things),
    intent: 'build',
    concept: null,
    isUnsure: true,
  };
}

const longEnough = 12;

/** Nobody wants to be asked for a sentence who has just written it. */
function isToldAtLength(message: string): boolean {
  return wordsIn(message).length > longEnough;
}

function thingWished(message: string): string | null {
  const noun = nounOfWish(message);
  return noun && hasOwnWords(noun) && !isForWhom(noun) ? noun : null;
}
