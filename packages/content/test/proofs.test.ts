import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHouse } from '../proof/house.ts';
import { pageFindings } from '../proof/page-findings.ts';
import type { UnitOnDisk } from '../src/areas.ts';
import { sampleFolder } from '../src/folders.ts';
import { loadUnit } from '../src/load-unit.ts';
import { unitFront } from '../src/unit.ts';
import { type Change, changedCopy, copyOf } from './copy-of-sample.ts';
import { firstFindings } from './first-findings.ts';

const { proofs } = openHouse();
const python = '1-keks-tagebuch';
const page = '2-hupe';

function written(change: Change) {
  const folder = changedCopy(change);
  return { ...loadUnit(folder, unitFront), area: 'samples', folder };
}

async function findingsOf(unit: UnitOnDisk) {
  const found: string[] = [];
  for (const { find } of proofs(unit)) found.push(...(await find()));
  return found;
}

test.each([
  [
    'a placeholder',
    [python, 'starter.py', 'print(zeile)', 'print("‹etwas›")'],
    'starter.py:5: hier fehlt noch: ‹etwas›',
  ],
  [
    'another title',
    [python, 'unit.md', '# Das Keks', '# Ein Keks'],
    'unit.md:16: der Text beginnt mit',
  ],
  [
    'an unknown card',
    [python, 'unit.md', 'split-join', 'zerteilen'],
    'unit.md:6: concepts: eine Karte „zerteilen“',
  ],
  [
    'a hint that tells',
    [python, 'unit.md', 'Schau dir', 'Schreib kekse = int(zahl). Schau dir'],
    'unit.md:12: Hinweis 1 verrät',
  ],
  [
    'a solution that misses a goal',
    [python, 'solution.py', 'summe += kekse', 'summe += 1'],
    'unit.md:9: die Lösung erreicht Ziel 2 nicht',
  ],
  [
    'a starter that is no Python',
    [python, 'starter.py', 'for zeile', 'fuer zeile'],
    'starter.py:4: das ist kein Python',
  ],
  [
    'a check that breaks off',
    [python, 'check.py', 'seen.not_shows', 'seen.zeigt_nicht'],
    'check.py:8: „zeigt_nicht“ kennt check.py nicht. Alle Wörter stehen in docs/program-checks.md',
  ],
  [
    'a check with a slip in a word',
    [python, 'check.py', 'seen.not_shows', 'seen.not_show'],
    'check.py:8: „not_show“ kennt check.py nicht: meinst du „not_shows“?',
  ],
  [
    'a check that gives a run something unknown',
    [python, 'check.py', 'run(files=ANDERE).shows("Z', 'run(file=ANDERE).shows("Z'],
    'check.py:13: „file“ kennt check.py nicht: meinst du „files“?',
  ],
  [
    'a word of a check in the wrong place',
    [python, 'check.py', 'seen = run()', 'seen = run.shows("7")'],
    'check.py:5: „shows“ passt hier nicht: wohinter es steht, sagt docs/program-checks.md',
  ],
  [
    'a check that types no list',
    [python, 'check.py', 'seen = run()', 'seen = run(inputs="7")'],
    'check.py:5: inputs ist eine Liste: schreib run(inputs=["7"])',
  ],
  [
    'a check that expects something wrong',
    [python, 'check.py', '"Zusammen: 35"', '"Zusammen: 53"'],
    'check.py:12',
  ],
  [
    'a check that is no Python',
    [python, 'check.py', 'def goal_1(run):', 'def goal_1(run)'],
    'check.py:4: Eine Zeile mit `def` endet mit einem Doppelpunkt',
  ],
  [
    'a goal that takes no run',
    [python, 'check.py', 'def goal_1(run):', 'def goal_1():'],
    'check.py:4: schreib def goal_1(run):',
  ],
  [
    'a goal that checks nothing',
    [python, 'check.py', /run\(\)\.shows\("Zus.*\n.*/, 'run()'],
    'check.py:11: goal_2 prüft nichts',
  ],
  [
    'a card with a slip',
    [python, 'unit.md', 'split-join', 'splitt-join'],
    'meinst du „split-join“?',
  ],
  [
    'a solution that is no Python',
    [python, 'solution.py', 'in zeilen[1:]:', 'in zeilen[1:]'],
    'solution.py:7: das ist kein Python: Eine Zeile mit `for` endet mit einem Doppelpunkt',
  ],
  [
    'a solution that breaks off',
    [python, 'solution.py', 'summe = 0', 'summe = 1 / 0'],
    'solution.py:4: die Lösung bricht in Zeile 4 mit einem ZeroDivisionError ab',
  ],
  [
    'a solution that never ends',
    [python, 'solution.py', 'summe = 0', 'while True:\n    summe = 0'],
    'solution.py:1: die Lösung hört nicht auf',
  ],
  [
    'a solution to which nobody types',
    [python, 'solution.py', 'summe = 0', 'summe = input()'],
    'sagst du in check.py mit run(inputs=["…"])',
  ],
  [
    'a check of a page that is no JavaScript',
    [page, 'check.js', 'function goal_1(page) {', 'function goal_1(page) '],
    'check.js:2: das ist kein JavaScript',
  ],
  [
    'an example in a text that is no JavaScript',
    [
      page,
      'unit.md',
      'knopf.addEventListener("click", () => {',
      'knopf.addEventListener("click", () {',
    ],
    'unit.md:29: das Beispiel: das ist kein JavaScript',
  ],
  [
    'a page with a slip',
    [page, 'solution/index.html', '</h1>', '</h2>'],
    'solution/index.html:9: ',
  ],
] satisfies [string, Change, string][])(
  '%s is found, with its file and its line',
  async (_, change, finding) => {
    const unit = written(change);
    expect(await firstFindings(proofs(unit))).toContain(finding);
  },
);

test('a data file that nothing reads is found', async () => {
  const folder = copyOf(join(sampleFolder, python));
  writeFileSync(join(folder, 'data/mehr.csv'), 'Tag,Kekse');
  const unit = { ...loadUnit(folder, unitFront), area: 'samples', folder };
  expect(await findingsOf(unit)).toEqual([
    `${folder}/data/mehr.csv:1: die Lösung braucht diese Datei nicht`,
  ]);
});

test('of a page it is told which goal its solution misses, and that its starter leaves something to do', () => {
  const unit = written([page, 'unit.md', 'minutes: 15', 'minutes: 15']);
  const reached = { reached: true, sentence: null, bug: null };
  const missed = { reached: false, sentence: 'Hier fehlt ein Knopf.', bug: null };
  const file = `${unit.folder}/unit.md`;
  expect(pageFindings(unit, [reached, missed], [missed, missed])).toEqual([
    `${file}:9: Ziel 2: die Lösung erreicht es nicht: Hier fehlt ein Knopf. Oder goal_2 erwartet etwas Falsches: ${unit.folder}/check.js:6`,
  ]);
  const broken = { reached: null, sentence: null, bug: 'TypeError: page.finde is not a function' };
  expect(pageFindings(unit, [reached, broken], [missed, broken])).toEqual([
    `${unit.folder}/check.js:6: „finde“ kennt check.js nicht: meinst du „find“? Alle Wörter stehen in docs/page-checks.md`,
  ]);
  expect(pageFindings(unit, [reached, reached], [reached, reached])).toEqual([
    `${file}:7: schon der Starter erreicht alle Ziele: lass etwas zu tun`,
  ]);
});
