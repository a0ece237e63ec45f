import { isFiller, stemOf, stemsIn, tellingWords, wordsIn } from '../search/words.ts';
import { inWords, titlesOf } from './ask-back.ts';
import { conceptsMeant } from './find-concept.ts';
import type { Intent } from './intent.ts';
import { isSharedBy, stemsOfWish } from './making-wish.ts';
import { namesOf } from './names.ts';
import { inPlainWords } from './plain-words.ts';
import { plansMeant } from './plans-meant.ts';
import type { Knowledge, Reply, Situation } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';

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
  const titles = nearestTo(message, knowledge).slice(0, choicesAsked);
  return titles.length < least ? null : asking(titles);
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
  return { ...asking(titlesOf(best).slice(0, choicesAsked)), isUnsure: false };
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

function asking(titles: readonly string[]): Partial<Reply> {
  const choices = [...titles, ...openings].slice(0, choicesAsked);
  const names = titles.map((title) => title.replace(/\?$/, ''));
  const text = sayOfPlan('one of these', 0, { titles: inWords(names) });
  return { text, choices, isUnsure: true };
}

/** The likeliest card, question and plan come first. */
function nearestTo(message: string, knowledge: Knowledge): string[] {
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
  const kinds = [titlesOf(cards), titlesOf(questions), titlesOf(plans)];
  return [...new Set([...kinds.flatMap((each) => each.slice(0, 1)), ...kinds.flat()])];
}

function hasWordOf(message: string, texts: readonly string[]): boolean {
  const told = new Set(stemsIn(texts.join(' ')));
  return tellingWords(message).some((word) => !isFiller(stemOf(word)) && told.has(stemOf(word)));
}
