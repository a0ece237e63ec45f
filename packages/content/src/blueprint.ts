import * as z from 'zod/mini';
import { listOf, shortText } from './front-matter.ts';

export const genres = [
  'spiel',
  'werkzeug',
  'zeichnung',
  'quiz',
  'webseite',
  'gespraech',
  'schule',
  'musik',
  'muster',
  'daten',
  'geschichte',
] as const;

const languages = ['python', 'javascript', 'html'] as const;

/** The front matter of a plan. */
export const blueprintFront = z.strictObject({
  /** That of its folder, behind the number. */
  id: shortText,
  /** As a child would say it. */
  title: z.string().check(z.minLength(1), z.maxLength(45)),
  genre: z.enum(genres),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  /** In which it can be built; the first one is that of the code. */
  languages: listOf(z.enum(languages), 1, 3),
  /** What it is when it's finished, in one sentence. */
  becomes: shortText,
  /** What it's called, also in English. */
  names: listOf(shortText, 2, 8),
  /** How children and parents ask for it. */
  asked: listOf(shortText, 14, 50),
  /** The ids of the cards that help. */
  concepts: listOf(shortText, 2, 6),
  /** The numbers of the lessons that prepare it. */
  lessons: listOf(z.int(), 0, 4),
  /** What is typed where its code asks for it. */
  inputs: z._default(z.array(z.string()), []),
});

type Front = z.output<typeof blueprintFront>;

/** What a child may want to build, and how it begins. */
export type Blueprint = Readonly<Front> & {
  /** A first version that runs as it stands. */
  readonly code: string;
  readonly codeLanguage: 'python' | 'html';
  /** What is done in the first five minutes. */
  readonly start: string;
  /** In which order it's built on. */
  readonly steps: readonly string[];
  /** Ways of one's own from there. */
  readonly ideas: readonly string[];
};
