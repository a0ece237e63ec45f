import { openReplies } from './replies.ts';

/** Short answers that need no knowledge, in several ways. */
export const sayShortly = openReplies('short', [
  'thanked',
  'flattered',
  'succeeded',
  'beyond me',
  'comfort',
  'offers',
  'invitation',
  'refusals',
  'grumbled at',
]);
