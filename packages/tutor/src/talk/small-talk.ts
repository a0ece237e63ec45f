import { foldText } from '../safety/fold-text.ts';
import { openTable } from './answer-table.ts';
import type { Intent } from './intent.ts';
import type { Reply } from './situation.ts';

/** Read from the top: what somebody tells of comes before how they greet. */
const table = openTable('small-talk', ['greetings', 'listening', 'asked', 'idle']);

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

/** Beyond doubt, where there's no task: what is felt beside others or for want of success, and what is kept. */
const sure: ReadonlyMap<string, Intent> = new Map([
  ['comparing', 'frustration'],
  ['nothing works', 'frustration'],
  ['not daring', 'frustration'],
  ['what is kept', 'small-talk'],
  ['saying du', 'small-talk'],
  ['how clever', 'small-talk'],
  ['seeing and hearing', 'small-talk'],
]);

export function surelySmallTalk(message: string): Partial<Reply> | null {
  const intent = sure.get(table.rowOf(message) ?? '');
  const text = table.answer(message, 0);
  return intent && text ? { text, intent, concept: null } : null;
}

const asking =
  /\?\s*$|^(?:wer|wie|was|wo|wann|warum|wieso|darf|kann|kannst|soll|muss|bist|hast|gibt|ist|sind|wirst)\b/;
const greeting =
  /^\W*(?:hall\w*|hi+|hey+|hello|moin|servus|na|guten|gruess|griass|gruezi|good|tach|jo|yo|huhu|ahoi|hoi|bin wieder|da bin)\b/;

export function smallTalk(message: string, turn: number): string {
  const text = foldText(message).trim();
  return table.answer(message, turn) ?? table.say(otherwise(text), turn);
}

function otherwise(text: string) {
  if (greeting.test(text)) return 'greetings';
  if (text.split(' ').length <= 2) return 'idle';
  return asking.test(text) ? 'asked' : 'listening';
}
