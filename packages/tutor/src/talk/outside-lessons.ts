import type { Blueprint } from '@hbg/content/blueprint';
import { codesIn } from '../guard/code-in-text.ts';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { stemsIn } from '../search/words.ts';
import { aboutConcept } from './about-concept.ts';
import { aboutError } from './about-error.ts';
import { aboutTheHouse, isAboutBeginning, whoReadsAlong } from './about-the-house.ts';
import { askBack, askWhich, offer, orMeant } from './ask-back.ts';
import { forms } from './begin-alone.ts';
import { bestFirst, isPlanClear, pageInstead, pagesFirst, planBeyondDoubt } from './best-plan.ts';
import { withBricks } from './bricks.ts';
import { withDoubt } from './card-by-chance.ts';
import { inWords, titlesOf } from './choices.ts';
import { aboutTheCraft, surelyAboutTheCraft, unknownCraft } from './craft.ts';
import { explainRun } from './explain-run.ts';
import { conceptsMeant, conceptsOnPurpose, isNameAlone, pairIn } from './find-concept.ts';
import { followPlan } from './follow-plan.ts';
import { comfortAbout, toldOnceMore } from './help.ts';
import type { Intent } from './intent.ts';
import {
  isNamedBy,
  isPageAbout,
  isThingOf,
  isToMake,
  isWishAtLength,
  stemsOfWish,
} from './making-wish.ts';
import { isFor, isSurelyIdea, isSurelyNext } from './next-or-idea.ts';
import type { OpenReading } from './open-reader.ts';
import { openingFor } from './opening-of-plan.ts';
import { isAsked, isCardStrong, isCertain, judge, type Verdict } from './plan-or-card.ts';
import { type PlanMeant, planOfName, planOfParts, plansMeant } from './plans-meant.ts';
import { errorLikely } from './question-asked.ts';
import { secondOpinion } from './second-opinion.ts';
import { isUnseen, type Knowledge, type Reply, type Situation } from './situation.ts';
import { isBeforeTest, smallTalk, surelySmallTalk } from './small-talk.ts';
import { sayShortly } from './small-words.ts';
import { isAbout, thingLeftOut } from './subject-left-out.ts';
import { hasFormIn, isFormWished, isToRemind, suggestPlan } from './suggest-plan.ts';
import { schoolSumAsked, sumAsked } from './sum-asked.ts';
import { planSigns, talkSigns } from './talk-signs.ts';
import { tellNext } from './tell-next.ts';
import { sayOfPlan, tellPlan } from './tell-plan.ts';
import { toldBesides } from './told-besides.ts';

const leadOverCard = 2;
const likelyCard = { share: 0.5, score: 450 };
const worthOffering = { making: -2.5, share: 0.7 };

/** To make something, an idea for it, what to learn next: what isn't asked where there's a task. */
export function answerOutside(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  if (situation.lesson) return null;
  const called =
    planOfName(knowledge, message) ??
    calledInParts(message, knowledge) ??
    surelyCalled(message, knowledge);
  const plan = called && (pageInstead(message, called, knowledge)?.plan ?? called);
  if (plan) return tellPlan(plan, knowledge, situation, openingFor(message, plan, knowledge));
  if (isIn(foldText(message), lastError)) return aboutLastError(situation);
  const followed =
    followPlan(message, knowledge, situation) ?? beforeTest(message, knowledge, situation);
  if (followed) return followed;
  if (isSurelyNext(message, knowledge)) return tellNext(message, knowledge, situation);
  if (isSurelyIdea(message, knowledge)) return suggestPlan(message, knowledge, situation);
  const anyway = toldAnyway(message, knowledge, situation);
  if (anyway) return anyway;
  const reading = knowledge.readOpen(message);
  if (isFor('next', reading, message, knowledge)) return tellNext(message, knowledge, situation);
  if (isFor('idea', reading, message, knowledge)) return suggestPlan(message, knowledge, situation);
  return (
    toldOnceMore(message, intent, knowledge, situation) ??
    elsewhere(message, intent, knowledge, situation) ??
    aboutPlans(message, reading, intent, knowledge, situation) ??
    insteadOfLost(message, intent, knowledge, situation) ??
    withoutTrouble(message, intent, knowledge, situation)
  );
}

const trouble = talkSigns('of trouble');
const ownTrouble = talkSigns('own trouble');

/** Of a program that nobody has shown. */
function elsewhere(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  if (!isUnseen(situation) || !mayBeElsewhere.has(intent) || isToMake(message)) return null;
  if (!isIn(foldText(message), ownTrouble) || codesIn(message).length > 0) return null;
  if (isCardStrong(message, knowledge)) return null;
  const likeliest = errorLikely(message, knowledge);
  return likeliest ?? { text: sayShortly('show me the lines'), intent: 'error', concept: null };
}

const mayBeElsewhere: ReadonlySet<Intent> = new Set([
  'concept',
  'error',
  'hint',
  'house',
  'off-topic',
]);

/** Nothing has gone wrong where nothing was written, and no word says so. */
function withoutTrouble(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const isCalm = intent === 'error' && isUnseen(situation);
  if (!isCalm) return null;
  const likeliest = errorLikely(message, knowledge);
  if (likeliest) return likeliest;
  if (isIn(foldText(message), trouble)) {
    const { text, ...told } = aboutError(message, knowledge, situation);
    return text === sayShortly('empty editor')
      ? { ...told, text: sayShortly('show me the lines') }
      : null;
  }
  const [card] = conceptsMeant(knowledge, message);
  const isLikely =
    card !== undefined && card.share > likelyCard.share && card.score > likelyCard.score;
  return isAsked(message) || isLikely ? aboutConcept(message, knowledge, situation) : null;
}

/** They would answer of buttons, tasks and moods, where something is to be made. */
const lost: ReadonlySet<Intent> = new Set(['house', 'task', 'done', 'frustration', 'praise']);

function insteadOfLost(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  if (!lost.has(intent) || isAboutBeginning(message)) return null;
  const isWished = wishing.test(foldText(message)) && aboutTheHouse(message, 0) === null;
  if (!isToMake(message) && !isWished) return null;
  return askWhich(message, plansMeant(knowledge, message), knowledge, situation);
}

const wishing =
  /(?<![a-z])(?:will|moechte|brauche?|haette gern|wuensche mir) (?:gerne? |mal |so |auch )*(?:eine?n?|nen?)(?![a-z])/;

/** Where there's a task it is named, and where it can be built. */
export function planInLesson(
  message: string,
  knowledge: Knowledge,
  { lesson }: Situation,
): string | null {
  const [first] = lesson ? plansMeant(knowledge, message) : [];
  if (!first?.isNamed || !isCertain(first)) return null;
  const { title, becomes } = first.plan;
  return sayOfPlan('in the workshop', 0, { title, becomes });
}

/** What may be wanted besides goes with an answer to something else. */
export function withOffer(
  reply: Reply,
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Reply {
  if (situation.lesson || reply.plan !== null || !mayBeOther.has(reply.intent)) return reply;
  return toldAnyway(message, knowledge, situation)
    ? reply
    : withDoubt(message, besideOther(reply, message, knowledge, situation), knowledge);
}

function besideOther(
  reply: Reply,
  message: string,
  knowledge: Knowledge,
  { turn }: Situation,
): Reply {
  const [first] = plansMeant(knowledge, message);
  const { making } = knowledge.readOpen(message);
  if (!first || making < worthOffering.making || first.share < worthOffering.share) return reply;
  const isCard = reply.intent === 'concept' && making < 0 && isCardStrong(message, knowledge);
  return isCard ? reply : offer(first.plan, reply, turn);
}

/** By all that there is at once, where nothing else was certain. */
export function weighedAgain(
  reply: Reply,
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Reply {
  const isCertain =
    situation.lesson !== null ||
    isNameAlone(knowledge, message) ||
    planOfName(knowledge, message) !== undefined ||
    followPlan(message, knowledge, situation) !== null ||
    pairIn(knowledge, message) !== null ||
    toldAnyway(message, knowledge, situation) !== null;
  if (isCertain) return reply;
  const openingOf = (plan: Blueprint) => openingFor(message, plan, knowledge);
  const best = secondOpinion(message, reply, knowledge, situation, openingOf);
  return withBricks(best, message, knowledge);
}

const mayBeOther: ReadonlySet<string> = new Set(['concept', 'off-topic', 'craft']);

/** Of `html tabelle` the card is meant. */
function calledInParts(message: string, knowledge: Knowledge) {
  const plan = planOfParts(knowledge, message);
  if (!plan || isNameAlone(knowledge, message)) return undefined;
  const sure = planBeyondDoubt(message, knowledge);
  return sure && sure !== plan ? undefined : plan;
}

/** `Snake spiel bitte`, and no word of how it is with it. */
function surelyCalled(message: string, knowledge: Knowledge) {
  if (ofWhatIs.test(message)) return undefined;
  const plan = planBeyondDoubt(message, knowledge, sureOfCall);
  const said = new Set(stemsIn(message));
  const isNamed =
    plan && namesOf(plan).some((name) => stemsIn(name).every((stem) => said.has(stem)));
  return isNamed ? plan : undefined;
}

const sureOfCall = 0.95;
const ofWhatIs =
  /^\W*wie(?!\p{L})|(?<!\p{L})(?:mein\p{L}*|warum|wieso|wer|wann|was (?:ist|bedeutet|heißt)|erklär\p{L}*|fehler|geht nicht)(?!\p{L})/iu;

/** What is asked for without any doubt, and needs neither a plan nor a card. */
function toldAnyway(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  return (
    comfortAbout(message, knowledge, situation) ??
    toldForSure(message) ??
    sumAsked(message) ??
    schoolSumAsked(message) ??
    (isWishAtLength(message) || isPlanSurelyWished(message, knowledge)
      ? null
      : surelyAboutTheCraft(message, knowledge, situation.turn)) ??
    toldBesides(message, knowledge)
  );
}

function isPlanSurelyWished(message: string, knowledge: Knowledge): boolean {
  if (!isToMake(message)) return false;
  if (planBeyondDoubt(message, knowledge)) return true;
  return isPageAbout(message) && knowledge.weighSubjects(message)[0]?.kind === 'plan';
}

/** What hardly any other words say, and what needs no knowledge. */
function toldForSure(message: string): Partial<Reply> | null {
  const kept = isToMake(message) ? null : whoReadsAlong(foldText(message));
  if (kept) return { text: kept, intent: 'house', concept: null };
  return surelySmallTalk(message);
}

/** Who is afraid wants to be heard before being asked anything. */
function beforeTest(
  message: string,
  knowledge: Knowledge,
  { turn }: Situation,
): Partial<Reply> | null {
  if (!isBeforeTest(foldText(message))) return null;
  const titles = titlesOf(conceptsOnPurpose(knowledge, message)).slice(0, mostCards);
  const heard = smallTalk(message, turn);
  const text =
    titles.length > 0
      ? `${heard}\n\n${sayOfPlan('cards for a test', 0, { titles: inWords(titles) })}`
      : heard;
  return { text, choices: titles, intent: 'small-talk', concept: null };
}

const mostCards = 3;

const lastError = talkSigns('last error');
const famousGames = planSigns('a famous game');

function aboutFamousGames(message: string, { turn }: Situation): Partial<Reply> | null {
  const text = aboutTheHouse(message, turn);
  return text ? { text, intent: 'house', concept: null } : null;
}

function aboutLastError(situation: Situation): Partial<Reply> {
  const { lastResult, code } = situation;
  const isSeen = lastResult !== null && code.trim() !== '';
  const told = isSeen ? explainRun(situation) : { text: sayShortly('no error here') };
  return { ...told, intent: 'error', concept: null };
}

function aboutPlans(
  message: string,
  reading: OpenReading,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const judged = judge(message, reading, intent, knowledge, situation);
  const verdict = judged && pagesFirst(message, judged, knowledge);
  const isFamous = isIn(foldText(message), famousGames);
  if (verdict && isToBegin(verdict, message, intent) && !isFamous)
    return { ...askWhich(message, verdict.plans, knowledge, situation), intent };
  const isWish = isToMake(message) || isPlanClear(message, knowledge);
  const best = verdict && isWish ? bestOf(message, verdict, knowledge) : null;
  if (!verdict || (verdict.kind === 'something else' && !best))
    return intent === 'concept' ? besidesCards(message, reading, verdict, situation) : null;
  if (isFamous && !verdict.plans[0].isNamed) return aboutFamousGames(message, situation);
  if (best) return tellBest(message, best, knowledge, situation);
  const isAnything =
    verdict.kind === 'anything' ||
    (verdict.kind === 'perhaps' && forms.some((form) => isFormWished(form, message)));
  if (isAnything && stemsOfWish(message).length === 0 && !isToRemind(message))
    return { ...suggestPlan(message, knowledge, situation), intent: 'build' };
  if (verdict.kind === 'anything') return askWhich(message, verdict.plans, knowledge, situation);
  if (verdict.kind === 'perhaps') return askBack(message, verdict, knowledge);
  if (!isNearEnough(verdict.plans[0], message, knowledge))
    return askWhich(message, verdict.plans, knowledge, situation);
  return tellBest(message, verdict, knowledge, situation);
}

function tellBest(
  message: string,
  verdict: Verdict,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> {
  const [{ plan }] = verdict.plans;
  const opening = openingFor(message, plan, knowledge);
  return orMeant(tellPlan(plan, knowledge, situation, opening), verdict);
}

/** Null where the plan is sure without it, or a card is what is to be made. */
function bestOf(message: string, verdict: Verdict, knowledge: Knowledge): Verdict | null {
  const { kind, card, plans } = verdict;
  if (kind === 'something else' && isCardStrong(message, knowledge)) return null;
  const isLikely = kind === 'plan' && plans[0].share > leastLikely;
  if (isLikely && isNearEnough(plans[0], message, knowledge)) return null;
  const isPlanCalled =
    plans[0].isNamed && (isCertain(plans[0]) || isNamedBy(message, plans[0].plan));
  if (!isPlanCalled && card?.isNamed && isThingOf(message, card.concept)) return null;
  return bestFirst(message, verdict, knowledge);
}

/** Instead of another thing only one that is very near; else it's better to choose. */
function isNearEnough(meant: PlanMeant, message: string, knowledge: Knowledge): boolean {
  const { plan, share, isNamed } = meant;
  if (share < leastLikely && !isNamed && !isNamedBy(message, plan)) return false;
  if (!isNamed && !isCertain(meant) && !hasFormIn(plan, message, knowledge)) return false;
  if (!isAbout(message, plan)) return isNamed && share > likelyNamed;
  return share > nearInstead || thingLeftOut(message, plan) === null;
}

const leastLikely = 0.3;
const nearInstead = 0.65;
const likelyNamed = 0.8;

/** Where there's no task, something to be made is more than how games begin. */
function isToBegin({ kind }: Verdict, message: string, intent: Intent): boolean {
  return kind === 'something else' && intent === 'house' && isAboutBeginning(message);
}

/** Where a card comes up by chance alone, what the message sounds like is answered. */
function besidesCards(
  message: string,
  { wish, lead }: OpenReading,
  verdict: Verdict | null,
  { turn }: Situation,
): Partial<Reply> | null {
  const isByChance = verdict?.card?.isNamed === false && lead > leadOverCard;
  if (!isByChance || wish !== 'craft') return null;
  return { text: aboutTheCraft(message, turn) ?? unknownCraft, intent: 'craft', concept: null };
}
