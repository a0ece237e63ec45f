import * as z from 'zod/mini';
import { route } from './route.ts';
import { unit } from './units.ts';

export const readRiddle = route({
  method: 'GET',
  path: '/api/riddle',
  summary: 'The riddle of today, the same for the whole house, and whether this learner found it.',
  answer: z.object({
    unit,
    /** By the clock of the house: all that was tapped counts for this turn alone. */
    day: z.iso.date(),
    /** In this turn. */
    done: z.boolean(),
    /** When it had its turn earlier. */
    wasFoundBefore: z.boolean(),
  }),
});
