import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { areas, loadFrom } from '../src/areas.ts';
import { numberedFolders, sampleFolder, templateFolder } from '../src/folders.ts';
import { loadUnit } from '../src/load-unit.ts';
import { unitFront } from '../src/unit.ts';
import { changedCopy, copyOf } from './copy-of-sample.ts';

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
  [
    'an id without its area',
    python,
    'unit.md',
    /^id: .*/m,
    'id: kekse',
    'unit.md:2: id: schreib sie',
  ],
  ['a missing field', python, 'unit.md', /^minutes: .*\n/m, '', 'unit.md:1: minutes: fehlt'],
  [
    'a misspelled field',
    python,
    'unit.md',
    'minutes:',
    'minuten:',
    'das Feld „minuten“ gibt es nicht',
  ],
  [
    'an unknown kind',
    python,
    'unit.md',
    'kind: run',
    'kind: lauf',
    'unit.md:4: kind: erlaubt ist read',
  ],
  [
    'a number as a text',
    python,
    'unit.md',
    'minutes: 12',
    'minutes: lang',
    'hierher gehört eine Zahl',
  ],
  [
    'a goal that nothing checks',
    python,
    'check.py',
    'def goal_3',
    'def ziel_3',
    'unit.md:10: Ziel 3',
  ],
  [
    'a check without a goal',
    python,
    'check.py',
    'def goal_3',
    'def goal_4',
    'Ziel 3 prüft niemand',
  ],
  [
    'a check of a goal that does not exist',
    python,
    'check.py',
    'def goal_3',
    'def goal_4(run):\n    run().shows("a")\n\n\ndef goal_3',
    'check.py:16: zu goal_4 fehlt in unit.md das Ziel 4',
  ],
  [
    'a goal that is checked twice',
    python,
    'unit.md',
    '  - Dein Programm liest',
    '  - lines: 2\n    text: Dein Programm liest',
    'Ziel 1 wird hier und von goal_1 in check.py geprüft',
  ],
  [
    'a text with goals',
    text,
    'unit.md',
    'minutes: 5',
    'minutes: 5\ngoals: [Lies]',
    'hat keine goals',
  ],
  ['a quiz without questions', text, 'unit.md', 'kind: read', 'kind: quiz', 'braucht quiz'],
  ['a program without a starter', text, 'unit.md', 'kind: read', 'kind: run', 'braucht starter.py'],
  [
    'a wrong option without a reason',
    quiz,
    'unit.md',
    /\n {8}why: Die 8.*/,
    '',
    'unit.md:12: Frage 1, Antwort 2: why: fehlt',
  ],
  [
    'two right options',
    quiz,
    'unit.md',
    '- wrong: "[2, 5, 8]"',
    '- right: "[2, 5, 8]"',
    'unit.md:8: Frage 1: genau eine Antwort',
  ],
  ['two equal options', quiz, 'unit.md', '"[2, 5, 8]"', '"[2, 5]"', 'zwei Antworten sind gleich'],
])('%s is refused, with file, line and cure', (_, sample, file, from, to, message) => {
  const folder = changedCopy([sample, file, from, to]);
  expect(() => loadUnit(folder, unitFront)).toThrow(message);
});

const tooMuch = 'a'.repeat(101 * 1024);

test.each([
  ['an unknown file', python, 'loesung.py', '1', 'loesung.py:1: so eine Datei kennt'],
  ['a second starter', python, 'starter.js', '1', 'daneben liegt starter.js'],
  ['a check of another language', python, 'check.js', '1', 'nenne sie check.py'],
  ['a check of a text', text, 'check.py', '1', 'gibt es nichts zu prüfen'],
  ['a solution in more files', page, 'solution/mehr.js', '1', 'starter und solution'],
  ['what is no text', python, 'data/bild.txt', new Uint8Array([255, 216, 255]), 'kein Text'],
  ['the wrong name', text, 'unit.md.txt', '1', 'es gibt unit.md, starter'],
  ['a large file', python, 'data/alles.csv', tooMuch, 'höchstens 100 KB'],
])('%s is refused, with file, line and cure', (_, sample, file, written, message) => {
  const folder = copyOf(join(sampleFolder, sample));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), written);
  expect(() => loadUnit(folder, unitFront)).toThrow(message);
});

test('what a computer lays beside the files is passed over', () => {
  const folder = copyOf(join(sampleFolder, python));
  for (const name of ['.DS_Store', 'data/.DS_Store'])
    writeFileSync(join(folder, name), new Uint8Array([255, 0]));
  expect(Object.keys(loadUnit(folder, unitFront).unit.data)).toEqual(['kekse.csv']);
});

test.each([
  [python, 'starter.py', 'check.py:1: dazu fehlt starter.py'],
  [python, 'solution.py', 'solution fehlt'],
  [python, 'check.py', 'Ziel 1 prüft niemand: schreib goal_1 in check.py'],
  [page, 'starter/style.css', 'in starter fehlt style.css'],
])('%s without %s is refused', (sample, file, message) => {
  const folder = copyOf(join(sampleFolder, sample));
  rmSync(join(folder, file));
  expect(() => loadUnit(folder, unitFront)).toThrow(message);
});

test('a folder that does not exist is told', () => {
  expect(() => loadUnit(join(sampleFolder, '77-nix'), unitFront)).toThrow('diesen Ordner gibt es');
});

test.each([
  ['3-übung', 'nenne den Ordner wie 3-notizen: Nummer, Strich, Name ohne Umlaute'],
  ['1-zwei', 'die Nummer 1 hat schon'],
])('a folder %s among others is refused', (name, message) => {
  const folder = copyOf(join(sampleFolder, text));
  for (const made of ['1-eins', name]) mkdirSync(join(folder, made));
  expect(() => numberedFolders(folder)).toThrow(message);
});

test('a folder without unit.md is no unit', () => {
  const folder = copyOf(join(sampleFolder, text));
  rmSync(join(folder, 'unit.md'));
  expect(() => loadUnit(folder, unitFront)).toThrow('unit.md:1: diese Datei fehlt');
});

test.each([
  ['lessons', 'lektion', 'lektion/900'],
  ['riddles', 'raetsel', 'raetsel/neu'],
  ['samples', 'python', 'muster/neu'],
  ['samples', 'seite', 'muster/neu'],
  ['samples', 'quiz', 'muster/neu'],
  ['samples', 'text', 'muster/neu'],
])('in %s, the template %s is a unit once it has an id', (name, kind, id) => {
  const folder = copyOf(join(templateFolder, kind));
  const file = join(folder, 'unit.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('‹id›', id));
  const loaded = areas.filter((area) => area.name === name).map((area) => loadFrom(area, folder));
  expect(loaded.map(({ unit }) => unit.id)).toEqual([id]);
});
