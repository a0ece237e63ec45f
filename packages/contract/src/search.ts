import * as z from 'zod/mini';
import { tooOften } from './refusals.ts';
import { route } from './route.ts';
import { snippetLanguages } from './snippets.ts';

const topicKind = z.enum(['concept', 'lesson', 'path', 'plan', 'project', 'snippet', 'term']);

const result = z.object({
  kind: topicKind,
  /** The address where it belongs: `/learn/1/7`, `/code-library?q=Einmaleins`. */
  place: z.string(),
  topic: z.string(),
  description: z.string(),
  difficulty: z.string(),
  steps: z.array(z.string()),
  codeExample: z.string(),
  /** Of the example. */
  language: z.enum(snippetLanguages),
  explanation: z.string(),
  /** The id of a snippet of the library. */
  snippet: z.optional(z.string()),
});

export const search = route({
  method: 'POST',
  path: '/api/search',
  summary:
    'Looks for a topic in lessons, concept cards, words, learning paths, things to build and snippets, those of the house’s learners too, and in own projects, best first.',
  body: z.object({
    query: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Schreib erst, was du suchst'),
        z.maxLength(4_000, 'Höchstens 4000 Zeichen'),
      ),
    language: z.literal('german'),
  }),
  answer: z.object({ results: z.array(result) }),
  refusals: { tooOften },
});
