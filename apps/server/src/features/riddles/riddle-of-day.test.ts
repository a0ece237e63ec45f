import type { Unit } from '@hbg/content/unit';
import type { Riddle } from '@hbg/contract/units';
import { expect, test } from 'vitest';
import { dayOfNumber, numberOfDay } from '../../house-days.ts';
import { type Found, riddleOfDay } from './riddle-of-day.ts';

const first = numberOfDay('2026-11-25');
const nobody: ReadonlyMap<string, Found> = new Map();
const riddle: Riddle = {
  wanted: 'Die KI wollte rechnen.',
  comes: 'Nichts.',
  line: 1,
  why: 'Darum.',
  innocent: [],
  level: 'easy',
};

function unit(id: string, part: Partial<Unit> = {}): Unit {
  const lists = { concepts: [], needs: [], introduces: [], goals: [], hints: [], quiz: [] };
  const files = { starter: {}, solution: {}, data: {}, check: null };
  const rest = {
    title: id,
    kind: 'quiz',
    minutes: 2,
    xp: 10,
    content: '',
    language: null,
  } as const;
  return { id, ...lists, ...files, ...rest, ...part };
}

function riddles(count: number): Unit[] {
  const all = Array.from({ length: count }, (_, at) => unit(`raetsel/${at + 1}`, { riddle }));
  return [unit('muster/quiz'), ...all];
}

function shownFrom(start: number, days: number, of: readonly Unit[]): string[] {
  return Array.from(
    { length: days },
    (_, day) => riddleOfDay(of, dayOfNumber(start + day), nobody).unit.id,
  );
}

test('all riddles have their turn before one comes again, also before the first day', () => {
  for (const start of [first, first - 1_000, first + 1_000])
    expect(new Set(shownFrom(start, 60, riddles(60))).size).toBe(60);
  expect(shownFrom(first, 3, riddles(2))).toEqual(['raetsel/1', 'raetsel/2', 'raetsel/1']);
});

test('more riddles at the end move none that was not yet shown', () => {
  expect(shownFrom(first, 60, riddles(75))).toEqual(shownFrom(first, 60, riddles(60)));
});

test('it is told whether the riddle of the day was found today, or in an earlier turn', () => {
  const [today, yesterday] = [dayOfNumber(first), dayOfNumber(first - 1)];
  const told = (found: Found, id = 'raetsel/1') => {
    const { done, wasFoundBefore } = riddleOfDay(riddles(3), today, new Map([[id, found]]));
    return { done, wasFoundBefore };
  };
  const unknown = { done: false, wasFoundBefore: false };
  expect(told({ first: today, last: today }, 'raetsel/2')).toEqual(unknown);
  expect(told({ first: today, last: today })).toEqual({ done: true, wasFoundBefore: false });
  expect(told({ first: yesterday, last: yesterday })).toEqual({
    done: false,
    wasFoundBefore: true,
  });
  expect(told({ first: yesterday, last: today })).toEqual({ done: true, wasFoundBefore: true });
});
