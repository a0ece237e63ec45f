import * as z from 'zod/mini';
import { unknownLearner } from './refusals.ts';
import { route } from './route.ts';

/** Of a row of `learner`; which there are, the server knows. */
export const learnerId = z.int().check(z.gte(1), z.lte(999_999_999));
export type LearnerId = z.infer<typeof learnerId>;

export const user = z.object({ id: learnerId, name: z.string() });
export type User = z.infer<typeof user>;

export const login = route({
  method: 'POST',
  path: '/api/login',
  summary: 'Opens a session for a learner with the family password.',
  isPublic: true,
  body: z.object({
    user: learnerId,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  answer: user,
  refusals: {
    unknownLearner: unknownLearner('user'),
    wrongPassword: { status: 401, text: 'Das Passwort ist nicht korrekt.' },
    tooManyTries: {
      status: 429,
      text: 'Gerade gibt es zu viele Versuche. Warte ein paar Sekunden.',
    },
  },
});

export const logout = route({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session.',
  answer: z.void(),
});

export const currentUser = route({
  method: 'GET',
  path: '/api/user',
  summary: 'The learner of this session.',
  answer: user,
});
