import { kinds } from '@hbg/maths/courses/courses';
import { expect, test } from 'vitest';
import { openHouseDays } from '../../../house-days.ts';
import type { Answered } from './answered.ts';
import { standingOf } from './standing.ts';

const days = openHouseDays('Europe/Berlin');
const minuteMs = 60_000;
const start = Date.parse('2026-03-01T08:00:00Z');

function answersOf(...parts: readonly Partial<Answered>[]): Answered[] {
  return parts.map(answerOf);
}

function answerOf(part: Partial<Answered>, at: number): Answered {
  const moment = new Date(start + at * minuteMs).toISOString();
  const plain = { kind: 'A1', level: 1, isRight: true, mistake: null, byProgram: false };
  return { ...plain, at: moment, ...part };
}

function times(count: number, part: Partial<Answered> = {}): Partial<Answered>[] {
  return Array.from({ length: count }, () => part);
}

const wrong = { isRight: false };
const explained = { isRight: false, mistake: 'von-links' };

function earned(...parts: readonly Partial<Answered>[]): string[] {
  const { achievements } = standingOf(answersOf(...parts), 1, days);
  return achievements.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id);
}

test('a right answer brings ten points for each level, a wrong one ends the streak', () => {
  const answers = answersOf({ level: 4 }, { level: 3 }, wrong, { level: 10 });
  expect(standingOf(answers, 4, days)).toMatchObject({
    level: 4,
    points: 170,
    streak: 1,
    bestStreak: 2,
  });
});

test('who has answered nothing is at the beginning', () => {
  const { achievements, ...rest } = standingOf([], 1, days);
  expect(rest).toEqual({ level: 1, points: 0, streak: 0, bestStreak: 0, recent: [], kinds: [] });
  expect(achievements).toHaveLength(8);
  expect(achievements.every(({ have, earnedAt }) => have === 0 && earnedAt === null)).toBe(true);
});

test('of each level the last ten answers are known, the newest as the last', () => {
  const answers = answersOf(...times(3, wrong), ...times(9), { level: 2 }, wrong);
  expect(standingOf(answers, 1, days).recent).toEqual([
    { level: 1, answers: [...times(9).map(() => true), false] },
    { level: 2, answers: [true] },
  ]);
});

test('each kind tells how often and on how many days it was right, and what is thought wrong again and again', () => {
  const nextDay = { at: '2026-03-02T08:00:00.000Z' };
  const answers = answersOf({}, explained, explained, { ...wrong, mistake: 'nur-plus' }, nextDay);
  expect(standingOf(answers, 1, days).kinds).toEqual([
    {
      kind: 'A1',
      right: 2,
      wrong: 3,
      days: 2,
      lastAt: nextDay.at,
      repeated: [{ mistake: 'von-links', times: 2 }],
    },
  ]);
});

const ofAllCourses = ['A1', 'B1', 'C1', 'D1', 'E1'].map((kind) => ({ kind }));
const apart = ofAllCourses.flatMap((part) => [part, { ...wrong, kind: part.kind }]);
const fractions = Array.from({ length: 9 }, (_, at) => ({ kind: `B${at + 1}` }));
const eachKind = (count: number, at: string) =>
  kinds.flatMap(({ id: kind }) => times(count, { kind, at }));
const day1 = '2026-03-01T08:00:00.000Z';
const day2 = '2026-03-02T08:00:00.000Z';

test.each<[what: string, parts: Partial<Answered>[], ids: string[]]>([
  ['a wrong answer', [wrong], []],
  ['a first right one', [{}], ['erste-loesung']],
  ['four, a wrong one and four', [...times(4), wrong, ...times(4)], ['erste-loesung']],
  ['five in a row', times(5), ['erste-loesung', 'fuenferserie']],
  ['all courses', apart, ['erste-loesung', 'alle-kurse']],
  ['ten in a row', times(10), ['erste-loesung', 'fuenferserie', 'zehnerserie']],
  [
    'three right ones after an explained mistake',
    [explained, {}, explained, {}, explained, {}],
    ['erste-loesung', 'aus-fehlern-klug'],
  ],
  [
    'three right ones after mistakes that nobody could explain',
    [wrong, {}, wrong, {}, wrong, {}],
    ['erste-loesung'],
  ],
  ['a program', [{ byProgram: true }], ['erste-loesung', 'rechenprogramm']],
  ['a program that was wrong', [{ byProgram: true, ...wrong }], []],
])('what %s earns', (_, parts, ids) => {
  expect(earned(...parts)).toEqual(ids);
});

test('who knows all kinds of fractions is a Bruchpilot', () => {
  const twice = [...fractions, ...fractions];
  expect(earned(...twice)).not.toContain('bruchpilot');
  expect(earned(...twice, ...fractions)).toContain('bruchpilot');
});

test('a Mathe-Maschine knows each kind on two days', () => {
  expect(earned(...eachKind(3, day1))).not.toContain('mathe-maschine');
  expect(earned(...eachKind(2, day1), ...eachKind(1, day2))).toContain('mathe-maschine');
});

test('an achievement tells by which answers it was earned, and later ones change nothing', () => {
  const answers = answersOf(wrong, ...times(9));
  const { achievements } = standingOf(answers, 1, days);
  const series = achievements.find(({ id }) => id === 'fuenferserie');
  expect(series).toMatchObject({ have: 5, need: 5, earnedAt: answers[5]?.at });
  expect(series?.evidence).toEqual(answers.slice(1, 6).map(({ kind, at }) => ({ kind, at })));
});
