import * as z from 'zod/mini';
import { tooOften } from './refusals.ts';
import { route } from './route.ts';

const result = z.object({
  topic: z.string(),
  description: z.string(),
  difficulty: z.string(),
  steps: z.array(z.string()),
  codeExample: z.string(),
  explanation: z.string(),
});

export const search = route({
  method: 'POST',
  path: '/api/search',
  summary: 'Looks for a topic in lessons, concept cards and snippets, best first.',
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
