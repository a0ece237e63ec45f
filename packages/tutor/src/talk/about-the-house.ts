import { isIn } from '../safety/signs.ts';
import { openTable } from './answer-table.ts';
import { keyAsked } from './keys-asked.ts';
import { talkSigns } from './talk-signs.ts';

/** Buttons and people of this place, and how something begins; read from the top. */
const house = openTable('house', ['unknown']);

export const unknownPlace = house.say('unknown');

/** Of this place for sure, also where a lesson is about texts, sizes and saving. */
const ours = talkSigns('of this place');

export function isOurs(text: string): boolean {
  return isIn(text, ours);
}

const toldOn = talkSigns('who is told of it');

/** Whether others come to know what is written here: beyond doubt. */
export function whoReadsAlong(text: string): string | null {
  return isIn(text, toldOn) ? house.sayRow('who reads along') : null;
}

/** Of something to be made, as where there's a task. */
export function isAboutBeginning(message: string): boolean {
  return beginnings.has(house.rowOf(message));
}

const beginnings: ReadonlySet<string | undefined> = new Set(['games', 'making something']);

/** Null when it's about something that this place may not even have. */
export function aboutTheHouse(message: string, turn: number): string | null {
  return keyAsked(message) ?? house.answer(message, turn);
}
