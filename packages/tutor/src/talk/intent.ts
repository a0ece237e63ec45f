/** What somebody wants who writes to the tutor. */
export const intents = [
  'concept',
  'hint',
  'solution',
  'error',
  'example',
  'explain-line',
  'quiz',
  'praise',
  'frustration',
  'small-talk',
  'off-topic',
  'follow-up',
  'done',
  'task',
  'house',
  'craft',
] as const;
export type Intent = (typeof intents)[number];

/** What only who isn't in a lesson wants: to make something, an idea for it, or what to learn next. */
export const openIntents = ['build', 'idea', 'next'] as const;
export type OpenIntent = (typeof openIntents)[number];
