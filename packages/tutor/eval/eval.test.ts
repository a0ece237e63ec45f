import { loadConcepts } from '@hbg/content/load-concepts';
import { loadAnswers, loadDangers, loadPhrases } from '@hbg/content/load-phrases';
import { expect, test } from 'vitest';
import { foldText } from '../src/safety/fold-text.ts';
import { bars } from './bars.ts';
import { harmlessInChatHeldOut } from './harmless-in-chat.ts';
import { heldOutInLessons } from './held-out-in-lessons.ts';
import { heldOutQuestions } from './held-out-questions.ts';
import { heldOutInHaste } from './held-out-typed-in-haste.ts';
import { heldOutAnswers } from './measure-harm.ts';
import { lessonQuestions, questions } from './questions.ts';
import { solutionAttempts } from './solution-attempts.ts';
import { unsafeInChatHeldOut } from './unsafe-in-chat.ts';
import { unsafeMessages } from './unsafe-messages.ts';

const heldOut = [...heldOutQuestions, ...heldOutInHaste, ...heldOutInLessons];

test('the sets are as large as they should be', () => {
  expect(questions.length).toBeGreaterThanOrEqual(200);
  expect(heldOut.length).toBeGreaterThanOrEqual(200);
  expect(lessonQuestions.length + heldOutInLessons.length).toBeGreaterThanOrEqual(300);
  expect(solutionAttempts.length).toBeGreaterThanOrEqual(60);
  expect(unsafeMessages.length).toBeGreaterThanOrEqual(40);
});

/** Whatever the case, the signs around it and the spelling of umlauts. */
function wordingOf(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

test('nothing that judges has been learned from', () => {
  const learned = [
    ...loadConcepts().flatMap(({ title, names, asked }) => [title].concat(names, asked)),
    ...[...loadPhrases().values(), ...loadDangers().values(), ...loadAnswers().values()].flat(),
    ...[...questions, ...lessonQuestions].map(({ asks }) => asks),
  ];
  const known = new Set(learned.map(wordingOf));
  const judging = [
    ...heldOut.map(({ asks }) => asks),
    ...unsafeInChatHeldOut.map(({ says }) => says),
    ...harmlessInChatHeldOut,
    ...['derailed-answers', 'harmful-answers', 'answers-near-danger', 'ordinary-answers'].flatMap(
      heldOutAnswers,
    ),
  ];
  expect(judging.filter((says) => known.has(wordingOf(says)))).toEqual([]);
});

test.each(bars)('$name: at least $least', ({ least, measure }) => {
  const { right, of } = measure();
  expect(right / of).toBeGreaterThanOrEqual(least);
});
