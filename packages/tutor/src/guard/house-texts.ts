import type { Lesson } from '@hbg/content/lesson';
import { fencesOf } from '@hbg/content/sections';
import type { Library } from '../search/topics.ts';

type HouseTexts = { readonly codes: readonly string[]; readonly words: readonly string[] };

/** What everybody may read, in any lesson. */
export function houseTexts({ lessons, concepts, snippets }: Library): HouseTexts {
  const codes = [
    ...concepts.map(({ example }) => example.code),
    ...snippets.map(({ code }) => code),
    ...lessons.flatMap(({ starterCode, content, example, predict }) => [
      starterCode,
      example.code,
      predict?.code ?? '',
      ...fencesOf(content).map(({ code }) => code),
    ]),
  ];
  const words = [
    ...concepts.flatMap(({ short, long, steps, example, mistake, question }) =>
      [short, long, example.output ?? '', mistake, question].concat(steps),
    ),
    ...snippets.flatMap(({ description, explanation, steps }) =>
      [description, explanation].concat(steps),
    ),
    ...lessons.flatMap(wordsOf),
  ];
  return { codes, words };
}

function wordsOf({
  content,
  hints,
  questions,
  goals,
  example,
  predict,
  ...head
}: Lesson): string[] {
  const told = goals.flatMap(({ text, prints = '' }) => [text, prints]);
  const shown = [example.before, example.after, predict?.why ?? ''];
  const { title, description, objectives } = head;
  return [title, description, ...objectives, content, ...hints, ...questions, ...told, ...shown];
}
