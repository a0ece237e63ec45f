import { snippetCategories, snippetDifficulties, snippetLanguages } from '@hbg/contract/snippets';
import * as z from 'zod/mini';
import { listOf, longText, shortText } from './front-matter.ts';

export const snippetFront = z.strictObject({
  title: shortText,
  description: shortText,
  language: z.enum(snippetLanguages),
  category: z.enum(snippetCategories),
  tags: listOf(shortText, 1, 8),
  difficulty: z.enum(snippetDifficulties),
  createdAt: z.iso.date(),
  steps: listOf(shortText, 3, 4),
  explanation: longText,
});

/** A piece of code to take along. */
export type Snippet = Readonly<z.infer<typeof snippetFront>> & {
  readonly id: number;
  readonly code: string;
};
