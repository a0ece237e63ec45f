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
