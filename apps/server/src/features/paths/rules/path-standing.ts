import type { LearningPath, PathStep } from '@hbg/content/path';
import type { PathProgress } from '@hbg/contract/paths';
import { latestOf, type Proof } from './proofs.ts';

export type Part = Proof & {
  readonly unit: string;
  readonly title: string;
  readonly minutes: number;
  readonly address: string;
};

export type StepStanding = {
  readonly step: PathStep;
  /** Empty for what is done by hand. */
  readonly parts: readonly Part[];
  readonly doneAt: string | null;
  /** Where it is done by hand. */
  readonly address: string;
};

export type Start = {
  readonly at: string;
  readonly isPaused: boolean;
  /** When it went on last after a pause. */
  readonly resumedAt: string | null;
  /** When it was first at its end: what is done better later doesn't change it. */
  readonly finishedAt: string | null;
};

export type PathStanding = {
  readonly path: LearningPath;
  readonly start: Start | null;
  readonly steps: readonly StepStanding[];
};

/** With the moment at which its last part was done, or at which it was ticked. */
export function stepStanding(
  step: PathStep,
  parts: readonly Part[],
  { tickedAt, address }: { readonly tickedAt: string | null; readonly address: string },
): StepStanding {
  if (parts.length === 0) return { step, parts, address, doneAt: tickedAt };
  const moments = parts.flatMap(({ doneAt }) => doneAt ?? []);
  const doneAt = moments.length === parts.length ? latestOf(moments) : null;
  return { step, parts, address, doneAt };
}

/** What is to be done now: the first open part of the first open step; null at the end. */
export function currentOf({ steps }: Pick<PathStanding, 'steps'>): PathProgress['current'] {
  const standing = steps.find(({ doneAt }) => doneAt === null);
  if (!standing) return null;
  const { step } = standing;
  const part = standing.parts.find(({ doneAt }) => doneAt === null);
  const { title, minutes, address } = part ?? { ...step, address: standing.address };
  return { step: step.title, title, minutes, address };
}

/** Null as long as it isn't started. */
export function progressOf(standing: PathStanding): PathProgress | null {
  const { path, start, steps } = standing;
  if (!start) return null;
  const { done, of } = countsOf(steps);
  const open = steps.find(({ doneAt }) => doneAt === null);
  return {
    pathId: path.id,
    title: path.title,
    progressPercentage: Math.floor((100 * done) / of),
    completedSteps: steps.filter(({ doneAt }) => doneAt !== null).map(({ step }) => step.id),
    currentStepId: open?.step.id ?? null,
    startedAt: start.at,
    isPaused: start.isPaused,
    finishedAt: open ? null : (start.finishedAt ?? provenAt(standing)),
    done,
    of,
    current: currentOf(standing),
  };
}

/** A tick counts as much as a lesson. */
function countsOf(steps: readonly StepStanding[]): { readonly done: number; readonly of: number } {
  const counts = steps.map(({ parts, doneAt }) => {
    if (parts.length === 0) return { done: doneAt === null ? 0 : 1, of: 1 };
    return { done: parts.filter((part) => part.doneAt !== null).length, of: parts.length };
  });
  return {
    done: counts.reduce((sum, { done }) => sum + done, 0),
    of: counts.reduce((sum, { of }) => sum + of, 0),
  };
}

/** When something of it was done last, or it went on. */
function movedAt(standing: PathStanding): string {
  return latestOf([provenAt(standing), standing.start?.resumedAt ?? '']);
}

/** When something of it was done last; what was done before the start counts from there on. */
function provenAt({ start, steps }: PathStanding): string {
  const parts = steps.flatMap((step) => [step.doneAt, ...step.parts.map(({ doneAt }) => doneAt)]);
  return latestOf([start?.at ?? '', ...parts].filter((at) => at !== null));
}

/** Those that were started, the one that moved last first. */
export function startedFirst(standings: readonly PathStanding[]): PathStanding[] {
  return standings
    .filter(({ start }) => start !== null)
    .toSorted((a, b) => compare(movedAt(b), movedAt(a)) || a.path.id - b.path.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
