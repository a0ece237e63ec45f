import type { Concept } from '@hbg/content/concept';
import { stemOf, stemsIn, tellingWords } from '../search/words.ts';
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

const forMeaning =
  /was (?:ist|sind|is|heißt|heisst|bedeutet)|erklär|erklaer|bedeut|unterschied|wozu|wofür|wofuer|versteh/i;

/** So likely must be what is asked about beside it. */
const near = { card: 0.05, plan: 0.15 };
const mostChoices = 3;

/** A card that one word of a message has brought up is told as what it is: a guess, one of three. */
export function withDoubt(message: string, reply: Reply, knowledge: Knowledge): Reply {
  const card = reply.intent === 'concept' ? knowledge.concepts.get(reply.concept ?? '') : undefined;
  if (!card || !isByChance(message, card, knowledge)) return reply;
  const choices = meantPerhaps(message, card, knowledge);
  const heading = choices.length > 1 ? 'one of these cards' : 'card by chance';
  const opening = sayOfPlan(heading, 0, { titles: inWords(choices) });
  return { ...reply, choices, text: `${opening}\n\n${reply.text}` };
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
  const things = [card, ...plans.map(({ plan }) => plan), ...others.map(({ concept }) => concept)];
  return titlesOf(things).slice(0, mostChoices);
}

function isByChance(message: string, card: Concept, knowledge: Knowledge): boolean {
  if (isNameAlone(knowledge, message)) return false;
  const said = new Set(stemsIn(message));
  const isNamed = namesOf(card).some((name) => stemsIn(name).every((stem) => said.has(stem)));
  if (isNamed) return !forMeaning.test(message) && isHardlyCovered(message, card);
  const meant = conceptsMeant(knowledge, message).find(({ concept }) => concept === card);
  return !meant || meant.share < little.share || meant.score < little.score;
}

function isHardlyCovered(message: string, card: Concept): boolean {
  const told = new Set(stemsIn([...namesOf(card), card.short, ...card.asked].join(' ')));
  const telling = [...new Set(tellingWords(message).map(stemOf))];
  const covered = telling.filter((stem) => told.has(stem)).length;
  return telling.length >= fewWords && covered <= leastCovered * telling.length;
}
