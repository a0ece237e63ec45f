import * as z from 'zod/mini';
import { route } from './route.ts';
import { unit } from './units.ts';

export const readRiddle = route({
  method: 'GET',
  path: '/api/riddle',
  summary: 'The riddle of today, the same for the whole house, and whether this learner found it.',
  answer: z.object({ unit, done: z.boolean() }),
});
