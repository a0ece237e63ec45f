import { type HintTask, nextHint } from '../ladder/hint-ladder.ts';
import type { Reply } from './situation.ts';

/** The next hint as the part of a reply that it is. */
export function hintReply(task: HintTask): Pick<Reply, 'text' | 'rung' | 'place' | 'hint'> {
  const { rung, text, place, codeKey } = nextHint(task);
  return { text, rung, place, hint: { rung, codeKey } };
}
