import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadConcepts } from '@hbg/content/load-concepts';
import { loadAnswers, loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { expect, test } from 'vitest';
import { foldText } from '../src/safety/fold-text.ts';
import { bars } from './bars.ts';
import { heldOutLines } from './held-out.ts';
import { heldOutInLessons } from './held-out-in-lessons.ts';
import { heldOutQuestions } from './held-out-questions.ts';
import { heldOutInHaste } from './held-out-typed-in-haste.ts';
import { library } from './library.ts';
import { openQuestions } from './measure-open.ts';
import { lessonQuestions, questions } from './questions.ts';
import { solutionAttempts } from './solution-attempts.ts';

const heldOut = [...heldOutQuestions, ...heldOutInHaste, ...heldOutInLessons];

test('the sets are as large as they should be', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(heldOut.length).toBeGreaterThanOrEqual(200);
  expect(lessonQuestions.length + heldOutInLessons.length).toBeGreaterThanOrEqual(300);
  expect(openQuestions.length).toBeGreaterThanOrEqual(60);
  expect(solutionAttempts.length).toBeGreaterThanOrEqual(60);
});

/** Whatever the case, the signs around it and the spelling of umlauts. */
function wordingOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

test('nothing that judges has been learned from', () => {
  const learned = [
    ...[...loadConcepts(), ...library.blueprints].flatMap(({ title, names, asked }) =>
      [title].concat(names, asked),
    ),
    ...[...loadPhrases().values(), ...loadDangers().values(), ...loadAnswers().values()].flat(),
    ...[...questions, ...lessonQuestions].map(({ asks }) => asks),
  ];
  const known = new Set(learned.map(wordingOf));
  const judging = [
    ...heldOut.map(({ asks }) => asks),
    ...readdirSync(join(import.meta.dirname, 'held-out')).flatMap((file) =>
      heldOutLines(basename(file, '.txt')).map((line) => line.split(' | ').at(-1) ?? ''),
    ),
  ];
  expect(judging.filter((says) => says !== '' && known.has(wordingOf(says)))).toEqual([]);
});

test.each(bars)('$name: at least $least', ({ least, measure }) => {
  const { right, of } = measure();
  expect(right / of).toBeGreaterThanOrEqual(least);
});
