import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleFolder } from '../src/folders.ts';
import { loadUnit } from '../src/load-unit.ts';
import { unitFront } from '../src/unit.ts';

/** A sample with one of its files changed. */
function changed(sample: string, file: string, from: string | RegExp, to: string) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(sampleFolder, sample), folder, { recursive: true });
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(path, before.replace(from, to));
  return () => loadUnit(folder, unitFront).unit;
}

const python = '1-keks-tagebuch';
const page = '2-hupe';
const quiz = '3-schleifen-quiz';
const text = '4-zaehlen-mit-fingern';

test('a unit has its files under the names that a learner sees', () => {
  const { unit } = loadUnit(join(sampleFolder, python), unitFront);
  expect(unit).toMatchObject({ id: 'muster/keks-tagebuch', language: 'python', xp: null });
  expect([unit.starter, unit.solution, unit.data].map((files) => Object.keys(files))).toEqual([
    ['main.py'],
    ['main.py'],
    ['kekse.csv'],
  ]);
  expect(Object.keys(loadUnit(join(sampleFolder, page), unitFront).unit.starter)).toEqual([
    'index.html',
    'style.css',
    'script.js',
  ]);
});

test('a question knows its right option, and why the others are wrong', () => {
  const { unit } = loadUnit(join(sampleFolder, quiz), unitFront);
  expect(unit.quiz[0]?.options.map(({ isRight }) => isRight)).toEqual([true, false, false]);
  expect(unit.quiz[1]?.code).toContain('range(3)');
});

test.each([
  ['an id without its area', python, 'unit.md', /^id: .*/m, 'id: kekse', 'unit.md:2: id: write it'],
  ['a goal that nothing checks', python, 'check.py', 'def goal_3', 'def ziel_3', 'goal 3 isn'],
  [
    'a goal that is checked twice',
    python,
    'unit.md',
    '  - Dein Programm liest',
    '  - lines: 2\n    text: Dein Programm liest',
    'goal 1 has simple fields and goal_1 in check.py: leave one',
  ],
  ['a text with goals', text, 'unit.md', 'minutes: 5', 'minutes: 5\ngoals: [Lies]', 'has no goals'],
  ['a quiz without questions', text, 'unit.md', 'kind: read', 'kind: quiz', 'kind quiz needs quiz'],
  ['a program without a starter', text, 'unit.md', 'kind: read', 'kind: run', 'needs starter.py'],
  [
    'a wrong option without a reason',
    quiz,
    'unit.md',
    /\n {8}why: Die 8.*/,
    '',
    'unit.md:7: quiz.',
  ],
  [
    'two right options',
    quiz,
    'unit.md',
    '- wrong: "[2, 5, 8]"',
    '- right: "[2, 5, 8]"',
    'just one',
  ],
])('%s is refused, with file, line and cure', (_, sample, file, from, to, message) => {
  expect(changed(sample, file, from, to)).toThrow(message);
});
