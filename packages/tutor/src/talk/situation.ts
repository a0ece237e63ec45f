import type { Place } from '@hbg/coach/explanation';
import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import type { Term } from '@hbg/content/load-glossary';
import type { GivenHint, Rung } from '../ladder/hint-ladder.ts';
import type { LastResult } from '../ladder/last-result.ts';
import type { UnsafeKind } from '../safety/unsafe.ts';
import type { Likelihoods } from '../search/card-model.ts';
import type { Search } from '../search/search.ts';
import type { Spelling } from '../search/spelling.ts';
import type { Intent } from './intent.ts';
import type { FindPart } from './lesson-parts.ts';
import type { Levels } from './level.ts';
import type { Reading } from './message-reader.ts';

/** What the tutor knows of the world. */
export type Knowledge = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly search: Search;
  /** Nothing for what has nothing to do with all this. */
  readonly lookUp: Search;
  readonly termNamed: (message: string) => Term | null;
  readonly likelihoods: Likelihoods;
  readonly spell: Spelling;
  /** Of each card, by the stems of each of its names. */
  readonly idsByName: ReadonlyMap<string, string>;
  readonly read: (message: string) => Reading;
  /** What was taught up to a lesson. */
  readonly levelOf: Levels;
  readonly partAbout: FindPart;
};

/** Where somebody is who writes to the tutor. */
export type Situation = {
  readonly lesson: Lesson | null;
  readonly code: string;
  readonly lastResult: LastResult | null;
  /** Hints of this lesson so far, the oldest first. */
  readonly given: readonly GivenHint[];
  /** The card that was spoken of last. */
  readonly lastConcept: string | null;
  /** What the last answer was about; null at the beginning. */
  readonly lastIntent: string | null;
  /** How many messages came before: what is said often is said in several ways. */
  readonly turn: number;
  /** Of a ten-year-old rather than a fourteen-year-old. */
  readonly isYoung: boolean;
};

export type Reply = {
  readonly text: string;
  readonly intent: Intent | UnsafeKind;
  /** Of the hint ladder, when this is one of its hints. */
  readonly hint: GivenHint | null;
  readonly rung: Rung | null;
  readonly place: Place | null;
  /** The card that was spoken of. */
  readonly concept: string | null;
  /** It may be that somebody needs more than a tutor. */
  readonly isWorrying: boolean;
};

/** A number that is another for another text: what stands still may be told apart by it. */
export function seedOf(text: string): number {
  let seed = 0;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
