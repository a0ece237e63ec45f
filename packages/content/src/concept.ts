import * as z from 'zod/mini';
import { type Difficulty, difficulty } from './difficulty.ts';
import { listOf, shortText } from './front-matter.ts';

export const areas = ['python', 'html-css', 'ai-ml'] as const;
export type Area = (typeof areas)[number];

/** The front matter of a card; `Concept` says what its keys and its sections are for. */
export const conceptFront = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  names: listOf(shortText, 2, 12),
  asked: listOf(shortText, 6, 80),
  difficulty,
  related: listOf(shortText, 2, 5),
});

/** One thing that a learner may ask about. */
export type Concept = {
  readonly id: string;
  readonly area: Area;
  readonly title: string;
  /** What it's called, in German and English. */
  readonly names: readonly string[];
  /** How somebody asks for it who doesn't know its name. */
  readonly asked: readonly string[];
  readonly difficulty: Difficulty;
  /** The ids of other cards. */
  readonly related: readonly string[];
  /** For a ten-year-old. */
  readonly short: string;
  /** For a fourteen-year-old. */
  readonly long: string;
  readonly steps: readonly string[];
  readonly example: Example;
  /** What often goes wrong, and the cure. */
  readonly mistake: string;
  /** To think about: it may be open. */
  readonly question: string;
};

export type Example = {
  readonly language: string;
  readonly code: string;
  /** What it prints; null where nothing runs. */
  readonly output: string | null;
};
