import * as z from 'zod/mini';
import { shortText } from './front-matter.ts';
import type { Lesson } from './lesson.ts';

export const courseFront = z.strictObject({ name: shortText, description: shortText });
export const chapterFront = z.strictObject({ title: shortText, description: shortText });

export type Chapter = z.infer<typeof chapterFront> & { readonly lessons: readonly Lesson[] };
export type Course = z.infer<typeof courseFront> & {
  readonly id: number;
  readonly chapters: readonly Chapter[];
};
