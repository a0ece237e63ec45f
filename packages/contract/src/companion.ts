import * as z from 'zod/mini';
import { learnerId } from './account.ts';
import { chatMessage, lastResult, speaker } from './chat.ts';
import { programCode } from './execution.ts';
import { otherLearner, tooOften, unknownLearner } from './refusals.ts';
import { route } from './route.ts';

export const mood = z.enum(['happy', 'excited', 'thinking', 'encouraging', 'calm', 'sorry']);
export type Mood = z.infer<typeof mood>;

export const sendToCompanion = route({
  method: 'POST',
  path: '/api/ai-companion/chat',
  summary:
    'Talks with one of the two companions about programming and AI; streams to who accepts text/event-stream.',
  streams: true,
  body: z.object({
    message: chatMessage,
    /** A learner, for their companion: 1 has the advanced buddy, all others the playful helper. */
    userId: learnerId,
    /** Taken and not read: whom a companion speaks with is told by the session alone. */
    username: z.optional(z.string().check(z.maxLength(100))),
    /** How often something was said since the greeting: what lies before that counts no more. Left out, all does. */
    saidBefore: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
    /** What the learner has tried last, and what came of it. */
    code: z._default(programCode, ''),
    lastResult: z._default(z.nullable(lastResult), null),
  }),
  answer: z.object({
    message: z.string(),
    mood,
    suggestions: z.array(z.string()),
    speaker,
    /** What can be built, and the concept card, that this is about. */
    plan: z.nullable(z.string()),
    concept: z.nullable(z.string()),
  }),
  refusals: { unknownLearner: unknownLearner('userId'), otherLearner, tooOften },
});
