import type { Concept } from '@hbg/content/concept';
import { stemOf, stemsIn, tellingWords } from '../search/words.ts';
import { conceptsMeant, isNameAlone } from './find-concept.ts';
import { namesOf } from './names.ts';
import type { Knowledge, Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';

/** So little speaks for a card that nobody has named … */
const little = { share: 0.7, score: 450 };
/** … or it has so little of what is said beside its name. */
const leastCovered = 0.6;
const fewWords = 3;

const forMeaning =
  /was (?:ist|sind|is|heißt|heisst|bedeutet)|erklär|erklaer|bedeut|unterschied|wozu|wofür|wofuer|versteh/i;

/** A card that one word of a message has brought up is told as what it is: a guess. */
export function withDoubt(message: string, reply: Reply, knowledge: Knowledge): Reply {
  const card = reply.intent === 'concept' ? knowledge.concepts.get(reply.concept ?? '') : undefined;
  if (!card || !isByChance(message, card, knowledge)) return reply;
  return { ...reply, text: `${sayOfPlan('card by chance')}\n\n${reply.text}` };
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
