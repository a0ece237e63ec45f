import { foldText } from '../safety/fold-text.ts';
import { isIn } from '../safety/signs.ts';
import { type AnswerTable, openTable } from './answer-table.ts';
import { conceptsMeant } from './find-concept.ts';
import type { Intent } from './intent.ts';
import { isNamedBy, isPageAbout, isToMake, isWishAtLength } from './making-wish.ts';
import { isCertain } from './plan-or-card.ts';
import { plansMeant, plansNamedIn } from './plans-meant.ts';
import type { Knowledge, Reply } from './situation.ts';
import { planSigns } from './talk-signs.ts';

/** What can't be built here, whatever plan comes near to it. */
const limits = openTable('limits', []);
/** How computers work, what school asks about them, and what goes on here. */
const world = openTable('world', []);
/** Other subjects of school, which no card tells of. */
const school = openTable('school', []);
/** Parts of games and pages: a whole one has a plan. */
const parts = openTable('parts', []);

/** Rows about what a card tells of as well. */
const cards: ReadonlyMap<string, string> = new Map([
  ['a good prompt', 'prompt'],
  ['measured machines', 'genauigkeit'],
  ['is it a clever machine', 'kuenstliche-intelligenz'],
  ['objects', 'objekt'],
  ['sorting much', 'sortieren'],
  ['counting from zero', 'index'],
  ['counting up to', 'for-schleife'],
  ['points that go up', 'plus-gleich'],
  ['in the middle', 'flexbox'],
  ['a page on a phone', 'responsives-design'],
  ['side by side', 'flexbox'],
  ['larger letters', 'css-schrift'],
  ['a sorted list', 'sortieren'],
]);

const feelings: ReadonlySet<string> = new Set([
  'nothing gets broken',
  'others find it boring',
  'laughed at',
  'no will left',
]);

/** What is asked outside of lessons beside plans and cards, by signs that leave no doubt. */
export function toldBesides(message: string, knowledge: Knowledge): Partial<Reply> | null {
  const limited = toldBy(limits, message, knowledge);
  if (limited || isWishAtLength(message)) return limited;
  const isPlan = isPlanCalled(message, knowledge);
  const isForPlan = isPlan && knowledge.readOpen(message).making > 0;
  return (
    (isForPlan ? null : toldBy(world, message, knowledge)) ??
    (isForSchool(message, isPlan, knowledge) ? toldBy(school, message, knowledge) : null) ??
    (isWhole(message, isPlan) ? null : toldBy(parts, message, knowledge))
  );
}

/** Not a part of what somebody has already. */
function isWhole(message: string, isPlan: boolean): boolean {
  const text = foldText(message);
  return isPageAbout(message) || (!isOwn.test(message) && (isPlan || isIn(text, wholeThing)));
}

const wholeThing = planSigns('a whole thing');

const ofProgram =
  /spiel|quiz|program|trainer|rechner|\bapp\b|seite|generator|anim|zeichn|\bmal(?:e|en|t)?\b(?! so)|pyt?hon|code|html|css|liste|schleife|variable|funktion|turtle|print|\bif\b|karteikarten/;

/** A card that fits so well is meant. */
const likely = { share: 0.7, score: 450 };

/** What school asks about is also what games and quizzes are made of. */
function isForProgram(message: string, knowledge: Knowledge): boolean {
  const text = foldText(message);
  const [card] = conceptsMeant(knowledge, message);
  const isOnCard = card !== undefined && card.share > likely.share && card.score > likely.score;
  return isToMake(message) || ofProgram.test(text) || isOnCard;
}

/** `Mathe` begins the name of a plan, and who asks for help there wants no program. */
function isForSchool(message: string, isPlan: boolean, knowledge: Knowledge): boolean {
  if (asksForHelp.test(message)) return !isToMake(message) && !ofProgram.test(foldText(message));
  return !isPlan && !isForProgram(message, knowledge);
}

const asksForHelp = /helf|hilf/i;

function toldBy(
  table: AnswerTable<never>,
  message: string,
  knowledge: Knowledge,
): Partial<Reply> | null {
  const row = table.rowOf(message);
  if (row === undefined) return null;
  const text = table.sayRow(row);
  const choices = plansNamedIn(text, knowledge);
  const intent = table === school ? ofSchool(row) : intentOf(row);
  return { text, choices, intent, concept: cards.get(row) ?? null };
}

/** Where a program for it can be built all the same. */
function ofSchool(row: string): Intent {
  return row === 'other subjects' || row === 'maths for school' ? 'craft' : 'off-topic';
}

function intentOf(row: string): Intent {
  if (cards.has(row)) return 'concept';
  return feelings.has(row) ? 'frustration' : 'craft';
}

/** Who speaks of their own has it already. */
const isOwn = /(?<!\p{L})mein/iu;

/** A whole game or page is more than a word of it. */
function isPlanCalled(message: string, knowledge: Knowledge): boolean {
  const [first] = plansMeant(knowledge, message);
  return (
    first !== undefined && isCertain(first) && (first.isNamed || isNamedBy(message, first.plan))
  );
}
