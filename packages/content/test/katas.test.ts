import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openHouse } from '../proof/house.ts';
import { loadUnitsOnDisk } from '../src/areas.ts';
import { fillSlots } from '../src/fill-slots.ts';
import { drawKata } from '../src/kata.ts';
import { countOf } from '../src/kata-front.ts';
import { unitOfKata } from '../src/kata-unit.ts';
import { loadKata, loadKatas } from '../src/load-katas.ts';

const { proofs } = openHouse();
const lesson = loadUnitsOnDisk().find(({ area }) => area === 'mastery');

test.each([
  ['⟦ende⟧', '6'],
  ['bis ⟦ende-1⟧, ⟦wort⟧', 'bis 5, Keks'],
  ['⟦(anfang+ende)*2⟧ und ⟦-anfang⟧', '16 und -2'],
  ['⟦anfang + ende * 10⟧', '62'],
])('%s is filled in', (written, filled) => {
  expect(fillSlots(written, { anfang: 2, ende: 6, wort: 'Keks' })).toBe(filled);
});

test.each(['⟦unbekannt⟧', '⟦wort+1⟧', '⟦ende/2⟧', '⟦(ende⟧', '⟦ende ende⟧'])(
  '%s is refused, as nobody can calculate it',
  (written) => {
    expect(() => fillSlots(written, { ende: 6, wort: 'Keks' })).toThrow('kann niemand ausrechnen');
  },
);

const predict = (front: string, code = 'print(⟦zahl⟧)') =>
  `---\nform: predict\ndraw: {zahl: [1, 2, 3, 4, 5, 6]}\ntask: Was kommt heraus?\noptions:\n${front}\n---\n\`\`\`python\n${code}\n\`\`\`\n`;
const options = (right: string) =>
  `  - {right: "\`${right}\`"}\n  - {wrong: "\`0\`", why: Null ist es nie.}\n  - {wrong: "\`9\`", why: Neun ist es nie.}`;
const repair = (start: string, solution: string) =>
  `---\nform: repair\ndraw: {zahl: [1, 2, 3, 4, 5, 6]}\ntask: Zeig die Zahl.\ngoals: [Die Zahl steht da.]\nhint: Sieh genau hin.\n---\n## Programm\n\`\`\`python\n${start}\n\`\`\`\n## Lösung\n\`\`\`python\n${solution}\n\`\`\`\n## Prüfung\n\`\`\`python\ndef goal_1(run):\n    run().shows_lines("⟦zahl⟧")\n\`\`\`\n`;

function kataFolder(texts: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-katas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'katas'));
  for (const [at, text] of texts.entries())
    writeFileSync(join(folder, 'katas', `${at + 1}.md`), text);
  return folder;
}

async function findingsOf(texts: readonly string[]) {
  if (!lesson) throw new Error('there is no lesson');
  const found: string[] = [];
  for (const { title, find } of proofs({ ...lesson, folder: kataFolder(texts) }))
    if (/task/.test(title)) found.push(...(await find()));
  return found.join('\n');
}

describe('what a kata proves', () => {
  test('an answer that Python does not give is found', async () => {
    expect(await findingsOf([predict(options('⟦zahl+1⟧'))])).toContain(
      '1.md:1: Aufgabe 0: richtig ist laut Python „1“, nicht „2“',
    );
  });

  test('what is asked may be a value or the kind of an error', async () => {
    const texts = [
      predict(`${options('⟦zahl⟧')}\nproves: lines[-1]`, 'print("a")\nprint(⟦zahl⟧)'),
      predict(`${options('IndexError')}\nproves: error`, 'print([][⟦zahl⟧])'),
    ];
    expect(await findingsOf(texts)).not.toContain('Aufgabe');
  });

  test('a start that is done and a solution that is not are found', async () => {
    const found = await findingsOf([repair('print(⟦zahl⟧)', 'print(⟦zahl+1⟧)')]);
    expect(found).toContain('schon der Anfang erreicht alle Ziele');
    expect(found).toContain('die Lösung erreicht „Die Zahl steht da.“ nicht');
  });

  test('a solution that is no valid HTML is found, a wrong start is not', async () => {
    const page = repair('<p>⟦zahl⟧</b>', '<p>⟦zahl⟧</p>\n<p><b>⟦zahl⟧</p>').replaceAll(
      'python',
      'html',
    );
    const found = await findingsOf([page]);
    expect(found).toContain('1.md:1: Aufgabe 0: die Lösung ist in Zeile 2 kein gültiges HTML');
    expect(found).not.toContain('Zeile 1');
  });

  test('two answers that are alike and draws that are alike are found', async () => {
    const found = await findingsOf([predict(options('9'), 'print(9)')]);
    expect(found).toContain('zwei Antworten sind gleich: `9`');
    expect(found).toContain('zwei Ziehungen geben dieselbe Aufgabe');
  });
});

test.each([
  [
    'too few draws',
    predict(options('1')).replace(', 3, 4, 5, 6', ''),
    'weniger als 6 verschiedene',
  ],
  ['no hint', repair('print(0)', 'print(1)').replace(/hint: .*\n/, ''), 'hint: schreib einen Tipp'],
  ['an unknown slot', predict(options('⟦unbekannt⟧')), '⟦unbekannt⟧ kann niemand ausrechnen'],
  [
    'two right answers',
    predict(options('1').replace('wrong', 'right')),
    'genau eine Antwort beginnt',
  ],
  [
    'no solution',
    repair('print(1)', '2').replace('## Lösung', '## Loesung'),
    'hierher gehört "## Lösung"',
  ],
  ['no program', predict(options('1')).replaceAll('```', ''), 'hier fehlt ein Programm'],
])('%s is refused', (_, text, message) => {
  expect(() => loadKatas(kataFolder([text]))).toThrow(message);
});

test('a drawn kata is a question or something to write, and the right answer has no place of its own', () => {
  if (!lesson) throw new Error('there is no lesson');
  const folder = kataFolder([predict(options('⟦zahl⟧')), repair('print(0)', 'print(⟦zahl⟧)')]);
  const [first, second] = ['1.md', '2.md'].map((name) => loadKata(join(folder, 'katas', name)));
  if (!first || !second) throw new Error('they are not there');
  expect(countOf(first.front.draw)).toBe(6);
  const asked = unitOfKata(lesson.unit, drawKata(first, 7));
  expect(asked).toMatchObject({ kind: 'quiz', language: null, starter: {} });
  expect(asked.quiz[0]).toMatchObject({ question: 'Was kommt heraus?', code: 'print(2)\n' });
  const places = [0, 1, 2].map((variant) =>
    drawKata(first, variant).question?.options.findIndex(({ isRight }) => isRight),
  );
  expect(new Set(places).size).toBe(3);
  expect(unitOfKata(lesson.unit, drawKata(second, 3))).toMatchObject({
    kind: 'build',
    language: 'python',
    goals: [{ text: 'Die Zahl steht da.' }],
    solution: { 'main.py': 'print(4)\n' },
  });
});
