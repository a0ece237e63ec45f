import * as z from 'zod/mini';
import { errorFacts, programCode, runKind } from './execution.ts';
import { otherLearner, tooOften } from './refusals.ts';
import { route } from './route.ts';
import { wholeNumber } from './whole-number.ts';

/** What a learner writes to the tutor. */
export const chatMessage = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Schreib erst etwas'),
    z.maxLength(4_000, 'Höchstens 4000 Zeichen passen in eine Nachricht'),
  );

/** Who spoke: the built-in tutor or a model. */
export const speaker = z.object({
  kind: z.enum(['workshop', 'model']),
  name: z.string(),
  /** Where the words went; null where they stayed in the house. */
  host: z.nullable(z.string()),
});
export type Speaker = z.infer<typeof speaker>;

/** Counts from 1; the end column is the one behind the last character. */
const place = z.object({
  line: z.number(),
  column: z.number(),
  endLine: z.number(),
  endColumn: z.number(),
});

const mostGoals = 20;

/** What the last run of somebody's code has shown. */
export const lastResult = z.object({
  result: runKind,
  output: z.string().check(z.maxLength(300_000)),
  error: z.nullable(errorFacts),
  /** Which goals of the lesson it reached, in their order; null where that wasn't tried. */
  reached: z._default(z.array(z.nullable(z.boolean())).check(z.maxLength(mostGoals)), []),
});

const exchange = z.object({
  id: z.string(),
  message: z.string(),
  /** Simple markup: paragraphs, bold, lists, code. */
  response: z.string(),
  timestamp: z.string(),
  speaker,
  /** Of the hint ladder: 1 nudge, 2 question, 3 place in the code, 4 similar example. */
  rung: z.nullable(z.number()),
  /** The concept card that this is about. */
  concept: z.nullable(z.string()),
});
export type Exchange = z.infer<typeof exchange>;

const unknownLesson = { status: 404, text: 'Diese Lektion gibt es nicht.' };

export const sendChat = route({
  method: 'POST',
  path: '/api/chat',
  summary: 'Asks the tutor about a lesson; streams to who accepts text/event-stream.',
  streams: true,
  body: z.object({
    message: chatMessage,
    lessonId: z.int(),
    code: z._default(programCode, ''),
    lastResult: z._default(z.nullable(lastResult), null),
  }),
  answer: z.extend(exchange, {
    /** The place in the learner's code, to be marked in the editor. */
    place: z.nullable(place),
  }),
  refusals: { unknownLesson, otherLearner, tooOften },
});

export const chatHistory = route({
  method: 'GET',
  path: '/api/chat',
  summary: 'What this learner and the tutor have said about a lesson, the oldest first.',
  query: z.object({ lessonId: wholeNumber }),
  answer: z.array(exchange),
  refusals: { otherLearner },
});
