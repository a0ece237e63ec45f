import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { openPythonBench } from '../proof/python-bench.ts';
import { htmlSlips } from '../proof/valid-html.ts';
import { blueprintFolder } from '../src/folders.ts';
import { loadBlueprints } from '../src/load-blueprints.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadCourses } from '../src/load-courses.ts';

const known = {
  concepts: loadConcepts(),
  lessons: loadCourses().flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons)),
};
const plans = loadBlueprints(known);
const bench = await openPythonBench();

test('there are plans of every genre, for beginners and for others', () => {
  expect(plans.length).toBeGreaterThanOrEqual(286);
  expect(new Set(plans.map(({ genre }) => genre)).size).toBe(11);
  expect(new Set(plans.map(({ level }) => level)).size).toBe(3);
});

test('none is called like a card, or like another one', () => {
  const cards = new Set(known.concepts.map(({ title }) => title.toLowerCase()));
  expect(plans.filter(({ title }) => cards.has(title.toLowerCase()))).toEqual([]);
  expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length);
});

test.each(plans)('the code of $id is short', ({ code }) => {
  const lines = code.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(lines.length).toBeLessThanOrEqual(25);
});

const programs = plans.filter(({ codeLanguage }) => codeLanguage === 'python');

test.each(sampleOf(programs, 30))(
  'the code of $id runs to its end, and shows something',
  async ({ code, inputs }) => {
    const { ending, output } = await bench.run(code, { inputs });
    expect(ending.kind).toBe('finished');
    expect(output.trim()).not.toBe('');
  },
);

test.each(plans.filter(({ codeLanguage }) => codeLanguage === 'html'))(
  'the page of $id is valid, and loads nothing from elsewhere',
  ({ code }) => {
    expect(htmlSlips(code)).toEqual([]);
    expect(code).toContain('<html lang="de">');
    expect(code).not.toMatch(/(?:src|href)="(?:https?:|\/\/)|@import|url\(/);
  },
);

/** A copy of one plan, changed; the folder of another one beside it where it's to be there twice. */
function load(
  change: (page: string) => string,
  more: { readonly twin?: string; readonly file?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-plans-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = readdirSync(blueprintFolder).find((each) => each.endsWith('-pong')) ?? '';
  for (const each of [name, ...(more.twin ? [more.twin] : [])])
    cpSync(join(blueprintFolder, name), join(folder, each), { recursive: true });
  writeFileSync(join(folder, name, 'plan.md'), pong);
  writeFileSync(join(folder, more.twin ?? name, 'plan.md'), change(pong));
  if (more.file) writeFileSync(join(folder, name, more.file), '');
  return loadBlueprints(known, folder);
}

const pong = `---
id: pong
title: Pong
genre: spiel
level: beginner
languages: [python]
becomes: Ein Ball fliegt.
names: [Pong, Ballspiel]
asked: [a, b, c, d, e, f, g, h, i, j, k, l, m, n]
concepts: [turtle, if]
lessons: [57]
---

## In fünf Minuten

Ändere die Farbe.

## Dann

1. Eins.
2. Zwei.
3. Drei.

## Deine Ideen

- Eine.
- Noch eine.
- Die dritte.
`;

test('a plan is read with all its parts', () => {
  expect(load((page) => page)[0]).toMatchObject({
    id: 'pong',
    becomes: 'Ein Ball fliegt.',
    inputs: [],
    codeLanguage: 'python',
    code: expect.stringContaining('import turtle'),
    start: 'Ändere die Farbe.',
    steps: ['Eins.', 'Zwei.', 'Drei.'],
    ideas: ['Eine.', 'Noch eine.', 'Die dritte.'],
  });
});

test.each([
  ['an unknown card', 'if]', 'wenn]', 'plan.md:10: concepts: eine Karte „wenn“ gibt es nicht'],
  ['an unknown lesson', '[57]', '[570]', 'plan.md:11: lessons: eine Lektion 570 gibt es nicht'],
  ['another id', 'id: pong', 'id: ping', 'plan.md:2: id: der Ordner heißt „pong“'],
  ['another language', '[python]', '[html]', 'plan.md:6: languages: zuerst steht die Sprache'],
  ['a phrase twice', 'b, c', 'b, a!', 'plan.md:9: asked: „a!“ steht schon bei „pong“'],
  ['too few phrases', 'a, b, c, ', '', 'plan.md:9: asked: '],
  ['an unknown genre', 'spiel\nlevel', 'sport\nlevel', 'plan.md:4: genre: erlaubt ist spiel'],
  ['two steps', '3. Drei.', '', 'schreib 3 bis 5 Schritte'],
  ['ideas without dashes', '- Noch', 'Noch', 'schreib 3 bis 5 Punkte'],
  ['another heading', '## Dann', '## Danach', 'hierher gehört "## Dann"'],
])('a plan with %s is refused, with file, line and cure', (_, from, to, message) => {
  expect(() => load((page) => page.replace(from, to))).toThrow(message);
});

test('two plans have different ids and different phrases', () => {
  const twin = '99-pong';
  expect(() => load((page) => page, { twin })).toThrow('id: so heißt schon ');
  expect(() => load((page) => page.replace('id: pong', 'id: ping'), { twin: '99-ping' })).toThrow(
    /99-ping\/plan\.md:9: asked: „a“ steht schon bei „pong“/,
  );
});

test('beside a plan lies its code and nothing else', () => {
  expect(() => load((page) => page, { file: 'code.html' })).toThrow('hier liegen plan.md und dazu');
});
