import type { Unit } from '@hbg/content/unit';
import type { Riddle } from '@hbg/contract/units';
import { expect, test } from 'vitest';
import { dayOfNumber, numberOfDay, openHouseDays } from '../../../house-days.ts';
import { achievementsOf } from './achievements.ts';
import { badgesOf } from './badges.ts';
import { broughtBy, figuresOf } from './figures.ts';
import type { Done, House, Ledger, Piece } from './ledger.ts';
import { levelOf } from './levels.ts';
import { badgeXp, masteryBadges } from './mastery-badges.ts';
import { minutesByDay, spanOf } from './minutes.ts';
import { streakOf } from './streak.ts';

/** A Wednesday. */
const today = '2026-11-25';
const none: House['holidays'] = [];

function daysAgo(...counts: readonly number[]): Set<string> {
  return new Set(counts.map((count) => dayOfNumber(numberOfDay(today) - count)));
}

function oneDay(day: string) {
  return { from: day, to: day };
}

test.each<[what: string, done: number[], free: number[], days: number]>([
  ['nothing', [], [], 0],
  ['today alone', [0], [], 1],
  ['today, not yet done', [1, 2, 3], [], 3],
  ['one day missed in a week', [0, 2, 3], [], 3],
  ['one day missed in each of two weeks', [0, 2, 3, 4, 6, 7], [], 6],
  ['two days missed in one week', [0, 3, 4, 5], [], 1],
  ['two days missed in holidays', [0, 3, 4, 5], [1, 2], 4],
  ['two days missed around the end of a week', [0, 1, 4, 5], [], 4],
])('the streak after %s', (_, done, free, days) => {
  const streak = streakOf(daysAgo(...done), { today, holidays: [...daysAgo(...free)].map(oneDay) });
  expect(streak.days).toBe(days);
});

test('the free day of a week is gone once it has held a streak together', () => {
  const house = { today, holidays: none };
  expect(streakOf(daysAgo(0, 2), house).hasJoker).toBe(false);
  expect(streakOf(daysAgo(0, 3), house).hasJoker).toBe(true);
});

test.each([
  [0, 1, 100],
  [99, 1, 100],
  [100, 2, 300],
  [600, 4, 1_000],
  [5_000, 5, null],
])('with %i XP the level is %i, until %s', (xp, number, until) => {
  expect(levelOf('html-mastery', xp)).toMatchObject({ number, until });
});

const noon = 'T12:00:00.000Z';

function unit(id: string, part: Partial<Unit> = {}): Unit {
  const lists = { concepts: [], needs: [], introduces: [], hints: [], quiz: [] };
  const files = { starter: {}, solution: {}, data: {}, check: null };
  const goals = [{ text: 'Ziel' }];
  const rest = { title: id, kind: 'run', minutes: 8, goals, xp: null, content: '' } as const;
  return { id, language: 'python', ...lists, ...files, ...rest, ...part };
}

function done(id: string, day: string, part: Partial<Done> = {}): Done {
  const at = `${day}${noon}`;
  const best = { goals: 1, hadSolution: false, hints: 0, at };
  return {
    unit: id,
    xp: 0,
    reached: [true],
    quiz: null,
    quizAt: null,
    best,
    minutes: 0,
    firstAt: at,
    at,
    ...part,
  };
}

function repaired(count: number): Piece[] {
  return Array.from({ length: count }, (_, at) => ({
    unit: 'lektion/1',
    at: `2026-11-01T12:${String(at).padStart(2, '0')}:00.000Z`,
  }));
}

function refreshed(count: number, unit?: string): Piece[] {
  return Array.from({ length: count }, (_, at) => ({
    unit: unit ?? `python-mastery/${at}`,
    at: `2026-11-01T12:${String(at).padStart(2, '0')}:00.000Z`,
  }));
}

const nothing: Ledger = { done: [], completed: [], repaired: [], refreshed: [] };

const riddle: Riddle = {
  wanted: 'Die KI wollte rechnen.',
  comes: 'Nichts.',
  line: 1,
  why: 'Darum.',
  innocent: [],
  level: 'easy',
};
const riddles = Array.from({ length: 10 }, (_, at) => `raetsel/${at + 1}`);
const caught = (right: number) => (id: string) =>
  done(id, today, { reached: [], quiz: { right, of: 1 } });

const lessons = Array.from({ length: 12 }, (_, at) => `lektion/${at + 1}`);

const house: House = {
  units: new Map([
    ...[...lessons, 'ki/obst', 'tour/tempo', 'python-mastery/eins'].map(
      (id) => [id, unit(id)] as const,
    ),
    ...riddles.map((id) => [id, unit(id, { language: null, goals: [], riddle })] as const),
  ]),
  days: openHouseDays('Europe/Berlin'),
  today,
  holidays: none,
};

function earned(ledger: Partial<Ledger>, part: Partial<House> = {}) {
  const badges = badgesOf({ ...nothing, ...ledger }, { ...house, ...part });
  return badges.filter(({ earnedAt }) => earnedAt !== null).map(({ badge }) => badge.id);
}

const proven = lessons.slice(0, 10).map((id) => done(id, today));
const alone = { goals: 1, hadSolution: false, hints: 0, at: `${today}${noon}` };
const weeks = ['2026-11-01', '2026-11-02', '2026-11-09', '2026-11-18'];
const gap = ['2026-10-12', '2026-10-19', '2026-11-09', '2026-11-18'];
const onDays = (days: readonly string[]) => days.map((day, at) => done(`ki/${at}`, day));

test.each<[what: string, Partial<Ledger>, string[]]>([
  ['a unit in which nothing is written', { done: [done('weg/1', today)] }, []],
  ['a first program', { done: [done('lektion/1', today)] }, ['erste-zeile']],
  ['nine repaired errors', { repaired: repaired(9) }, []],
  ['ten repaired errors', { repaired: repaired(10) }, ['fehlerfreund']],
  ['25 repaired errors', { repaired: repaired(25) }, ['fehlerfreund', 'bug-hunter']],
  [
    'three areas',
    { done: ['lektion/1', 'ki/obst', 'tour/tempo'].map((id) => done(id, today)) },
    ['erste-zeile', 'entdecker'],
  ],
  ['ten lessons all alone', { done: proven }, ['erste-zeile', 'code-ninja']],
  [
    'ten lessons, one with a hint',
    { done: [...proven.slice(1), done('lektion/1', today, { best: { ...alone, hints: 1 } })] },
    ['erste-zeile'],
  ],
  ['ten riddles found at once', { done: riddles.map(caught(1)) }, ['ai-whisperer']],
  ['ten riddles found by trying each line', { done: riddles.map(caught(0)) }, []],
  ['twenty lessons known again', { refreshed: refreshed(20) }, ['aufgefrischt']],
  ['nineteen', { refreshed: refreshed(19) }, []],
  [
    'twenty tasks of one lesson on one day',
    { refreshed: refreshed(20, 'python-mastery/eins') },
    [],
  ],
  ['four weeks', { done: onDays(weeks) }, ['dranbleiber']],
  ['three weeks and a pause', { done: onDays(gap) }, []],
])('what %s earns', (_, ledger, ids) => {
  expect(earned(ledger)).toEqual(ids);
});

test('four weeks may have holidays between them', () => {
  const holidays = [{ from: '2026-10-28', to: '2026-11-04' }];
  expect(earned({ done: onDays(gap) }, { holidays })).toEqual(['dranbleiber']);
});

/** Five of each, without a solution. */
type Written = readonly [id: string, part: Partial<Unit>];

function provenIn(...areas: readonly Written[]) {
  const units = areas.flatMap(([id, part]) =>
    Array.from({ length: 5 }, (_, at) => unit(`${id}-${at}`, part)),
  );
  const part = { units: new Map(units.map((one) => [one.id, one])) };
  return { part, done: units.map(({ id }) => done(id, today)) };
}

const styles = { language: null, concepts: ['css-grid'] };

test('five proven units in each of three languages are Drei Sprachen', () => {
  const python = ['lektion/p', {}] as const;
  const pages = ['html-mastery/s', { language: null, concepts: ['tag'] }] satisfies Written;
  const three = provenIn(python, pages, ['html-mastery/c', styles]);
  expect(earned({ done: three.done }, three.part)).toContain('drei-sprachen');
  expect(earned({ done: three.done.slice(1) }, three.part)).not.toContain('drei-sprachen');
  const two = provenIn(python, ['python-mastery/p', { language: null }], pages);
  expect(earned({ done: two.done }, two.part)).not.toContain('drei-sprachen');
  const script = { language: 'web', starter: { 'script.js': '' } } as const;
  const later = provenIn(python, ['web/a', script], ['web/b', { language: 'web' }]);
  expect(earned({ done: later.done }, later.part)).toContain('drei-sprachen');
});

test('a Matrix Master has proven all of the AI programme', () => {
  const all = Array.from({ length: 36 }, (_, at) => unit(`ki/${at}`));
  const part = { units: new Map(all.map((one) => [one.id, one])) };
  const proven = all.map(({ id }) => done(id, today));
  expect(earned({ done: proven }, part)).toContain('matrix-master');
  expect(earned({ done: proven.slice(1) }, part)).not.toContain('matrix-master');
});

test('three finished paths are a Cyber Legend', () => {
  const finishedPaths = [1, 2, 3].map((at) => ({ unit: `pfad/${at}`, at: `${today}${noon}` }));
  expect(earned({}, { finishedPaths })).toEqual(['cyber-legend']);
  expect(earned({}, { finishedPaths: finishedPaths.slice(1) })).toEqual([]);
});

function wordsOf(id: string, part: Partial<House> = {}) {
  const badges = badgesOf(nothing, { ...house, ...part });
  return badges.find(({ badge }) => badge.id === id)?.badge.toDo;
}

test('what nobody can earn here yet says so', () => {
  expect(wordsOf('matrix-master', { units: new Map() })).toMatch(/KI-Programm noch nicht\.$/);
  expect(wordsOf('matrix-master')).toMatch(/ohne Lösung\.$/);
});

test('a badge says what is to be done for it, and what was done', () => {
  const badges = badgesOf(nothing, house).map(({ badge }) => badge);
  expect(badges.filter(({ toDo }) => isDone(toDo))).toEqual([]);
  expect(badges.filter(({ description }) => !isDone(description))).toEqual([]);
});

test('a badge tells by what it was earned, and when', () => {
  const ledger = {
    ...nothing,
    done: [done('lektion/2', today), done('lektion/1', '2026-11-01')],
  };
  expect(badgesOf(ledger, house)[0]).toMatchObject({
    earnedAt: `2026-11-01${noon}`,
    evidence: [{ unit: 'lektion/1' }],
  });
});

test('a level that is reached is told once', () => {
  const after = { ...nothing, done: [done('python-mastery/eins', today, { xp: 120 })] };
  const level = { area: 'python-mastery', number: 2, name: 'Code Explorer' };
  expect(broughtBy(nothing, after, house)).toMatchObject({ xp: 120, points: 120, level });
  expect(broughtBy(after, after, house)).toEqual({ xp: 0, points: 0, level: null, badges: [] });
});

test.each([
  ['without its solution', { goals: 1, hadSolution: false }, 8],
  ['with its solution', { goals: 1, hadSolution: true }, 0],
  ['but for a goal', { goals: 0, hadSolution: false }, 0],
])('a lesson done %s is worth its planned minutes or nothing', (_, part, points) => {
  const best = { hints: 2, at: today, ...part };
  expect(figuresOf([done('lektion/1', today, { best })], house).points).toBe(points);
});

test('the mean of all results is the same, whatever the order of its rows', () => {
  const results = [3, 7, 9].map((of) =>
    done(`lektion/${of}`, today, { reached: [], quiz: { right: 1, of } }),
  );
  const scores = results.map((_, at) => {
    const rows = [...results.slice(at), ...results.slice(0, at)];
    return achievementsOf({ ...nothing, done: rows }, { days: [], last: [] }, house).totals.score;
  });
  expect(new Set(scores).size).toBe(1);
});

test('a week counts from its Monday: what is new, its XP, and all minutes', () => {
  const rows = [
    done('raetsel/1', '2026-11-22', { xp: 10 }),
    done('raetsel/2', '2026-11-23', { xp: 10 }),
    done('ki/obst', today, { xp: 5 }),
  ];
  const days = ['2026-11-22', '2026-11-23', today].map((day) => ({ day, minutes: 20, spans: [] }));
  const { week } = achievementsOf({ ...nothing, done: rows }, { days, last: [] }, house);
  expect(week).toEqual({ completed: 2, xp: 15, minutes: 40 });
});

test('minutes of a day count once, also beside what is left of it as one row', () => {
  const spans = [
    { at: `${today}T12:00:00.000Z`, minutes: 10 },
    { at: `${today}T12:05:00.000Z`, minutes: 10 },
    { at: `${today}T12:04:00.000Z`, minutes: 2 },
  ].map(spanOf);
  const work = [
    { day: today, minutes: 30, spans: [] },
    { day: today, minutes: 0, spans },
    { day: '2026-11-26', minutes: 0, spans: [] },
  ];
  expect([...minutesByDay(work)]).toEqual([[today, 45]]);
});

test.each([
  ['2026-03-28T22:59:00Z', '2026-03-28'],
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:00Z', '2026-03-29'],
  ['2026-03-29T22:00:00Z', '2026-03-30'],
  ['2026-10-25T22:59:00Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('around the days on which the clocks change %s is %s', (at, day) => {
  expect(house.days.dayOf(Date.parse(at))).toBe(day);
});

test('a badge of a mastery gives its area 25 XP, once', () => {
  const lesson = done('python-mastery/ausgabe', today, { xp: 10 });
  const after = { ...nothing, done: [lesson] };
  expect(broughtBy(nothing, after, house)).toMatchObject({
    xp: 35,
    badges: [{ id: 'first_steps', rarity: 'common' }],
  });
  expect(broughtBy(after, after, house)).toMatchObject({ xp: 0, badges: [] });
  const other = done('html-mastery/tags-schachteln', today, { xp: 20 });
  expect(figuresOf([lesson, other], house).areas).toEqual([
    { area: 'python-mastery', xp: 35 },
    { area: 'html-mastery', xp: 45 },
  ]);
});

test.each([
  ['python-mastery', 1_245],
  ['html-mastery', 1_240],
] as const)('all of %s is worth what its curriculum says: %i XP', (area, worth) => {
  const badges = masteryBadges.filter((badge) => badge.area === area);
  const rarities = badges.map(({ rarity }) => rarity);
  expect(rarities).toEqual(['common', 'common', ...Array(6).fill('uncommon'), 'rare']);
  const lessons = 520;
  const chapters = area === 'python-mastery' ? 500 : 495;
  expect(lessons + chapters + badgeXp * badges.length).toBe(worth);
});

function isDone(words: string): boolean {
  return /\b(hast|wurde|warst)\b/.test(words);
}
