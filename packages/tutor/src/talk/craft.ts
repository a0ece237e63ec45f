import { foldText } from '../safety/fold-text.ts';
import { openTable } from './answer-table.ts';
import type { Reply } from './situation.ts';

/** Questions about programming as a whole: what it's good for, what one can become by it. */
const craft = openTable('craft', ['unknown']);

export const aboutTheCraft = craft.answer;
export const unknownCraft = craft.say('unknown');

/** Rows whose words leave no doubt, and the card of what they are about. */
const sure: ReadonlyMap<string, string | null> = new Map([
  ['first language', null],
  ['getting better', null],
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
]);

/** Whatever kind of message it was taken for. */
export function surelyAboutTheCraft(message: string, turn: number): Partial<Reply> | null {
  const text = foldText(message).trim();
  const row = sure.entries().find(([heading]) => craft.isAbout(text, heading));
  const told = row && craft.answer(message, turn);
  return told ? { text: told, intent: 'craft', concept: row[1] } : null;
}
