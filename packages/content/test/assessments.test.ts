import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { openHouse } from '../proof/house.ts';
import { unitOfTopic } from '../src/assessment.ts';
import { drawKata } from '../src/kata.ts';
import { countOf } from '../src/kata-front.ts';
import { unitOfKata } from '../src/kata-unit.ts';
import { loadAssessments, loadTopic, loadTopics } from '../src/load-assessments.ts';
import { mixedUp } from '../src/mixed-up.ts';
import { firstFindings } from './first-findings.ts';

const fixtures = join(import.meta.dirname, 'fixtures/assessments');
const summing = join(fixtures, '1-python-probe/1-summen');
const { topicProofs } = openHouse((tries) => sampleOf(tries, 1));
const topics = loadTopics();
const sampled = new Set(sampleOf(topics, 4));

test('topics are told apart by their ids', () => {
  expect(loadAssessments().flatMap((area) => area.topics)).toHaveLength(topics.length);
});

describe.each(topics)('$topic.id', (written) => {
  const proven = topicProofs(written).filter(({ isLong }) => !isLong || sampled.has(written));

  test.each(proven)('$title', async ({ find }) => {
    expect(await find()).toEqual([]);
  });
});

/** A copy of the topic with one file changed. */
function changed(name: string, from: string | RegExp, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-topic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(summing, folder, { recursive: true });
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8').replace(from, () => to);
  writeFileSync(file, text);
  return folder;
}

test('a topic with every form of item, in Python and in JavaScript, proves itself', async () => {
  expect(await firstFindings(topicProofs(loadTopic(summing)))).toBe('');
});

test.each([
  ['a card that is none', 'topic.md', 'Variable', 'Variabel', 'meinst du „Variable“?'],
  ['a unit that is none', 'topic.md', 'lektion/1}', 'lektion/9999}', 'lektion/9999 gibt es nicht'],
  [
    'an answer of a wrong script',
    'katas/3.md',
    'right: "`⟦ende-1⟧`"',
    'right: "`⟦ende+1⟧`"',
    'laut JavaScript „2“',
  ],
  [
    'a gap filled wrongly',
    'katas/4.md',
    'shows: |\n  0',
    'shows: |\n  1',
    'mit `range(3)` zeigt das Programm „0',
  ],
  [
    'a gap that two answers fill',
    'katas/4.md',
    'range(1, ⟦ende⟧)',
    'range(0, ⟦ende⟧)',
    'auch mit `range(0, 3)` kommt heraus',
  ],
  ['a gap that no code fills', 'katas/4.md', '"`⟦ende⟧`"', 'nichts', 'ist kein Code'],
  [
    'a line that is not wrong',
    'katas/5.md',
    '    summe = zahl\n',
    '    summe = summe + zahl\n',
    'schon mit dem Fehler',
  ],
  [
    'a line that stays wrong',
    'katas/5.md',
    'better: "    summe = summe',
    'better: "    summe = 7',
    'mit better zeigt das Programm',
  ],
  ['lines in a wrong order', 'katas/6.md', 'zahl*2+1', 'zahl*2+3', 'es zeigt das Programm'],
  [
    'lines in two orders',
    'katas/6.md',
    'zahl = zahl * 2',
    'zahl = zahl + ⟦zahl⟧',
    'auch in der Ordnung [1, 3, 2, 4]',
  ],
  [
    'a solution that is none',
    'katas/7.md',
    '## Lösung\n```python\nprint("⟦wort⟧")',
    '## Lösung\n```python\nprint("x")',
    'die Lösung erreicht',
  ],
])('%s is found', async (_, name, from, to, finding) => {
  const written = loadTopic(changed(name, from, to));
  expect(await firstFindings(topicProofs(written))).toContain(finding);
});

test.each([
  ['no gap', 'katas/4.md', '▢', 'range(3)', 'genau ein ▢, hier sind es 0'],
  [
    'a line beyond the end',
    'katas/5.md',
    'line: 3',
    'line: 7',
    'so viele Zeilen hat das Programm nicht',
  ],
  ['an empty line', 'katas/5.md', 'summe = 0\n', 'summe = 0\n\n', 'lass leere Zeilen weg'],
  ['three lines to order', 'katas/6.md', 'zahl = zahl + 1\n', '', '4 bis 7 Zeilen, nicht 3'],
  [
    'an order that lacks a line',
    'katas/6.md',
    'why:',
    'also: [[1, 2, 2, 4]]\nwhy:',
    'jede Zeile von 1 bis 4',
  ],
  ['one draw', 'katas/8.md', '[Katze, Maus]', '[Katze]', 'draw'],
  ['levels that fall', 'topic.md', 'to: 6', 'to: 2', 'to steigt von Zeile zu Zeile'],
  ['levels that end too soon', 'topic.md', 'to: 10', 'to: 9', 'die letzte hat to: 10'],
  [
    'a step that leads to two things',
    'topic.md',
    'unit: lektion/1}',
    'unit: lektion/1, blueprint: pong}',
    'entweder unit',
  ],
  ['no text', 'topic.md', 'Zahlen merken und zusammenzählen.', '', 'worum es geht'],
])('%s is refused', (_, name, from, to, message) => {
  const folder = changed(name, from, to);
  expect(() => loadTopic(folder)).toThrow(message);
});

test('seven items are refused', () => {
  const folder = changed('topic.md', 'x', 'x');
  rmSync(join(folder, 'katas/8.md'));
  expect(() => loadTopic(folder)).toThrow('hierher gehören 1.md bis 8.md, da sind 7');
});

test('of an item only what may be seen before the answer stands in its unit', () => {
  const { topic } = loadTopic(summing);
  const drawn = topic.items.map((item) => unitOfKata(unitOfTopic(topic), drawKata(item, 1)));
  const [, , , gap, line, order, write] = drawn;
  expect(gap?.quiz[0]?.code).toContain('▢');
  expect(line).toMatchObject({ kind: 'quiz', language: null, title: 'Fehler finden' });
  expect(line?.quiz[0]?.options).toHaveLength(4);
  expect(order?.quiz[0]).toMatchObject({ code: null });
  expect(write).toMatchObject({ kind: 'build', language: 'python', hints: [] });
  expect(topic.items.map(({ front }) => countOf(front.draw))).toEqual([3, 3, 2, 2, 4, 3, 2, 2]);
});

test('lines are mixed up the same way each time, and never into a right order', () => {
  const right = [
    [0, 1, 2, 3, 4],
    [0, 2, 1, 3, 4],
  ];
  const mixes = Array.from({ length: 40 }, (_, number) => mixedUp(right, number));
  expect(mixes).toEqual(mixes.map((_, number) => mixedUp(right, number)));
  for (const mixed of mixes) {
    expect(new Set(mixed)).toEqual(new Set(right[0]));
    expect(right).not.toContainEqual(mixed);
  }
  expect(new Set(mixes.map(String)).size).toBeGreaterThan(5);
});
