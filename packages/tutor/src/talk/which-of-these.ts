import { namesOf } from '../search/names.ts';
import { isFiller, stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import { type Choosable, oneOfThese, titlesOf } from './choices.ts';
import { conceptsMeant } from './find-concept.ts';
import type { Intent } from './intent.ts';
import { isSharedBy, stemsOfWish } from './making-wish.ts';
import { inPlainWords } from './plain-words.ts';
import { plansMeant } from './plans-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';

const choicesAsked = 3;
/** So likely must be what is asked about. */
const near = { card: 0.05, plan: 0.3, question: 0.03, covered: 0.6 };

/** What always has an answer. */
export const openings = [
  'Gib mir eine Idee',
  'Stell mir eine Frage',
  'Was lerne ich als Nächstes?',
] as const;

/** Three things to choose from, with a word of what was said; null where fewer have one. */
export function whichOfThese(
  message: string,
  knowledge: Knowledge,
  least = 1,
): Partial<Reply> | null {
  const things = nearestTo(message, knowledge);
  return things.length < least ? null : asking(things);
}

/** Somebody has begun to ask, and said nothing yet: what most begin so is offered. */
export function whichBegun(
  message: string,
  knowledge: Knowledge,
  intent: Intent,
  { lastIntent, lesson }: Situation,
): Partial<Reply> | null {
  if (lesson || lastIntent !== null || !isBegun(message, intent)) return null;
  const { meant } = knowledge.readQuestion(message);
  const best = meant.toSorted((a, b) => b.score - a.score).map(({ question }) => question);
  return { ...asking(best), isUnsure: false };
}

const mayBegin: ReadonlySet<Intent> = new Set(['concept', 'off-topic', 'house', 'craft', 'error']);
/** A whole sentence ends otherwise, or is about what was said before. */
const isIncomplete =
  /(?:^\W*\w+|geht|gehen|macht man|mache? ich|ich|man|zwischen|mit|von|ein|eine|der|die|das|und|oder|wie|fuer|zu|kann|ist|sind|kommt|heisst)\W*$/;

const asksNothing =
  /^\W*(?:was|wie|warum|wer|wo|wann|woher|welche[rs]?|wozu|ist|sind|kann|kannst|darf|muss|gibt)(?![a-z])/;

function isBegun(message: string, intent: Intent): boolean {
  const said = inPlainWords(message);
  const isOpen = mayBegin.has(intent) || wordsIn(said).length <= 2;
  if (!isOpen || !isIncomplete.test(said)) return false;
  return asksNothing.test(said) && wordsIn(said).every((word) => isFiller(stemOf(word)));
}

function asking(things: readonly Choosable[]): Partial<Reply> {
  const near = things.slice(0, choicesAsked);
  return oneOfThese(near, [...titlesOf(near), ...openings].slice(0, choicesAsked));
}

/** The likeliest card, question and plan come first. */
function nearestTo(message: string, knowledge: Knowledge): Choosable[] {
  const questions = knowledge
    .readQuestion(message)
    .meant.filter(({ share, covered }) => share > near.question && covered >= near.covered)
    .map(({ question }) => question);
  const cards = conceptsMeant(knowledge, message)
    .filter(({ share }) => share > near.card)
    .map(({ concept }) => concept)
    .filter((card) => hasWordOf(message, [...namesOf(card), card.short, ...card.asked]));
  const wished = stemsOfWish(message);
  const plans = plansMeant(knowledge, message)
    .slice(0, 1)
    .filter(({ plan, share }) => share > near.plan && isSharedBy(wished, plan, knowledge.plans))
    .map(({ plan }) => plan);
  const kinds: Choosable[][] = [cards, questions, plans];
  return [...new Set([...kinds.flatMap((each) => each.slice(0, 1)), ...kinds.flat()])];
}

function hasWordOf(message: string, texts: readonly string[]): boolean {
  const told = new Set(stemsIn(texts.join(' ')));
  return tellingWords(message).some((word) => !isFiller(stemOf(word)) && told.has(stemOf(word)));
}
