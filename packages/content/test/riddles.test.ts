import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHouse } from '../proof/house.ts';
import { areas, loadFrom, loadUnitsOnDisk } from '../src/areas.ts';
import { riddleFolder } from '../src/folders.ts';
import { copyOf } from './copy-of-sample.ts';

const { proofs } = await openHouse();
const riddles = loadUnitsOnDisk().filter(({ area }) => area === 'riddles');
const area = areas.find(({ name }) => name === 'riddles');

type Change = readonly [file: string, from: string | RegExp, to: string];

/** The first riddle, with some of its files changed. */
function changed(changes: readonly Change[]) {
  const folder = copyOf(join(riddleFolder, '1-eins-bis-zehn'));
  for (const [file, from, to] of changes) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(from);
    writeFileSync(path, before.replace(from, to));
  }
  return folder;
}

function load(folder: string) {
  if (!area) throw new Error('there is no such area');
  return loadFrom(area, folder);
}

async function findingsOf(folder: string) {
  const found: string[] = [];
  for (const { find } of proofs(load(folder))) found.push(...(await find()));
  return found.join('\n');
}

test('there are sixty at least, and a fifth of each level', () => {
  expect(riddles.length).toBeGreaterThanOrEqual(60);
  const levels = Map.groupBy(riddles, ({ unit }) => unit.riddle?.level);
  for (const level of ['easy', 'medium', 'hard'] as const)
    expect(levels.get(level)?.length).toBeGreaterThanOrEqual(riddles.length / 5);
});

test('no two have the same title or the same program', () => {
  const titles = riddles.map(({ unit }) => unit.title);
  const programs = riddles.map(({ unit }) => unit.starter['main.py']);
  expect(new Set(titles).size).toBe(riddles.length);
  expect(new Set(programs).size).toBe(riddles.length);
});

test('nothing is written in a riddle: it has its programs, and no language', () => {
  const { unit } = load(join(riddleFolder, '1-eins-bis-zehn'));
  expect(unit).toMatchObject({ kind: 'quiz', language: null, xp: 10, goals: [], quiz: [] });
  expect(unit.riddle).toMatchObject({ line: 2, level: 'easy' });
  expect(unit.starter['main.py']).toContain('range(1, 10)');
  expect(unit.solution['main.py']).toContain('range(1, 11)');
});

const unit = 'unit.md';
const starter = 'starter.py';
const solution = 'solution.py';
const both = (from: string | RegExp, to: string): Change[] => [
  [starter, from, to],
  [solution, from, to],
];
const endless = 'while True:';

test.each<[string, Change[], string]>([
  [
    'a second line that differs',
    [[solution, 'summe = 0', 'summe = 1']],
    'unit.md:11: starter und solution sind nur in Zeile 2 verschieden, hier sind sie es in Zeile 1, 2',
  ],
  [
    'another guilty line',
    [[unit, 'line: 2', 'line: 3']],
    'unit.md:11: starter und solution sind nur in Zeile 3 verschieden, hier sind sie es in Zeile 2',
  ],
  [
    'no line that differs',
    [[starter, '10)', '11)']],
    'starter.py:1: er zeigt dasselbe wie solution: 1 bis 10: 55',
  ],
  ['a number of the wrong output', [[unit, '`45`', '`4`']], 'unit.md:10: `4` kommt nicht heraus'],
  ['a message that does not come', [[unit, '`45`', '`TypeError`']], 'sondern:\n1 bis 10: 45'],
  [
    'a line without a reason',
    [[unit, /- line: 3\n.*\n {2}/, '']],
    'unit.md:13: einen Grund brauchen die Zeilen 1, 3, 4, hier stehen 1, 4',
  ],
  [
    'a reason of one sentence',
    [[unit, ' Mit `range(1, 11)` zählst du auch sie mit.', '']],
    'nicht 1',
  ],
  [
    'a solution that breaks off',
    both('summe = 0', 'summe = "0"'),
    'solution.py:1: sie läuft nicht',
  ],
  ['a starter that is no Python', [[starter, '10):', '10)']], 'starter.py:1: das ist kein Python'],
  ['chance', both('summe = 0', 'import random'), 'starter.py:1: ohne random: ein Rätsel läuft'],
  ['a long program', both('summe = 0', 'summe = 0\n'.repeat(6)), 'hat 3 bis 8 Zeilen, nicht 9'],
  [
    'a wide line',
    both('"1 bis 10:"', `"${'1'.repeat(30)}"`),
    'starter.py:4: die Zeile hat 46 Zeichen',
  ],
])('%s is found, with its file and its line', async (_, changes, finding) => {
  expect(await findingsOf(changed(changes))).toContain(finding);
});

test('a program that never ends may be a riddle', async () => {
  const folder = changed([
    [starter, 'for zahl in range(1, 10):', endless],
    [starter, 'summe + zahl', 'summe'],
    [solution, 'summe + zahl', 'summe'],
    [unit, /^comes: .*/m, 'comes: Es hört nie auf.'],
  ]);
  expect(await findingsOf(folder)).toBe('');
});

test.each<[string, Change, string]>([
  ['another id', [unit, 'id: raetsel/', 'id: lektion/'], 'unit.md:2: id: nenne sie raetsel/'],
  ['another worth', [unit, 'xp: 10', 'xp: 20'], 'xp: erlaubt ist 10'],
  [
    'an unknown level',
    [unit, 'level: easy', 'level: leicht'],
    'level: erlaubt ist easy, medium, hard',
  ],
  ['a question', [unit, 'xp: 10', 'xp: 10\ngoals: [Finde sie]'], 'das Feld „goals“ gibt es nicht'],
  ['another beginning', [unit, 'Die KI wollte', 'Sie wollte'], 'wanted: schreib einen Satz'],
])('%s is refused, with file, line and cure', (_, change, message) => {
  expect(() => load(changed([change]))).toThrow(message);
});
