import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lessonHtmlSlips } from '../proof/valid-html.ts';
import { loadConcepts } from '../src/load-concepts.ts';
import { loadQuestions } from '../src/load-questions.ts';
import { subjects } from '../src/question.ts';
import { fencesOf } from '../src/sections.ts';
import { startExamples } from './run-example.ts';

const questions = loadQuestions(loadConcepts());
const run = await startExamples();

const programs = questions.flatMap(({ id, answer }) => {
  const [example, output] = fencesOf(answer);
  return example?.language === 'python' ? [{ id, code: example.code, output: output?.code }] : [];
});

test.each(programs)('the example of $id prints what its answer says', async ({ code, output }) => {
  expect(await run(code)).toEqual({ kind: 'finished', output });
});

test('every example of a page is valid HTML, and asks no other server', () => {
  const pages = questions.flatMap(({ id, answer }) =>
    fencesOf(answer).flatMap(({ language, code }) => (language === 'html' ? [{ id, code }] : [])),
  );
  expect(pages.length).toBeGreaterThan(15);
  for (const { id, code } of pages) {
    expect({ id, slips: lessonHtmlSlips(code) }).toEqual({ id, slips: [] });
    expect(code).not.toMatch(/https?:|\/\//);
  }
});

test('there are 270 questions at least, some of every subject', () => {
  expect(questions.length).toBeGreaterThanOrEqual(270);
  const bySubject = Map.groupBy(questions, ({ subject }) => subject);
  for (const subject of subjects) expect(bySubject.get(subject)?.length).toBeGreaterThanOrEqual(8);
});

const written = `---
title: Was ist ein Server?
asked: [a, b, c, d, e, f, g]
difficulty: Anfänger
related: [liste]
---

Ein Server ist ein Computer, der die ganze Zeit läuft und anderen etwas gibt, wenn sie fragen.
`;

function load(...pages: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hbg-questions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const subject of subjects) mkdirSync(join(folder, subject));
  for (const [at, page] of pages.entries()) writeFileSync(join(folder, `web/${at}.md`), page);
  return loadQuestions([{ id: 'liste' }], folder);
}

test('a question is read with its answer, in which names of the screen stand out', () => {
  expect(load(written.replace('Computer', '[[Profil]]'))).toEqual([
    {
      id: 'web/0',
      subject: 'web',
      title: 'Was ist ein Server?',
      asked: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      difficulty: 'Anfänger',
      related: ['liste'],
      answer:
        'Ein Server ist ein **Profil**, der die ganze Zeit läuft und anderen etwas gibt, wenn sie fragen.',
    },
  ]);
});

test.each([
  ['of few words', [written.replace(', g]', ']')], '0.md:3: asked: '],
  ['that asks nothing', [written.replace('Server?', 'Server.')], '0.md:2: title: '],
  [
    'with a short answer',
    [written.replace(/Ein Server.+/, 'Ein Computer.')],
    '0.md:7: antworte in',
  ],
  ['that knows another card', [written.replace('liste', 'lsite')], '0.md:5: related: eine Karte'],
  ['asked twice', [written, written], '1.md:2: „Was ist ein Server?“ steht schon in '],
  [
    'without what its example prints',
    [`${written}\n\`\`\`python\nprint(1)\n\`\`\`\n`],
    'gehört ein Block "ausgabe"',
  ],
])('a question %s is refused, with file, line and cure', (_, pages, message) => {
  expect(() => load(...pages)).toThrow(message);
});
