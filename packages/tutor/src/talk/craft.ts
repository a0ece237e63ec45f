import { foldText } from '../safety/fold-text.ts';
import { openTable } from './answer-table.ts';
import { conceptsMeant, isAboutOther } from './find-concept.ts';
import type { Knowledge, Reply } from './situation.ts';
import { isAboutPeople, isOwnFeeling } from './small-talk.ts';

/** Questions about programming as a whole: what it's good for, what one can become by it. */
const craft = openTable('craft', ['unknown']);

export const aboutTheCraft = craft.answer;
export const unknownCraft = craft.say('unknown');

/** Rows whose words leave no doubt, and the card of what they are about. */
const sure: ReadonlyMap<string, string | null> = new Map([
  ['first language', null],
  ['getting better', null],
  ['machines that lie', 'halluzination'],
  ['after Python', null],
  ['length of the course', null],
  ['fewer mistakes', null],
  ['what games are written in', null],
  ['staying with it', null],
  ['why languages', null],
  ['how searching works', null],
  ['copying code', null],
  ['worth it', null],
  ['is it hard', null],
  ['machines dangerous', null],
  ['how machines learn', null],
  ['too early', null],
  ['what is taught here', null],
  ['why so many languages', null],
  ['remembering', null],
  ['how often', null],
  ['hacking allowed', null],
  ['worth learning', null],
  ['how chatbots know', 'sprachmodell'],
  ['machines that err', 'halluzination'],
  ['machines that think', 'kuenstliche-intelligenz'],
  ['what an app is', null],
  ['a button that acts', null],
  ['text that blinks', null],
  ['a picture behind', null],
  ['size of a picture', null],
  ['what programmers do', null],
  ['its name', null],
  ['programming invented', null],
  ['computer invented', null],
  ['web invented', null],
  ['slow Python', null],
  ['work and machines', 'kuenstliche-intelligenz'],
  ['machines that feel', 'kuenstliche-intelligenz'],
  ['machines that know', 'halluzination'],
  ['machines and danger', 'kuenstliche-intelligenz'],
  ['machines and homework', 'kuenstliche-intelligenz'],
  ['pay', null],
  ['apps for the phone', null],
  ['real robots', null],
  ['how the web works', null],
  ['girls and boys', null],
  ['until it works', null],
  ['what games need', null],
  ['maths needed', null],
  ['why bugs', 'debugging'],
  ['how many languages', null],
  ['what is recommended', null],
  ['what AI needs', null],
  ['stuck with a subject', null],
  ['machines and cleverness', 'kuenstliche-intelligenz'],
]);

/** What is dangerous is often something done with machines, which has a card of its own. */
function isForOther(knowledge: Knowledge, message: string, concept: string, row: string): boolean {
  if (row !== 'machines and danger') return isAboutOther(knowledge, message, concept);
  const [likeliest] = conceptsMeant(knowledge, message);
  return likeliest?.concept.id !== concept && (likeliest?.share ?? 0) > shareOfOther;
}

const shareOfOther = 0.5;

/** Questions about the very thing that the card tells of. */
const asCards: ReadonlySet<string> = new Set([
  'machines that err',
  'machines that lie',
  'machines that think',
  'how chatbots know',
]);

/** Of machines, in words that tell of people as well. */
const feelings: ReadonlySet<string> = new Set(['machines that feel', 'machines and danger']);

function isOwn(message: string): boolean {
  const text = foldText(message).trim();
  return isAboutPeople(text) || isOwnFeeling(text);
}

/** Whatever kind of message it was taken for, unless it's about another card for sure. */
export function surelyAboutTheCraft(
  message: string,
  knowledge: Knowledge,
  turn: number,
): Partial<Reply> | null {
  const row = craft.rowOf(message) ?? '';
  const concept = sure.get(row);
  const text = craft.answer(message, turn);
  if (concept === undefined || !text || (feelings.has(row) && isOwn(message))) return null;
  if (concept !== null && isForOther(knowledge, message, concept, row)) return null;
  return { text, intent: asCards.has(row) ? 'concept' : 'craft', concept };
}
