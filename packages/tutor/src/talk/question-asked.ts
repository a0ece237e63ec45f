import type { Question } from '@hbg/content/question';
import { fencesOf } from '@hbg/content/sections';
import { foldText } from '../safety/fold-text.ts';
import { textKey } from '../search/names.ts';
import { stemsIn } from '../search/words.ts';
import { beginningOf, questionsOfHalves } from './both-halves.ts';
import { inWords, titlesOf } from './choices.ts';
import { comparedIn } from './compared.ts';
import {
  conceptOfName,
  conceptsMeant,
  conceptsNamed,
  conceptsOnPurpose,
  pairIn,
} from './find-concept.ts';
import type { Intent } from './intent.ts';
import { isPageAbout, isToMake, isWishAtLength } from './making-wish.ts';
import { inPlainWords } from './plain-words.ts';
import { planOfName, plansNamedIn } from './plans-meant.ts';
import {
  alsoQuestions,
  fits,
  type QuestionMeant,
  type QuestionReading,
} from './question-reader.ts';
import { isUnseen, type Knowledge, type Reply, type Situation } from './situation.ts';
import { isBeforeTest, surelySmallTalk } from './small-talk.ts';
import { schoolSumAsked, sumAsked } from './sum-asked.ts';
import { asksAfterKnown, saysAllDone } from './tell-next.ts';
import { sayOfPlan } from './tell-plan.ts';
import { shareIn } from './weigh-subjects.ts';

/**
 * So much must speak for one of the questions, for this one among them, and for it rather than a card;
 * tried out on questions that were held back.
 */
const sure = { isOne: 0.2, share: 0.5, score: 100, covered: 0.61 };
/** The less it is like a question, the surer it must be which. */
const surer = { isOne: 0.08, share: 0.85, score: 400, covered: 0.66 };
/** Less must speak for it where nothing speaks for a card. */
const likelyOfNone = { isOne: 0.85, share: 0.6, score: 380, covered: 0.49 };
const noCardAtAll = 0.9;
/** Where no word says what it's about, all of them together must. */
const inItsWords = { isOne: 0.2, share: 0.9, score: 1_000, covered: -1 };
/** All of what is said is said of it. */
const inAllWords = { isOne: 0.85, share: 0.95, score: 200, covered: 0.99 };
const surelyInAllWords = { ...inAllWords, score: 1_000 };
/** Where it's hardly like a question, so much must speak for it beside all else. */
const hardlyOne = { isOne: 0.5, share: 0.05 };
/** Asked of the world as it is, not of what could be made. */
const ofTheWorld =
  /^(?:und |aber |sag mal |du )*(?:wer|warum|seit wann|wann|wird|werden|ist|sind|hat|haben|muss|darf|brauche?n?|braucht|lohnt|stimmt|kostet)(?![a-z])/;
const likely = { isOne: 0.2, share: 0.6, score: 200, covered: 0.61 };
const shareOfCard = { likely: 0.45, unlikely: 0.95 };
/** Something is to be done or goes on, unless it's so surely a question. */
const otherwise: ReadonlyMap<Intent, number> = new Map([
  ...(['hint', 'solution', 'small-talk', 'praise'] as const).map((each) => [each, 0.7] as const),
  ...(['quiz', 'task', 'done', 'follow-up', 'explain-line', 'example'] as const).map(
    (each) => [each, 0.97] as const,
  ),
]);
const insteadOfNext = 0.7;
/** What somebody wants to be heard with beside the answer. */
const isFelt: ReadonlySet<Intent> = new Set(['error', 'frustration']);
const cardInstead = 0.12;
/** Than the card that is called by its name. */
const rather = { isNoCard: 0.6, share: 0.9 };

/** A sum, or what children ask outside of lessons in whatever words, told as it was written down for them. */
export function questionAsked(
  message: string,
  intent: Intent,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  if (situation.lesson || saysAllDone(message) || asksAfterKnown(message, knowledge)) return null;
  const sum = sumAsked(message);
  if (sum) return sum;
  const question = questionMeant(message, knowledge);
  const isWritten = question !== null && askedAsWritten(message, knowledge) === question;
  const isSingle = question !== null && isCertain(question, message, knowledge);
  const both = isWritten ? null : questionsOfHalves(message, knowledge);
  if (both) return toldBoth(message, both, knowledge);
  if (!question || isBetterSeen(question, situation)) return null;
  if (!isWritten && !isSingle && isHalfOnly(question, message, knowledge)) return null;
  if (!isTitle(question, message) && schoolSumAsked(message)) return null;
  if (!isWritten && (isBeforeTest(foldText(message)) || isSurelyFelt(message))) return null;
  if (!isWritten && intent === 'quiz' && toPractise.test(foldText(message))) return null;
  if (!isWritten && !isSingle && isForElse(message, intent, knowledge)) return null;
  const reply = told(message, question, knowledge);
  return isFelt.has(intent) ? { ...reply, intent } : reply;
}

/** The beginnings of both answers. */
function toldBoth(
  message: string,
  both: readonly [Question, Question],
  knowledge: Knowledge,
): Partial<Reply> {
  const answers = both.map((question) => told(message, question, knowledge));
  return {
    ...answers[0],
    text: both.map(beginningOf).join('\n\n'),
    choices: [...new Set(answers.flatMap(({ choices }) => choices ?? []))].slice(0, mostChoices),
  };
}

const mostChoices = 4;

const toPractise =
  /\b(?:mit mir|mich) (?:\w+ ){0,3}(?:ueb|abfrag|pruef|test)|frag\w* mich ab|teste? mich/;

/** Who asks for two things at once gets both; how they differ is told of both. */
function isHalfOnly({ related, subject }: Question, message: string, knowledge: Knowledge) {
  const isCompared = subject === 'differences' || comparedIn(message) !== null;
  const pair = isCompared ? null : pairIn(knowledge, message);
  return pair !== null && !pair.every(({ id }) => related.includes(id));
}

function isSurelyFelt(message: string): boolean {
  return surelySmallTalk(message)?.intent === 'frustration';
}

const likelyError = { isOne: 0.5, share: 0.4, score: 800, covered: 0.6 };

/** Of a program that nobody has shown: what it is most likely to be. */
export function errorLikely(message: string, knowledge: Knowledge): Partial<Reply> | null {
  const { meant, isOne } = knowledge.readQuestion(message);
  const [first] = meant;
  if (first?.question.subject !== 'errors' || !fits(first, isOne, likelyError)) return null;
  return { ...told(message, first.question, knowledge), intent: 'error' };
}

function isForElse(message: string, intent: Intent, knowledge: Knowledge): boolean {
  const { wish, lead } = knowledge.readOpen(message);
  if (comparedIn(message)) return false;
  const isNext = (wish === 'next' || wish === 'idea') && lead > 0;
  const least = Math.max(isNext ? insteadOfNext : 0, otherwise.get(intent) ?? 0);
  return knowledge.readQuestion(message).isOne < least;
}

/** With the cards that tell more; what was asked for is the nearest of them. */
export function told(message: string, question: Question, knowledge: Knowledge): Partial<Reply> {
  const named = question.subject === 'learning' ? conceptsOnPurpose(knowledge, message) : [];
  const related = question.related.flatMap((id) => knowledge.concepts.get(id) ?? []);
  const cards = [...new Set([...named.slice(0, 1), ...related])];
  const meant = conceptsMeant(knowledge, message).find(({ concept }) => cards.includes(concept));
  const titles = titlesOf(cards);
  const more = titles.length > 0 ? sayOfPlan('more on cards', 0, { titles: inWords(titles) }) : '';
  return {
    text: [question.answer, more].filter(Boolean).join('\n\n'),
    intent: isOwnTrouble(question, message) ? 'error' : intentOf(question),
    concept: (meant?.concept ?? cards[0])?.id ?? null,
    choices: [...plansNamedIn(question.answer, knowledge), ...titles],
  };
}

function isWished(message: string): boolean {
  return wishing.test(inPlainWords(message)) && isToMake(message);
}

const wishing = /^\W*(?:ich|wir) (?:will|wollen|moechten?|wuerden?|mag)(?![a-z])/;

/** A card, or a thing to build. */
function isCalledByName(
  message: string,
  knowledge: Knowledge,
  { meant: [first], isNoCard }: QuestionReading,
): boolean {
  const said = inPlainWords(message);
  if (comparedIn(message)) return false;
  if (!ofMeaning.test(said) && planOfName(knowledge, message) !== undefined) return true;
  const card = conceptOfName(knowledge, said);
  if (!first || card === undefined) return false;
  if (ofMeaning.test(said) && isTaught.has(first.question.subject)) return true;
  const isRather = isNoCard > rather.isNoCard && first.share > rather.share;
  return !isRather && !first.question.related.includes(card);
}

const ofMeaning = /^\W*(?:und |aber |also )*(?:was (?:ist|is|sind|heiss?t|bedeutet)|erklaer)/;
/** How it's done: what it is, a card says. */
const isTaught: ReadonlySet<Question['subject']> = new Set(['differences', 'python', 'web']);

export function questionMeant(message: string, knowledge: Knowledge): Question | null {
  const reading = knowledge.readQuestion(message);
  const [first] = reading.meant;
  const written = askedAsWritten(message, knowledge);
  if (written) return written;
  if (!first) return null;
  if (isToMake(message) && isPageAbout(message)) return null;
  const isWish = isWished(message) || isWishAtLength(message);
  if (isWish && !isCertain(first.question, message, knowledge)) return null;
  if (isCalledByName(message, knowledge, reading)) return null;
  if (isOfOthers(first.question, message)) return null;
  const isBeyondCards = reading.isNoCard > noCardAtAll && first.share > rather.share;
  const isAsked =
    isSurelyLikeliest(first.question, message, knowledge) ||
    isCertain(first.question, message, knowledge) ||
    isLikeliestTwice(first, reading.isOne, message, knowledge) ||
    (isSure(first, reading, message) && (isBeyondCards || !isOfCard(first, message, knowledge)));
  const isLeft =
    fits(first, reading.isOne, surelyInAllWords) ||
    !isOutweighed(first.question, message, knowledge);
  if (isAsked && isLeft) return first.question;
  return isWish ? null : likeliestTogether(message, reading, knowledge);
}

const oneOfMany = { isOne: 0.95, ofAll: 0.9, product: 0.1 };

/** Surely one of the questions, though two of them are near: the one that both who weigh find likely. */
function likeliestTogether(
  message: string,
  { isOne, meant }: QuestionReading,
  knowledge: Knowledge,
): Question | null {
  const ofQuestions = knowledge
    .weighSubjects(message)
    .reduce((sum, { kind, share }) => sum + (kind === 'question' ? share : 0), 0);
  if (isOne < oneOfMany.isOne || ofQuestions < oneOfMany.ofAll) return null;
  const [best] = meant
    .map(({ question, share }) => ({
      question,
      product: share * shareOfAll(question, message, knowledge),
    }))
    .toSorted((a, b) => b.product - a.product);
  return best && best.product > oneOfMany.product ? best.question : null;
}

/** Of all that isn't the same in other words: craft and house are what questions are about. */
function shareOfAll({ id }: Question, message: string, knowledge: Knowledge): number {
  const weighed = knowledge.weighSubjects(message);
  const alike = asQuestions.reduce((sum, wish) => sum + shareIn(weighed, 'wish', wish), 0);
  return shareIn(weighed, 'question', id) / Math.max(1 - alike, fewestOther);
}

const asQuestions = ['craft', 'house'];
const fewestOther = 0.3;

function isSurelyLikeliest(question: Question, message: string, knowledge: Knowledge): boolean {
  return shareOfAll(question, message, knowledge) > surelyLikeliest;
}

const surelyLikeliest = 0.85;

/** Whatever its words cover: both who weighs questions and who weighs all subjects put it first. */
function isLikeliestTwice(
  { question, share }: QuestionMeant,
  isOne: number,
  message: string,
  knowledge: Knowledge,
): boolean {
  const ofAll = shareOfAll(question, message, knowledge);
  return isOne > twice.isOne && share > twice.share && ofAll > twice.ofAll;
}

const twice = { isOne: 0.95, share: 0.7, ofAll: 0.5 };

/** Weighed against all else that there is, and not against questions and cards alone. */
function isOutweighed({ id, related }: Question, message: string, knowledge: Knowledge): boolean {
  const { isOne } = knowledge.readQuestion(message);
  const weighed = knowledge.weighSubjects(message);
  const own = shareIn(weighed, 'question', id);
  if (isOne < hardlyOne.isOne && own < hardlyOne.share) return true;
  if (shareIn(weighed, 'wish', 'off-topic') > surelyBesides && own < hardlyThis) return true;
  if (shareIn(weighed, 'wish', 'frustration') > surelyFelt && own < hardlyOne.share) return true;
  return weighed.some((one) => {
    if (one.kind === 'wish' && alsoQuestions.has(one.id)) return false;
    const isOwnCard = one.kind === 'card' && related.includes(one.id);
    return own < one.share * (isOwnCard ? ofOwnCard : ofOthers);
  });
}

/** Of the weather itself, and not of how it is foretold. */
const surelyBesides = 0.6;
const hardlyThis = 0.2;
const surelyFelt = 0.9;
const ofOthers = 0.25;
const ofOwnCard = 0.03;

/** Where two things are compared, the answer tells of both. */
function isOfOthers({ title, asked }: Question, message: string): boolean {
  const said = new Set(stemsIn([title, ...asked].map(inPlainWords).join(' ')));
  return comparedIn(message)?.some((stem) => !said.has(stem)) ?? false;
}

/** More speaks for a card that the answer is not about. */
function isOfCard(
  { question, score, share }: QuestionMeant,
  message: string,
  knowledge: Knowledge,
): boolean {
  const isOther = ({ id }: { readonly id: string }) => !question.related.includes(id);
  const [card] = conceptsMeant(knowledge, message);
  const isLikelier = card && card.share > shareOfCard.likely && card.score > score;
  if (isLikelier && isOther(card.concept)) return true;
  const [named] = conceptsNamed(knowledge, message);
  return named !== undefined && share < shareOfCard.unlikely && isOther(named);
}

/** Instead of a card that came up by chance less must speak for it. */
export function likeliestQuestion(message: string, knowledge: Knowledge): Question | null {
  const reading = knowledge.readQuestion(message);
  const [first] = reading.meant;
  if (!first || isCalledByName(message, knowledge, reading)) return null;
  const isLikely =
    fits(first, reading.isOne, likely) &&
    !isOfOthers(first.question, message) &&
    !isOutweighed(first.question, message, knowledge);
  return isLikely ? first.question : null;
}

/** Both who weighs questions and who weighs all subjects put it far before the others. */
function isCertain(question: Question, message: string, knowledge: Knowledge): boolean {
  const [first] = knowledge.readQuestion(message).meant;
  if (first?.question !== question || first.covered === 0 || first.score < hardlySaid) return false;
  return first.share * shareOfAll(question, message, knowledge) > agreed;
}

const agreed = 0.58;
/** How old somebody is, is small talk. */
const hardlySaid = 600;

function isTitle({ title }: Question, message: string): boolean {
  return textKey(title) === textKey(message);
}

/** Word for word as it was written down, by its title or by one of its phrases. */
export function askedAsWritten(message: string, knowledge: Knowledge): Question | null {
  const written = knowledge.subjectAsWritten(message);
  return written?.kind === 'question' ? (knowledge.questions.get(written.id) ?? null) : null;
}

function isSure(
  one: QuestionMeant,
  { isOne, isNoCard }: QuestionReading,
  message: string,
): boolean {
  const asked = ofTheWorld.test(inPlainWords(message)) ? Math.max(isOne, sure.isOne + 0.01) : isOne;
  const certain = [surer, inItsWords, inAllWords];
  if (certain.some((least) => fits(one, asked, least))) return true;
  if (isNoCard > noCardAtAll && fits(one, isOne, likelyOfNone)) return true;
  const isError = one.question.subject === 'errors' && one.share > surer.share;
  return fits(one, asked, sure) && (isError || isNoCard * one.share > cardInstead);
}

/** Of a mistake in a program that is there. */
function isBetterSeen({ subject }: Question, situation: Situation): boolean {
  return subject === 'errors' && !isUnseen(situation);
}

function isOwnTrouble({ subject }: Question, message: string): boolean {
  return subject === 'errors' && ofOwn.test(foldText(message));
}

const ofOwn = /(?<![a-z])(?:ich|mein[a-z]*|mir)(?![a-z])/;

const intents: Readonly<Partial<Record<Question['subject'], Intent>>> = {
  errors: 'concept',
  house: 'house',
};

function intentOf({ subject, related, answer }: Question): Intent {
  const isShown = related.length > 0 && fencesOf(answer).length > 0;
  return intents[subject] ?? (isShown || subject === 'ai' ? 'concept' : 'craft');
}
