import type { Place } from '@hbg/coach/explanation';
import type { Blueprint } from '@hbg/content/blueprint';
import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import type { Term } from '@hbg/content/load-glossary';
import type { Question } from '@hbg/content/question';
import type { GivenHint, Rung } from '../ladder/hint-ladder.ts';
import type { LastResult } from '../ladder/last-result.ts';
import type { UnsafeKind } from '../safety/unsafe.ts';
import type { Likelihoods } from '../search/asked-model.ts';
import type { Search } from '../search/search.ts';
import type { Spelling } from '../search/spelling.ts';
import type { Intent, OpenIntent } from './intent.ts';
import type { FindPart } from './lesson-parts.ts';
import type { Levels } from './level.ts';
import type { Reading } from './message-reader.ts';
import type { ReadOpen } from './open-reader.ts';
import type { ReadQuestion } from './question-reader.ts';
import type { SubjectAsWritten, WeighSubjects } from './weigh-subjects.ts';

/** What the tutor knows of the world. */
export type Knowledge = {
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly plans: ReadonlyMap<string, Blueprint>;
  readonly lessons: ReadonlyMap<number, Lesson>;
  readonly search: Search;
  /** Nothing for what has nothing to do with all this. */
  readonly lookUp: Search;
  readonly termNamed: (message: string) => Term | null;
  readonly likelihoods: Likelihoods;
  /** Plans that a message may ask for. */
  readonly findPlans: Search;
  readonly planLikelihoods: Likelihoods;
  readonly spell: Spelling;
  /** Of each card, by the stems of each of its names. */
  readonly idsByName: ReadonlyMap<string, string>;
  readonly planIdsByName: ReadonlyMap<string, string>;
  readonly read: (message: string) => Reading;
  /** The same outside of lessons. */
  readonly readOpen: ReadOpen;
  readonly questions: ReadonlyMap<string, Question>;
  readonly readQuestion: ReadQuestion;
  /** Whatever it may be about, of whatever kind. */
  readonly weighSubjects: WeighSubjects;
  readonly subjectAsWritten: SubjectAsWritten;
  /** What was taught up to a lesson. */
  readonly levelOf: Levels;
  readonly partAbout: FindPart;
};

/** Where a learner goes on in the course. */
export type NextStep = {
  readonly lesson: Lesson;
  /** Open in a lesson that was begun lately; null where the lesson begins. */
  readonly goal: string | null;
  readonly minutes: number;
};

/** What is known of who talks outside of lessons. */
export type Standing = {
  /** The numbers of the lessons that are done. */
  readonly done: ReadonlySet<number>;
  /** Null where nobody knows. */
  readonly next: NextStep | 'all done' | null;
  /** The plans that were told today. */
  readonly plansToday: ReadonlySet<string>;
};

/** The plan that was spoken of last, and how many of its steps were asked for since. */
export type LastPlan = { readonly id: string; readonly steps: number };

/** Where somebody is who writes to the tutor. */
export type Situation = Standing & {
  readonly lesson: Lesson | null;
  readonly code: string;
  readonly lastResult: LastResult | null;
  /** Hints of this lesson so far, the oldest first. */
  readonly given: readonly GivenHint[];
  /** The card that was spoken of last. */
  readonly lastConcept: string | null;
  /** The plan, instead. */
  readonly lastPlan: LastPlan | null;
  /** The card of a riddle that was neither found nor given up. */
  readonly openRiddle: string | null;
  /** What the last answer was about; null at the beginning. */
  readonly lastIntent: string | null;
  /** How many messages came before: what is said often is said in several ways. */
  readonly turn: number;
  /** Of a ten-year-old rather than a fourteen-year-old. */
  readonly isYoung: boolean;
};

/** There is no program of which could be told, and none has run. */
export function isUnseen({ code, lastResult }: Situation): boolean {
  return code.trim() === '' && lastResult === null;
}

export type Reply = {
  readonly text: string;
  readonly intent: Intent | OpenIntent | UnsafeKind | 'program';
  /** Of the hint ladder, when this is one of its hints. */
  readonly hint: GivenHint | null;
  readonly rung: Rung | null;
  readonly place: Place | null;
  /** The card that was spoken of. */
  readonly concept: string | null;
  /** The plan that was spoken of. */
  readonly plan: string | null;
  /** What it may have been about, by title, where it asks back. */
  readonly choices: readonly string[];
  /** It asks which of these was meant, or doesn't know at all. */
  readonly isUnsure: boolean;
  /** It may be that somebody needs more than a tutor. */
  readonly isWorrying: boolean;
};

/** A number that is another for another text: what stands still may be told apart by it. */
export function seedOf(text: string): number {
  let seed = 0;
  for (const letter of text) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return seed;
}
