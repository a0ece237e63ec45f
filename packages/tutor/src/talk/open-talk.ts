import { isHarmless } from '../safety/safe-answers.ts';
import { conceptsNamed } from './find-concept.ts';
import { hear } from './hear.ts';
import type { Knowledge } from './situation.ts';

type Said = { readonly message: string; readonly intent: string };

const lately = 10;

/**
 * Of what was said lately, what may leave the house. What needs a person stays, and so does what
 * follows, until a thing is asked for by its name.
 */
export function openTalk<Row extends Said>(said: readonly Row[], knowledge: Knowledge): Row[] {
  let isGrave = false;
  return said.slice(-lately).filter(({ message, intent }) => {
    const goesOn = isGrave && conceptsNamed(knowledge, message).length === 0;
    const { danger, isWorrying } = hear(message, knowledge);
    isGrave = goesOn || isWorrying || danger?.isSure === true || !isHarmless(intent);
    return !isGrave;
  });
}
