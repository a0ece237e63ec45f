import { openTable } from './answer-table.ts';

/** Questions about programming as a whole: what it's good for, what one can become by it. */
const craft = openTable('craft', ['unknown']);

export const aboutTheCraft = craft.answer;
export const unknownCraft = craft.say('unknown');
