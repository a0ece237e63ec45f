import type { Concept } from '@hbg/content/concept';
import { isFiller, stemOf, stemsIn, tellingWords } from '../search/words.ts';
import { inWords, titlesOf } from './ask-back.ts';
import { conceptsMeant, isNameAlone } from './find-concept.ts';
import { isSharedBy, stemsOfWish } from './making-wish.ts';
import { namesOf } from './names.ts';
import { plansMeant } from './plans-meant.ts';
import type { Knowledge, Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';

/** So little speaks for a card that nobody has named … */
const little = { share: 0.7, score: 450 };
/** … or it has so little of what is said beside its name. */
const leastCovered = 0.6;
const fewWords = 3;
/** Beyond doubt, whatever else is said. */
const sure = { share: 0.95, score: 1_000 };

const forMeaning =
  /was (?:ist|sind|is|heißt|heisst|bedeutet)|erklär|erklaer|bedeut|unterschied|wozu|wofür|wofuer|versteh/i;

/** So likely must be what is asked about beside it. */
const near = { card: 0.05, plan: 0.3 };
const mostChoices = 3;

/** A card that one word of a message has brought up is a guess: one of three, and told where it's likely. */
export function withDoubt(message: string, reply: Reply, knowledge: Knowledge): Reply {
  const card = reply.intent === 'concept' ? knowledge.concepts.get(reply.concept ?? '') : undefined;
  if (!card || !isByChance(message, card, knowledge)) return reply;
  if (isLikely(message, card, knowledge)) {
    const opening = sayOfPlan('card by chance');
    return { ...reply, choices: [card.title], text: `${opening}\n\n${reply.text}` };
  }
  const choices = meantPerhaps(message, card, knowledge);
  const { wish, lead } = knowledge.readOpen(message);
  const isElsewhere = wish === 'off-topic' && lead > 0;
  if (choices.length === 0 || isElsewhere) return { ...reply, ...atLoss };
  const text = sayOfPlan('one of these cards', 0, { titles: inWords(choices) });
  return { ...reply, choices, text };
}

/** What always has an answer. */
const openings = ['Gib mir eine Idee', 'Stell mir eine Frage', 'Was lerne ich als Nächstes?'];
const atLoss = {
  choices: openings,
  text: sayOfPlan('at a loss'),
  intent: 'off-topic',
  concept: null,
} as const;

function isLikely(message: string, card: Concept, knowledge: Knowledge): boolean {
  const meant = conceptsMeant(knowledge, message).find(({ concept }) => concept === card);
  return meant !== undefined && meant.share >= little.share;
}

/** The likeliest plan that has a word of it, and the likeliest cards. */
function meantPerhaps(message: string, card: Concept, knowledge: Knowledge) {
  const wished = stemsOfWish(message);
  const plans = plansMeant(knowledge, message)
    .slice(0, 1)
    .filter(({ plan, share }) => share > near.plan && isSharedBy(wished, plan, knowledge.plans));
  const others = conceptsMeant(knowledge, message).filter(
    ({ concept, share }) => concept !== card && share > near.card,
  );
  const cards = [card, ...others.map(({ concept }) => concept)];
  if (!cards.some((each) => hasWordOf(message, each)))
    return titlesOf(plans.map(({ plan }) => plan));
  const things = [...cards.slice(0, 1), ...plans.map(({ plan }) => plan), ...cards.slice(1)];
  return titlesOf(things).slice(0, mostChoices);
}

/** What has no word of it was brought up by how it's asked. */
function hasWordOf(message: string, card: Concept): boolean {
  const told = new Set(stemsIn([...namesOf(card), card.short, ...card.asked].join(' ')));
  return tellingWords(message).some((word) => !isFiller(stemOf(word)) && told.has(stemOf(word)));
}

function isByChance(message: string, card: Concept, knowledge: Knowledge): boolean {
  if (isNameAlone(knowledge, message)) return false;
  const said = new Set(stemsIn(message));
  const isNamed = namesOf(card).some((name) => stemsIn(name).every((stem) => said.has(stem)));
  const meant = conceptsMeant(knowledge, message).find(({ concept }) => concept === card);
  if (meant && meant.share > sure.share && meant.score > sure.score) return false;
  if (isNamed) return !forMeaning.test(message) && isHardlyCovered(message, card);
  return !meant || meant.share < little.share || meant.score < little.score;
}

function isHardlyCovered(message: string, card: Concept): boolean {
  const told = new Set(stemsIn([...namesOf(card), card.short, ...card.asked].join(' ')));
  const telling = [...new Set(tellingWords(message).map(stemOf))];
  const covered = telling.filter((stem) => told.has(stem)).length;
  return telling.length >= fewWords && covered <= leastCovered * telling.length;
}
