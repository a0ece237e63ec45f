import type { Refusal } from './route.ts';

/** The call names a learner (`x-learner`), and the session is another one's. */
export const otherLearner = {
  status: 409,
  text: 'Hier ist gerade jemand anderes angemeldet.',
} as const satisfies Refusal;

/** Comes with `Retry-After`. */
export const tooOften = {
  status: 429,
  text: 'Das war gerade sehr viel auf einmal. Gleich geht es weiter.',
} as const satisfies Refusal;
