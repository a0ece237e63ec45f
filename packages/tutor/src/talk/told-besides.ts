import { type AnswerTable, openTable } from './answer-table.ts';
import type { Intent } from './intent.ts';
import { isNamedBy } from './making-wish.ts';
import { isCertain } from './plan-or-card.ts';
import { plansMeant } from './plans-meant.ts';
import type { Knowledge, Reply } from './situation.ts';

/** What can't be built here, whatever plan comes near to it. */
const limits = openTable('limits', []);
/** How computers work, what school asks about them, and what goes on here. */
const world = openTable('world', []);
/** Parts of games and pages: a whole one has a plan. */
const parts = openTable('parts', []);

/** Rows about what a card tells of as well. */
const cards: ReadonlyMap<string, string> = new Map([
  ['a good prompt', 'prompt'],
  ['measured machines', 'genauigkeit'],
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
  return (
    toldBy(limits, message, knowledge) ??
    toldBy(world, message, knowledge) ??
    (isWhole(message, knowledge) ? null : toldBy(parts, message, knowledge))
  );
}

function toldBy(
  table: AnswerTable<never>,
  message: string,
  knowledge: Knowledge,
): Partial<Reply> | null {
  const row = table.rowOf(message);
  if (row === undefined) return null;
  const text = table.sayRow(row);
  const choices = plansIn(text, knowledge);
  return { text, choices, intent: intentOf(row), concept: cards.get(row) ?? null };
}

/** Those that it names, to be chosen. */
function plansIn(text: string, { plans }: Knowledge): string[] {
  const titles = new Set(Array.from(plans.values(), ({ title }) => title));
  const named = Array.from(text.matchAll(/[*„]+([^*“]+)[*“]+/g), ([, name = '']) => name);
  return [...new Set(named)].filter((name) => titles.has(name));
}

function intentOf(row: string): Intent {
  if (cards.has(row)) return 'concept';
  return feelings.has(row) ? 'frustration' : 'craft';
}

/** Who speaks of their own has it already. */
const isOwn = /(?<!\p{L})mein/iu;

function isWhole(message: string, knowledge: Knowledge): boolean {
  if (isOwn.test(message)) return false;
  const [first] = plansMeant(knowledge, message);
  return (
    first !== undefined && isCertain(first) && (first.isNamed || isNamedBy(message, first.plan))
  );
}
