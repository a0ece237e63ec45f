import { foldText } from '../safety/fold-text.ts';
import { openTable } from './answer-table.ts';

/** Read from the top: what somebody tells of comes before how they greet. */
const table = openTable('small-talk', ['greetings', 'listening', 'idle']);

/** Quarrels and hurts, of which programming is no part. */
export function isAboutPeople(text: string): boolean {
  return table.isAbout(text, 'people');
}

/** What somebody feels, not what machines may feel. */
export function isOwnFeeling(text: string): boolean {
  return table.isAbout(text, 'sadness') && !ofMachines.test(text);
}

const ofMachines = /angst vor (?:der |den |einer |dem )?(?:ki|kis|roboter|computer|chatgpt)/;

export function isBeforeTest(text: string): boolean {
  return table.isAbout(text, 'before a test');
}

export function isAboutTutor(text: string): boolean {
  return table.isAbout(text, 'name');
}

const greeting =
  /^\W*(?:hall\w*|hi+|hey+|hello|moin|servus|na|guten|gruess|griass|gruezi|good|tach|jo|yo|huhu|ahoi|hoi|bin wieder|da bin)\b/;

export function smallTalk(message: string, turn: number): string {
  const text = foldText(message).trim();
  return table.answer(message, turn) ?? table.say(otherwise(text), turn);
}

function otherwise(text: string) {
  if (greeting.test(text)) return 'greetings';
  return text.split(' ').length > 2 ? 'listening' : 'idle';
}
