import * as z from 'zod/mini';
import { learnerId } from './account.ts';
import { chatMessage, speaker } from './chat.ts';
import { otherLearner, tooOften, unknownLearner } from './refusals.ts';
import { route } from './route.ts';

export const sendToCompanion = route({
  method: 'POST',
  path: '/api/ai-companion/chat',
  summary: 'Talks with one of the two companions about programming and AI.',
  body: z.object({
    message: chatMessage,
    /** A learner, for their companion: 1 has the advanced buddy, all others the playful helper. */
    userId: learnerId,
    /** Taken and not read: whom a companion speaks with is told by the session alone. */
    username: z.optional(z.string().check(z.maxLength(100))),
  }),
  answer: z.object({
    message: z.string(),
    mood: z.enum(['happy', 'excited', 'thinking', 'encouraging', 'calm', 'sorry']),
    suggestions: z.array(z.string()),
    speaker,
  }),
  refusals: { unknownLearner: unknownLearner('userId'), otherLearner, tooOften },
});
