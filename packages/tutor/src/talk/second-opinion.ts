import type { Blueprint } from '@hbg/content/blueprint';
import { foldText } from '../safety/fold-text.ts';
import { weightOf } from '../search/fit.ts';
import { nearestOf } from './ask-back.ts';
import { forms } from './begin-alone.ts';
import { type Choosable, oneOfThese, thingOf } from './choices.ts';
import { explainConcept } from './explain-concept.ts';
import { soothe } from './help.ts';
import { isToMake, stemsOfWish } from './making-wish.ts';
import { namesNothing } from './not-understood.ts';
import { told as tellAnswer } from './question-asked.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { isAbout } from './subject-left-out.ts';
import { hasFormIn, isFormWished } from './suggest-plan.ts';
import { tellPlan } from './tell-plan.ts';
import { shareIn, type Weighed } from './weigh-subjects.ts';

// All of these were tried out on phrases that were held back.
/** So likely must a subject be instead of what was answered, and that so unlikely beside it. */
const instead = { share: 0.5, ofIt: 0.3 };
/** Where nothing was answered less is enough, but twice as much as for any wish. */
const insteadOfAsking = { share: 0.5, timesWish: 2 };
const likelyPlan = 0.6;
const surePlan = 0.9;
const leastOfAll = 0.3;
const surePlanOfForm = 0.5;
const sureAnswer = 0.8;
const likelyMood = 0.6;
/** A card of which so little remains is only one of several. */
const doubtful = 0.05;
const worthChoosing = { card: 0.03, question: 0.03, plan: 0.15, wish: 1 };
const nearPlan = 0.3;
const mostChoices = 3;

/** All else is about moods and turns of a talk, and not about a subject. */
const mayGiveWay: ReadonlySet<string> = new Set(['concept', 'build', 'craft', 'house', 'error']);
/** Where nothing goes on yet, these are about nothing. */
const aboutNothing: ReadonlySet<string> = new Set([
  'task',
  'follow-up',
  'hint',
  'solution',
  'done',
]);
const asksForHelp = /(?<!\p{L})(?:muster)?(?:lösung|loesung|tipp|hinweis)/iu;

const asksMeaning = /^\W*was (?:passiert|macht|tut|heißt|heisst|bedeutet)(?!\p{L})/iu;

type Opening = (plan: Blueprint) => string;

/** Another subject that is far likelier than what was answered, or what comes near where nothing was. */
export function secondOpinion(
  message: string,
  reply: Reply,
  knowledge: Knowledge,
  situation: Situation,
  openingOf: Opening,
): Reply {
  const { lastConcept, lastPlan, code } = situation;
  const isFirst = lastConcept === null && !lastPlan && code.trim() === '';
  const isVague =
    isFirst &&
    aboutNothing.has(reply.intent) &&
    !asksForHelp.test(message) &&
    !namesNothing(foldText(message).trim());
  const isFelt = reply.intent === 'frustration';
  if (!mayGiveWay.has(reply.intent) && !isVague && !isFelt) return reply;
  const weighed = byWhatFits(message, knowledge);
  if (isFelt && !isHardlyFelt(weighed)) return reply;
  if (reply.isUnsure && isFrustrated(weighed)) return soothed(message, reply, knowledge, situation);
  const subjects = weighed.filter(({ kind }) => kind !== 'wish');
  const [best] = subjects;
  if (!best) return reply;
  const ofWish = weighed.find(({ kind }) => kind === 'wish')?.share ?? 0;
  const ofReply = shareOf(reply, message, weighed, knowledge);
  const isFound = (reply.plan ?? reply.concept) !== null && isToMake(message);
  if (isFound && !isPartAsked(best, ofReply, message)) return reply;
  const isOpen = reply.isUnsure || isVague;
  const isBetter = isOpen
    ? isLikely(best, ofWish) && fits(best, message, knowledge)
    : mayStandFor(best, reply) && isFarLikelier(best, ofWish, ofReply);
  if (isBetter) {
    const told = tell(best, message, knowledge, situation, openingOf);
    // What is wrong with a program stays that, whatever explains it.
    const isTrouble = reply.intent === 'error' && !asksMeaning.test(message);
    const intent = isTrouble ? 'error' : (told.intent ?? reply.intent);
    return { ...reply, ...fresh, ...told, intent };
  }
  const isDoubtful = reply.concept !== null && reply.intent === 'concept' && ofReply < doubtful;
  return isOpen || isDoubtful ? withChoices(reply, subjects, message, knowledge) : reply;
}

/** `Kein Bock auf Mathe, mach du meine Hausaufgaben` is said in anger and asks for something. */
function isHardlyFelt(weighed: readonly Weighed[]): boolean {
  const [best] = weighed;
  if (best?.kind !== 'plan') return false;
  return best.share > surelyAsked && shareIn(weighed, 'wish', 'frustration') < hardlyMood;
}

const surelyAsked = 0.85;
const hardlyMood = 0.1;

/** How a part is made is asked in words that wish for a whole. */
function isPartAsked({ kind, share }: Weighed, ofReply: number, message: string): boolean {
  return kind !== 'plan' && share > sureAnswer && ofReply < doubtful && how.test(message);
}

const how =
  /(?<!\p{L})wie (?:mach|krieg|bekomm|kann|geht)\p{L}*(?!.*(?:programmier|bau|erstell|spiel))/isu;

function isFrustrated([first]: readonly Weighed[]): boolean {
  return first?.id === 'frustration' && first.share > likelyMood;
}

function soothed(message: string, reply: Reply, knowledge: Knowledge, situation: Situation): Reply {
  return { ...reply, ...fresh, intent: 'frustration', ...soothe(message, knowledge, situation) };
}

/** A wish isn't searched for. */
const fitOfWish = 200;

function byWhatFits(message: string, knowledge: Knowledge): readonly Weighed[] {
  const scores = new Map([
    ...knowledge.search(message).map(({ topic, score }) => [`card:${topic.id}`, score] as const),
    ...knowledge.findPlans(message).map(({ topic, score }) => [`plan:${topic.id}`, score] as const),
    ...knowledge
      .readQuestion(message)
      .meant.map(({ question, score }) => [`question:${question.id}`, score] as const),
  ]);
  const weighed = knowledge.weighSubjects(message).map(({ kind, id, share }) => {
    const fit = kind === 'wish' ? fitOfWish : (scores.get(`${kind}:${id}`) ?? 0);
    return { kind, id, weight: weightOf(share, fit) };
  });
  const sum = weighed.reduce((all, { weight }) => all + weight, 0);
  return weighed
    .map(({ kind, id, weight }) => ({ kind, id, share: weight / sum }))
    .toSorted((a, b) => b.share - a.share);
}

const fresh = { isUnsure: false, plan: null, concept: null, choices: [] };

function isLikely({ share }: Weighed, ofWish: number): boolean {
  return share > insteadOfAsking.share && share > insteadOfAsking.timesWish * ofWish;
}

function isFarLikelier({ share }: Weighed, ofWish: number, ofReply: number): boolean {
  return share > Math.max(instead.share, ofWish) && ofReply < share * instead.ofIt;
}

/** A plan only instead of another one: what was asked is better told than built. */
function mayStandFor({ kind, id, share }: Weighed, { plan, intent }: Reply): boolean {
  if (intent === 'error') return kind !== 'plan' && id !== anyError;
  return kind !== 'plan' || plan !== null || share > surePlan;
}

/** Says no more than that there is one. */
const anyError = 'fehlermeldung';

/** Who wants to make something gets no plan about something else, and a plan who wants to make something. */
function fits({ kind, id, share }: Weighed, message: string, knowledge: Knowledge): boolean {
  if (!isToMake(message)) return kind !== 'plan' || share > likelyPlan;
  const plan = kind === 'plan' ? knowledge.plans.get(id) : undefined;
  if (plan === undefined || stemsOfWish(message).length === 0) return false;
  if (isAbout(message, plan)) return true;
  const ofAll = shareIn(knowledge.weighSubjects(message), 'plan', id);
  if (share > surePlan && ofAll > leastOfAll) return true;
  const isFormSaid = forms.some((form) => isFormWished(form, message));
  return share > surePlanOfForm && isFormSaid && hasFormIn(plan, message, knowledge);
}

/** Of what was answered: a question's answer speaks for its cards as well, and they for it. */
function shareOf(
  { plan, concept, intent, text }: Reply,
  message: string,
  weighed: readonly Weighed[],
  knowledge: Knowledge,
): number {
  const question = knowledge
    .readQuestion(message)
    .meant.find((one) => text.startsWith(one.question.answer))?.question;
  const isIt = ({ kind, id }: Weighed) => {
    if (kind === 'plan') return id === plan;
    if (kind === 'card') return id === concept || question?.related.includes(id) === true;
    if (kind === 'wish') return id === intent && plan === null && concept === null;
    const related = knowledge.questions.get(id)?.related ?? [];
    return id === question?.id || (concept !== null && related.includes(concept));
  };
  return Math.max(0, ...weighed.filter(isIt).map(({ share }) => share));
}

function tell(
  { kind, id }: Weighed,
  message: string,
  knowledge: Knowledge,
  situation: Situation,
  openingOf: Opening,
): Partial<Reply> {
  const [card, question, plan] = [
    knowledge.concepts.get(id),
    knowledge.questions.get(id),
    knowledge.plans.get(id),
  ];
  if (kind === 'plan' && plan) return tellPlan(plan, knowledge, situation, openingOf(plan));
  if (kind === 'question' && question) return tellAnswer(message, question, knowledge);
  if (!card) return {};
  const text = explainConcept(card, knowledge.levelOf(situation.lesson), situation);
  return { text, concept: id, intent: 'concept' };
}

/** Asked back as before, with what comes nearest of all that there is. */
function withChoices(
  reply: Reply,
  subjects: readonly Weighed[],
  message: string,
  knowledge: Knowledge,
): Reply {
  if (isToMake(message) || reply.intent === 'build') return withNearest(reply, message, knowledge);
  const before = thingsBefore(reply, knowledge);
  if (before.length === 0) return reply;
  const [likeliest, next, third] = subjects
    .filter(({ kind, share }) => share > worthChoosing[kind])
    .slice(0, mostChoices)
    .flatMap((one) => thingMeant(one, knowledge) ?? []);
  if (!likeliest || !next) return reply;
  const all = [likeliest, next, ...before.slice(0, 1), ...(third ? [third] : []), ...before];
  return { ...reply, ...oneOfThese([...new Set(all)].slice(0, mostChoices)) };
}

/** Who wants to make something chooses among the plans that come nearest, if no other are named. */
function withNearest(reply: Reply, message: string, { plans, weighSubjects }: Knowledge): Reply {
  if (!reply.isUnsure || reply.choices.length > 0) return reply;
  const near = weighSubjects(message)
    .filter(({ kind, share }) => kind === 'plan' && share > nearPlan)
    .slice(0, mostChoices)
    .flatMap(({ id }) => plans.get(id) ?? []);
  return near.length > 0 ? { ...reply, ...nearestOf(near, message) } : reply;
}

/** Those that it asks about, or the card that it tells. */
function thingsBefore({ isUnsure, choices, concept }: Reply, knowledge: Knowledge): Choosable[] {
  if (isUnsure) return choices.flatMap((title) => thingOf(title, knowledge) ?? []);
  const card = knowledge.concepts.get(concept ?? '');
  return card ? [card] : [];
}

function thingMeant({ kind, id }: Weighed, { concepts, plans, questions }: Knowledge) {
  if (kind === 'card') return concepts.get(id);
  return kind === 'plan' ? plans.get(id) : questions.get(id);
}
