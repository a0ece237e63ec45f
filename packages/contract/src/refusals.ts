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

/** A number in this field that fits, but isn't one of the house's learners. */
export function unknownLearner<const Field extends string>(field: Field) {
  return {
    status: 400,
    text: `${field}: Hier lernt niemand mit dieser Nummer.`,
  } as const satisfies Refusal;
}
