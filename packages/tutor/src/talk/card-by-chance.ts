import type { Concept } from '@hbg/content/concept';
import { namesOf } from '../search/names.ts';
import { stemOf, stemsIn, tellingWords } from '../search/words.ts';
import { conceptsMeant, isNameAlone } from './find-concept.ts';
import { likeliestQuestion, told } from './question-asked.ts';
import type { Knowledge, Reply } from './situation.ts';
import { sayOfPlan } from './tell-plan.ts';
import { openings, whichOfThese } from './which-of-these.ts';

/** So little speaks for a card that nobody has named … */
const little = { share: 0.7, score: 450 };
/** … or it has so little of what is said beside its name. */
const leastCovered = 0.6;
const fewWords = 3;
/** Beyond doubt, whatever else is said. */
const sure = { share: 0.95, score: 1_000 };

const forMeaning =
  /was (?:ist|sind|is|heißt|heisst|bedeutet)|erklär|erklaer|bedeut|unterschied|wozu|wofür|wofuer|versteh/i;

/** A card that one word of a message has brought up is a guess: one of three, and told where it's likely. */
export function withDoubt(message: string, reply: Reply, knowledge: Knowledge): Reply {
  const card = reply.intent === 'concept' ? knowledge.concepts.get(reply.concept ?? '') : undefined;
  if (!card || !isByChance(message, card, knowledge)) return reply;
  if (isLikely(message, card, knowledge)) {
    const opening = sayOfPlan('card by chance');
    return { ...reply, choices: [card.title], text: `${opening}\n\n${reply.text}` };
  }
  const { wish, lead } = knowledge.readOpen(message);
  const isElsewhere = wish === 'off-topic' && lead > 0;
  const likeliest = isElsewhere ? null : likeliestQuestion(message, knowledge);
  if (likeliest) return { ...reply, ...told(message, likeliest, knowledge) };
  const which = isElsewhere ? null : whichOfThese(message, knowledge);
  return { ...reply, ...(which ?? atLoss) };
}

const atLoss = {
  choices: openings,
  text: sayOfPlan('at a loss'),
  intent: 'off-topic',
  concept: null,
  isUnsure: true,
} as const;

function isLikely(message: string, card: Concept, knowledge: Knowledge): boolean {
  const meant = conceptsMeant(knowledge, message).find(({ concept }) => concept === card);
  return meant !== undefined && meant.share >= little.share;
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
