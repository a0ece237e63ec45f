import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import type { Place } from '../explanation.ts';
import type { GivenHint, Rung } from '../ladder/hint-ladder.ts';
import type { LastResult } from '../ladder/last-result.ts';
import type { UnsafeKind } from '../safety/unsafe.ts';
import type { Search } from '../search/search.ts';
import type { Intent } from './intent.ts';
import type { FindPart } from './lesson-parts.ts';
import type { Levels } from './level.ts';
import type { Reading } from './message-reader.ts';

/** What the tutor knows of the world. */
export type Knowledge = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly search: Search;
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

/** Takes turns, so that the same is not always said in the same words. */
export function inTurn(texts: readonly string[], turn: number): string {
  return texts[turn % texts.length] ?? '';
}
