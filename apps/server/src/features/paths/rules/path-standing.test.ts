import type { LearningPath, PathStep } from '@hbg/content/path';
import { describe, expect, test } from 'vitest';
import { finishedPaths } from './finished-paths.ts';
import { nextPathStep } from './next-path-step.ts';
import {
  type Part,
  type PathStanding,
  progressOf,
  type Start,
  startedFirst,
  stepStanding,
} from './path-standing.ts';

const day = (number: number) => `2026-03-0${number}T08:00:00.000Z`;

function pathNamed(id: number, steps: readonly PathStep[]): LearningPath {
  return {
    id,
    title: `Weg ${id}`,
    description: '',
    language: 'python',
    difficulty: 'Anfänger',
    estimatedHours: 1,
    prerequisites: [],
    outcomes: [],
    after: null,
    steps,
  };
}

function stepNamed(id: string, finish: PathStep['finish']): PathStep {
  return { id, title: `Schritt ${id}`, description: '', type: 'lesson', minutes: 20, finish };
}

function partOf(unit: string, doneAt: string | null): Part {
  return { unit, title: unit, minutes: 10, address: `/${unit}`, doneAt, missing: null };
}

function startedOn(at: string, part: Partial<Start> = {}): Start {
  return { at, isPaused: false, resumedAt: null, finishedAt: null, ...part };
}

const two = stepNamed('1-a', { kind: 'units', units: ['a', 'b'] });
const ticked = stepNamed('1-b', { kind: 'by hand', place: null });
const address = '/learning-paths/1';

/** Of two lessons and a tick. */
function standing(
  [a, b, tick]: readonly [string | null, string | null, string | null],
  start: Start | null = startedOn(day(2)),
  id = 1,
): PathStanding {
  return {
    path: pathNamed(id, [two, ticked]),
    start,
    steps: [
      stepStanding(two, [partOf('a', a), partOf('b', b)], { tickedAt: null, address }),
      stepStanding(ticked, [], { tickedAt: tick, address }),
    ],
  };
}

describe('the progress of a path', () => {
  test('is none before it is started', () => {
    expect(progressOf(standing([day(1), null, null], null))).toBeNull();
  });

  test('counts what was done before the start', () => {
    expect(progressOf(standing([day(1), null, null]))).toEqual({
      pathId: 1,
      title: 'Weg 1',
      progressPercentage: 33,
      completedSteps: [],
      currentStepId: '1-a',
      startedAt: day(2),
      isPaused: false,
      finishedAt: null,
      done: 1,
      of: 3,
      current: { step: 'Schritt 1-a', title: 'b', minutes: 10, address: '/b' },
    });
  });

  test('stays at the first step that is open, whatever is done behind it', () => {
    expect(progressOf(standing([day(3), null, day(3)]))).toMatchObject({
      completedSteps: ['1-b'],
      currentStepId: '1-a',
      progressPercentage: 66,
    });
  });

  test('leads to a step that is done by hand as to any other', () => {
    expect(progressOf(standing([day(3), day(3), null]))).toMatchObject({
      completedSteps: ['1-a'],
      currentStepId: '1-b',
      current: { step: 'Schritt 1-b', title: 'Schritt 1-b', minutes: 20, address },
    });
  });

  test.each([
    [[day(3), day(4), day(5)], day(5)],
    [[day(4), day(3), day(1)], day(4)],
    [[day(1), day(1), day(1)], day(2)],
  ] as const)('is at its end with its last part, and not before the start (%#)', (moments, at) => {
    expect(progressOf(standing(moments))).toMatchObject({
      progressPercentage: 100,
      completedSteps: ['1-a', '1-b'],
      currentStepId: null,
      finishedAt: at,
      current: null,
    });
  });
});

test('a path that was at its end stays as it was, whatever is done better later', () => {
  const better = standing([day(3), day(6), day(5)], startedOn(day(2), { finishedAt: day(5) }));
  expect(progressOf(better)).toMatchObject({ finishedAt: day(5) });
  const reopened = standing([day(3), null, day(5)], startedOn(day(2), { finishedAt: day(5) }));
  expect(progressOf(reopened)).toMatchObject({ finishedAt: null });
});

const fresh = standing([null, null, null], startedOn(day(1)));
const moved = standing([day(4), null, null], startedOn(day(1)), 2);
const resting = standing([day(5), null, null], startedOn(day(1), { isPaused: true }), 3);
const finished = standing([day(6), day(6), day(6)], startedOn(day(1)), 4);
const unstarted = standing([day(7), null, null], null, 5);
const house = [fresh, moved, resting, finished, unstarted];

test('the path that moved last comes first, and one that was never started not at all', () => {
  expect(startedFirst(house).map(({ path }) => path.id)).toEqual([4, 3, 2, 1]);
});

test('a path that goes on after a pause has moved then, and is at its end with its last part', () => {
  const resumed = standing([day(6), day(6), day(6)], startedOn(day(1), { resumedAt: day(7) }), 6);
  expect(startedFirst([...house, resumed]).map(({ path }) => path.id)).toEqual([6, 4, 3, 2, 1]);
  expect(progressOf(resumed)).toMatchObject({ finishedAt: day(6) });
});

describe('the next step', () => {
  test('is that of the path that moved last, without those that rest or are finished', () => {
    expect(nextPathStep(house)).toEqual({
      title: 'b',
      minutes: 10,
      address: '/b',
      reason: 'Dein Lernpfad „Weg 2“, Schritt „Schritt 1-a“.',
    });
  });

  test('of something that is done by hand is named once', () => {
    const toTick = standing([day(4), day(4), null]);
    expect(nextPathStep([toTick])).toMatchObject({
      title: 'Schritt 1-b',
      reason: 'Dein Lernpfad „Weg 1“.',
    });
  });

  test('is none where no path is under way', () => {
    expect(nextPathStep([resting, finished, unstarted])).toBeNull();
  });
});

test('only paths that were started can be finished, with their last proof and not before the start', () => {
  const untold = standing([day(1), day(1), day(1)], null, 6);
  const known = standing([day(1), day(1), day(1)], startedOn(day(3), { isPaused: true }), 7);
  expect(finishedPaths([...house, untold, known])).toEqual([
    { unit: 'pfad/4', at: day(6) },
    { unit: 'pfad/7', at: day(3) },
  ]);
});

test('a path that is ticked alone earns nothing', () => {
  const steps = [stepStanding(ticked, [], { tickedAt: day(3), address })];
  const byHand = { path: pathNamed(8, [ticked]), start: startedOn(day(1)), steps };
  expect(progressOf(byHand)).toMatchObject({ finishedAt: day(3) });
  expect(finishedPaths([byHand])).toEqual([]);
});
