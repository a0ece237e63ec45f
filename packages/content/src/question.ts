import * as z from 'zod/mini';
import { type Difficulty, difficulty } from './difficulty.ts';
import { listOf, shortText } from './front-matter.ts';

/** What a question is about: the folders. */
export const subjects = [
  'ai',
  'computer',
  'differences',
  'errors',
  'history',
  'house',
  'learning',
  'python',
  'web',
] as const;
export type QuestionSubject = (typeof subjects)[number];

/** The front matter of an answer; `Question` says what its keys are for. */
export const questionFront = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(80), z.endsWith('?')),
  asked: listOf(shortText, 7, 40),
  difficulty,
  related: listOf(shortText, 0, 3),
});

/** What children ask, and its answer. */
export type Question = {
  readonly id: string;
  readonly subject: QuestionSubject;
  readonly title: string;
  /** In the words of children, mistakes and all. */
  readonly asked: readonly string[];
  readonly difficulty: Difficulty;
  /** The ids of cards, the nearest first. */
  readonly related: readonly string[];
  readonly answer: string;
};
