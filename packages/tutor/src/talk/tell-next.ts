import type { Lesson } from '@hbg/content/lesson';
import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { namesOf } from '../search/names.ts';
import { stemsIn, wordsIn } from '../search/words.ts';
import { conceptsNamed } from './find-concept.ts';
import { openReplies } from './replies.ts';
import type { Knowledge, NextStep, Reply, Situation } from './situation.ts';
import { suggestPlan } from './suggest-plan.ts';
import { planSigns } from './talk-signs.ts';

const say = openReplies('next', [
  'first lesson',
  'next lesson',
  'after what is known',
  'open goal',
  'says all done',
  'all done',
]);

/** Where the learner goes on, and why there; null where nobody knows. */
export function tellNext(
  message: string,
  knowledge: Knowledge,
  situation: Situation,
): Partial<Reply> | null {
  const { next } = situation;
  if (next === null) return null;
  const isSaid = saysAllDone(message);
  if (next !== 'all done' && !isSaid)
    return { text: textOf(next, message, knowledge), intent: 'next', concept: null };
  const idea = suggestPlan(message, knowledge, situation);
  const opening =
    next === 'all done' ? say('all done') : say('says all done', 0, { first: next.lesson.order });
  return { ...idea, text: `${opening}\n\n${idea.text}`, intent: 'next' };
}

function textOf(next: NextStep, message: string, knowledge: Knowledge): string {
  const later = lessonAfterKnown(message, knowledge);
  if (!later || later.order <= next.lesson.order) return whereItGoesOn(next);
  const { order, title, description } = later;
  const values = { order, title, description, first: next.lesson.order };
  return say('after what is known', 0, values);
}

const allDone = planSigns('says all done');
const fewWords = 14;

export function saysAllDone(message: string): boolean {
  return wordsIn(message).length <= fewWords && isIn(foldText(message), allDone);
}

const knows =
  /\b(?:ich|wir) (?:\w+ )?(?:kann|kenne|koennen|kennen|hab|habe|haben|hatten|bin|sind|versteh\w*|beherrsch\w*)\b|\b(?:fertig|durch) mit\b|\bmit [\w ,]{1,60}? (?:fertig|durch)\b|\bnach (?:den |der |dem )?\w/;
const lessonNumber = /\blektion (\d{1,3})\b/;

const afterIt =
  /\b(?:was|womit|wie)\b.*\b(?:nach de[nrm] \w+|danach|als naechste\w*|jetzt|nun|weiter)\b/;

/** `Bin mit if fertig, was nun?` */
export function asksAfterKnown(message: string, knowledge: Knowledge): boolean {
  const text = foldText(message);
  const isLearned = /\blern|\b(?:fertig|durch) mit|\bmit .{1,60} (?:fertig|durch)\b/.test(text);
  return isLearned && afterIt.test(text) && lessonAfterKnown(message, knowledge) !== null;
}

/** What somebody says to know, or to have come to, in another place as well. */
function lessonAfterKnown(message: string, knowledge: Knowledge): Lesson | null {
  const text = foldText(message);
  if (!knows.test(text)) return null;
  const inOrder = [...knowledge.lessons.values()].toSorted((a, b) => a.order - b.order);
  const [, number] = lessonNumber.exec(text) ?? [];
  const reached = number ? Number(number) : lastTaught(message, inOrder, knowledge);
  return inOrder.find(({ order }) => order > reached && reached > 0) ?? null;
}

const shortestTelling = 4;

/** Each thing is learned where it first comes up, and what a chapter is called by, all through it. */
function lastTaught(message: string, inOrder: readonly Lesson[], knowledge: Knowledge): number {
  const said = new Set(stemsIn(message));
  const orders = conceptsNamed(knowledge, message).flatMap((concept) => {
    const first = inOrder.find(({ concepts }) => concepts.includes(concept.id));
    const names = new Set(namesOf(concept).flatMap(stemsIn));
    const isCalled = stemsIn(first?.category ?? '').some(
      (stem) => said.has(stem) && names.has(stem),
    );
    const chapter = inOrder.filter(({ category }) => isCalled && category === first?.category);
    const others = new Set(tellingStems(first?.category ?? '').filter((stem) => !said.has(stem)));
    const other = chapter.find(({ title }) => stemsIn(title).some((stem) => others.has(stem)));
    return (other ? other.order - 1 : (chapter.at(-1) ?? first)?.order) ?? [];
  });
  return Math.max(0, ...orders);
}

function tellingStems(text: string): string[] {
  return stemsIn(text).filter((stem) => stem.length >= shortestTelling);
}

function whereItGoesOn({ lesson, goal, minutes }: NextStep): string {
  const { order, title, description } = lesson;
  const values = { order, title, description, minutes };
  if (goal !== null) return say('open goal', 0, { ...values, goal: inOneQuote(goal) });
  return say(order === 1 ? 'first lesson' : 'next lesson', 0, values);
}

export function inOneQuote(text: string): string {
  return text.replaceAll('„', '‚').replaceAll('“', '‘');
}
