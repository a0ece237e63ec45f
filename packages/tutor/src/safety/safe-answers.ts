import { loadReplies } from '@hbg/content/load-replies';
import { crisisKindOf, crisisKinds } from './crisis-kinds.ts';
import { type UnsafeKind, unsafeKinds } from './unsafe.ts';

/** In a crisis the answer is about the child's own need. */
const otherKinds = unsafeKinds.filter((kind) => kind !== 'crisis');
const safeReplies = [...crisisKinds, ...otherKinds, 'care'] as const;
const parts = ['number', 'adult', 'program', 'help', 'ring'] as const;
const reply = loadReplies('safety', [...parts, ...safeReplies]);

/** Its halves stay on one line. */
export const numberOfKummer = reply('number');
/** In front of an answer to what may be a cry for help, and may be none. */
export const careNote = reply('care');
export const allSafeAnswers = safeReplies.map(reply);

/** To this message, which was taken for one of that kind. */
export function safeAnswer(kind: UnsafeKind, message: string): string {
  return reply(kind === 'crisis' ? crisisKindOf(message) : kind);
}

/** Whether a message gets another answer than these. */
export function isHarmless(intent: string): boolean {
  return !unsafeKinds.some((kind) => kind === intent);
}
