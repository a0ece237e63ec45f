import { isHarmless } from '../safety/safe-answers.ts';
import { conceptsNamed } from './find-concept.ts';
import { hear } from './hear.ts';
import type { Knowledge } from './situation.ts';

type Said = { readonly message: string; readonly intent: string };

const lately = 10;

/**
 * What of the past may leave the house along with what is said now; null when that itself has to stay.
 * What needs a person stays, and so does what follows, until a thing is asked for by its name.
 */
export function openTalk<Row extends Said>(
  past: readonly Row[],
  now: Said,
  knowledge: Knowledge,
): Row[] | null {
  let isGrave = false;
  const isOpen = ({ message, intent }: Said) => {
    const goesOn = isGrave && conceptsNamed(knowledge, message).length === 0;
    const { danger, isWorrying } = hear(message, knowledge);
    isGrave = goesOn || isWorrying || danger?.isSure === true || !isHarmless(intent);
    return !isGrave;
  };
  const open = past.slice(-lately).filter(isOpen);
  return isOpen(now) ? open : null;
}
