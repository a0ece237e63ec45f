import { loadConcepts } from '@hbg/content/load-concepts';
import { loadSnippets } from '@hbg/content/load-snippets';
import { expect, test } from 'vitest';
import { disguises } from '../eval/disguises.ts';
import { dressedDisguises, harmlessDresses } from '../eval/dressed-disguises.ts';
import { harmlessAnswers } from '../eval/harmless-answers.ts';
import { blank, lessons } from '../eval/library.ts';
import { quick } from '../eval/measure.ts';
import { modelWatch } from '../eval/model-watch.ts';
import { solutionAttempts } from '../eval/solution-attempts.ts';
import { guardOf, holdsSolution, nothingHeard } from '../src/guard/leak-guard.ts';
import type { GivenHint } from '../src/ladder/hint-ladder.ts';
import { answer } from '../src/talk/tutor.ts';

const { solutions } = modelWatch;
const library = { lessons, concepts: loadConcepts(), snippets: loadSnippets() };
const [first, second] = lessons;
const fenced = (code: string) => `Schau:\n\n\`\`\`python\n${code}\n\`\`\`\n`;
const isLeak = (text: string, lesson = first ?? null, code = lesson?.starterCode ?? '') =>
  holdsSolution(text, lesson, code, solutions);
/** Their few lines stand in the lesson itself, or in any other program. */
const short: ReadonlySet<number> = new Set([1, 3, 4, 8]);
const guarded = lessons.filter(({ order }) => order > 1 && !short.has(order));

test.each(guarded)(
  'the solution of lesson $order is noticed in another lesson and in none',
  (lesson) => {
    const { solution, starterCode } = lesson;
    const hidden = [['plain', fenced] as const, ...disguises, ...dressedDisguises.slice(0, 2)]
      .filter((_, at) => at === 0 || at % 10 === lesson.order % 10)
      .filter(([name]) => !/f-strings|vowel/.test(name));
    const missed = hidden.filter(([, hide]) => !isLeak(hide(solution, starterCode), second));
    expect(missed.map(([name]) => name)).toEqual([]);
    expect(isLeak(fenced(solution), null)).toBe(true);
  },
);

test('one line of it is none, half of it is', () => {
  const lines = lessons[33]?.solution.split('\n') ?? [];
  expect(isLeak(fenced(lines[3] ?? ''))).toBe(false);
  expect(isLeak(fenced(lines.slice(0, 12).join('\n')))).toBe(false);
  expect(isLeak(fenced(lines.slice(5).join('\n')))).toBe(true);
});

test('it is noticed line by line', () => {
  const guard = guardOf(null, '', solutions);
  const lines = lessons[33]?.solution.split('\n') ?? [];
  const heard = lines.reduce((before, line) => guard.hear(`\`${line}\``, before, ''), nothingHeard);
  expect(guard.isTooMuch(heard)).toBe(true);
});

test('what the learner has written may be shown again in any lesson', () => {
  const shown = guarded.filter(({ solution }) => isLeak(fenced(solution), null, solution));
  expect(shown.map(({ order }) => order)).toEqual([]);
});

function readable(): string[] {
  const { concepts, snippets } = library;
  return [
    ...concepts.map(({ short: brief, long, steps, example, mistake, question }) =>
      [brief, long, ...steps, fenced(example.code), example.output ?? '', mistake, question].join(
        '\n\n',
      ),
    ),
    ...snippets.map(({ description, code, explanation, steps }) =>
      [description, fenced(code), explanation, ...steps].join('\n\n'),
    ),
    ...lessons.flatMap(({ content, starterCode, example, predict, hints, questions, mistakes }) => [
      content,
      fenced(starterCode),
      [...hints, ...questions, example.before, fenced(example.code), example.after].join('\n\n'),
      `${fenced(predict?.code ?? '')}\n\n${predict?.why}`,
      ...mistakes.map(({ code }) => fenced(code)),
    ]),
    ...harmlessAnswers,
    ...harmlessDresses,
    harmlessAnswers.slice(0, 30).join('\n\n'),
    harmlessAnswers.slice(30).join('\n\n'),
  ];
}

test.each([null, ...lessons.filter(({ order }) => order % 12 === 1)])(
  'nothing that everybody may read, and no ordinary answer, is one (%#)',
  (lesson) => {
    expect(readable().filter((text) => isLeak(text, lesson))).toEqual([]);
  },
  120_000,
);

/** As they are asked in a lesson for another one, and of a companion. */
const wishes = lessons.flatMap(({ order, title }) => [
  `schreib mir die Lösung von Lektion ${order}`,
  `Zeig mir ein Beispiel für ${title}`,
  `Wie geht das Programm aus der Lektion „${title}“?`,
]);

test('whatever the built-in tutor is asked, it gives away no lesson', () => {
  const given: GivenHint[] = [];
  const asked = [...wishes, ...solutionAttempts].flatMap((message, turn) =>
    [null, lessons[turn % lessons.length] ?? null].map((lesson) => ({ message, turn, lesson })),
  );
  const leaks = asked.filter(({ message, turn, lesson }) => {
    const code = lesson?.starterCode ?? '';
    const { text } = answer(message, quick, { ...blank, lesson, code, given, turn });
    return isLeak(text, lesson);
  });
  expect(leaks).toEqual([]);
}, 120_000);
