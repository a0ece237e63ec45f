import type { Lesson } from '@hbg/content/lesson';
import { fencesOf } from '@hbg/content/sections';
import type { Library } from '../search/topics.ts';

/** The programs that everybody may read, in any lesson. */
export function codesOfHouse({ lessons, concepts, snippets }: Library): string[] {
  return [
    ...concepts.map(({ example }) => example.code),
    ...snippets.map(({ code }) => code),
    ...lessons.flatMap(({ starterCode, content, example, predict }) => [
      starterCode,
      example.code,
      predict?.code ?? '',
      ...fencesOf(content).map(({ code }) => code),
    ]),
  ];
}

/** All that the house tells everybody. */
export function wordsOfHouse({ lessons, concepts, snippets }: Library): string[] {
  return [
    ...concepts.flatMap(({ short, long, steps, example, mistake, question }) =>
      [short, long, example.output ?? '', mistake, question].concat(steps),
    ),
    ...snippets.flatMap(({ description, explanation, steps }) =>
      [description, explanation].concat(steps),
    ),
    ...lessons.flatMap(wordsOf),
  ];
}

function wordsOf(lesson: Lesson): string[] {
  const { content, hints, questions, goals, example, predict, title, description } = lesson;
  const told = goals.flatMap(({ text, prints = '' }) => [text, prints]);
  const shown = [example.before, example.after, predict?.why ?? ''];
  const head = [title, description, ...lesson.objectives];
  return [...head, content, ...hints, ...questions, ...told, ...shown];
}
