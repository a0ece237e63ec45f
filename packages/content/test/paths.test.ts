import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadUnits } from '../src/areas.ts';
import { loadAssessments } from '../src/load-assessments.ts';
import { loadBlueprints } from '../src/load-blueprints.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';
import { loadMastery } from '../src/load-mastery.ts';
import { loadPaths } from '../src/load-paths.ts';
import { loadSnippets } from '../src/load-snippets.ts';

const lessons = loadCourses().flatMap(({ chapters }) => chapters.flatMap((each) => each.lessons));
const known = {
  units: loadUnits(),
  exams: loadMastery().flatMap(({ chapters }) => chapters.map(({ exam }) => exam)),
  assessments: loadAssessments(),
  plans: loadBlueprints({ concepts: loadConcepts(), lessons }),
  snippets: loadSnippets(),
};
const paths = loadPaths(known);

test('the paths of the house can be gone to their end: all that they point at is there', () => {
  expect(paths.map(({ id, language }) => [id, language])).toEqual([
    [1, 'python'],
    [2, 'python'],
    [3, 'python'],
    [7, 'javascript'],
    [8, 'javascript'],
    [9, 'javascript'],
    [10, 'java'],
  ]);
});

test('the course is gone once from its first lesson to its last, and every exam is asked', () => {
  const unitsOf = (id: number) =>
    (paths.find((path) => path.id === id)?.steps ?? []).flatMap(({ finish }) =>
      finish.kind === 'units' ? finish.units : [],
    );
  expect([...unitsOf(1), ...unitsOf(2)]).toEqual(lessons.map(({ unit }) => unit.id));
  const asked = paths.flatMap(({ steps }) =>
    steps.flatMap(({ finish }) => (finish.kind === 'exam' ? [finish.unit] : [])),
  );
  expect(new Set(asked)).toEqual(new Set(known.exams.map(({ id }) => id)));
});

test('ids of steps are there once in the whole house', () => {
  const ids = paths.flatMap(({ steps }) => steps.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

const page = `---
id: 5
title: Kleiner Weg
description: Ein Weg mit drei Schritten.
language: python
difficulty: Anfänger
estimatedHours: 1
outcomes: [Du kannst etwas., Du kannst noch etwas.]
steps:
  - id: lesen
    title: Lesen
    description: Zwei Lektionen.
    type: lesson
    minutes: 30
    units: [lektion/1, lektion/2]
  - id: pruefung
    title: Prüfung
    description: Zehn Aufgaben.
    type: quiz
    minutes: 15
    exam: python-mastery/pruefung-grundlagen
  - id: bauen
    title: Bauen
    description: Etwas Eigenes.
    type: project
    minutes: 20
    byHand: true
    plan: pong
---
`;

function load(...pages: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-paths-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [at, text] of pages.entries()) {
    mkdirSync(join(folder, `${at + 1}-weg`));
    writeFileSync(join(folder, `${at + 1}-weg`, 'path.md'), text);
  }
  return loadPaths(known, folder);
}

test('a path is read with what finishes each of its steps', () => {
  const [path] = load(page);
  expect(path).toMatchObject({ id: 5, after: null, prerequisites: [] });
  expect(path?.steps.map(({ id, finish }) => [id, finish])).toEqual([
    ['5-lesen', { kind: 'units', units: ['lektion/1', 'lektion/2'] }],
    ['5-pruefung', { kind: 'exam', unit: 'python-mastery/pruefung-grundlagen' }],
    ['5-bauen', { kind: 'by hand', place: { kind: 'plan', id: 'pong' } }],
  ]);
});

test('an assessment of an area finishes a step', () => {
  const changed = page
    .replace('exam: python-mastery/pruefung-grundlagen', 'assessment: javascript')
    .replace('minutes: 15', 'minutes: 60')
    .replace('estimatedHours: 1', 'estimatedHours: 2');
  const [path] = load(changed);
  expect(path?.steps[1]?.finish).toEqual({ kind: 'assessment', area: 'javascript' });
});

test.each([
  ['plan: pong', 'snippet: 6', { kind: 'snippet', id: 6 }],
  ['plan: pong', 'room: /workshop', { kind: 'room', address: '/workshop' }],
  ['    plan: pong\n', '', null],
])('what is done by hand has a place, or none (%#)', (from, to, place) => {
  const [path] = load(page.replace(from, to));
  expect(path?.steps.at(-1)?.finish).toEqual({ kind: 'by hand', place });
});

test.each([
  ['lektion/2]', 'lektion/999]', '1-weg/path.md:15: Schritt 1, units: eine Einheit „lektion/999“'],
  ['lektion/2]', 'python-mastery/pruefung-grundlagen]', 'units: eine Einheit „python-mastery'],
  ['pruefung-grundlagen', 'pruefung-nichts', 'Schritt 2, exam: eine Prüfung „python-mastery/pr'],
  ['exam: python-mastery/pruefung-grundlagen', 'exam: lektion/3', 'exam: eine Prüfung „lektion/3“'],
  ['plan: pong', 'plan: nichts', 'Schritt 3, plan: einen Bauplan „nichts“ gibt es nicht'],
  ['plan: pong', 'snippet: 99', 'Schritt 3, snippet: ein Snippet 99 gibt es nicht'],
  [
    'plan: pong',
    'room: /garten',
    'Schritt 3, room: erlaubt ist /workshop, /code-library, /project',
  ],
  ['plan: pong', 'plan: pong\n    snippet: 6', 'höchstens eins von plan, snippet und room'],
  [
    '    byHand: true\n',
    '',
    'Schritt 3, id: sag mit genau einem von units, exam, assessment und byHand',
  ],
  [
    'exam: python-mastery/pruefung-grundlagen',
    'assessment: kochen',
    'Schritt 2, assessment: eine Bewertung „kochen“ gibt es nicht',
  ],
  [
    'exam: python-mastery/pruefung-grundlagen',
    'assessment: javascript',
    'Schritt 2, minutes: was darin steht, braucht schon 60',
  ],
  ['byHand: true', 'units: [lektion/3]', 'höchstens eins von plan, snippet und room, sonst keins'],
  ['type: quiz', 'type: lesson', 'Schritt 2, type: quiz ist der Schritt mit exam'],
  ['type: project', 'type: quiz', 'Schritt 3, type: quiz ist der Schritt mit exam'],
  ['type: project', 'type: spiel', 'erlaubt ist lesson, exercise, project, quiz'],
  ['id: bauen', 'id: lesen', 'Schritt 3, id: lesen hat schon ein Schritt davor'],
  ['id: bauen', 'id: Bauen', 'Schritt 3, id: schreib sie wie erste-schritte'],
  ['lektion/1, lektion/2', 'lektion/1, lektion/1', 'units: lektion/1 steht zweimal im Lernpfad'],
  ['minutes: 30', 'minutes: 20', 'Schritt 1, minutes: was darin steht, braucht schon 22'],
  ['estimatedHours: 1', 'estimatedHours: 2', 'estimatedHours: die Schritte brauchen zusammen 1,1'],
  [
    'language: python',
    'language: php',
    'path.md:5: language: erlaubt ist python, java, javascript',
  ],
  ['id: 5', 'id: 5\nafter: 5', 'path.md:3: after: davor gibt es keinen Lernpfad 5'],
])('says file, line and cure: %s becomes %s', (from, to, cure) => {
  const changed = page.replace(from, to);
  expect(changed).not.toBe(page);
  expect(() => load(changed)).toThrow(cure);
});

test('the same exam, and a unit of another step, are counted once', () => {
  const twice = page.replace('id: bauen', 'id: nochmal').replace('type: project', 'type: quiz');
  const exam = 'exam: python-mastery/pruefung-grundlagen';
  const again = twice.replace('byHand: true\n    plan: pong', exam);
  expect(() => load(again)).toThrow('Schritt 3, exam: python-mastery/pruefung-grundlagen steht');
  const unit = page.replace('byHand: true\n    plan: pong', 'units: [lektion/2]');
  expect(() => load(unit)).toThrow('Schritt 3, units: lektion/2 steht zweimal');
});

test('a number is given to one path, and what comes before stands before', () => {
  expect(() => load(page, page)).toThrow('2-weg/path.md:2: id: 5 hat schon ein anderer Lernpfad');
  const later = page.replace('id: 5', 'id: 6\nafter: 5');
  expect(load(page, later).map(({ id, after }) => [id, after])).toEqual([
    [5, null],
    [6, 5],
  ]);
});
