import type { Lesson } from '@hbg/content/lesson';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { harmlessAnswers } from '../eval/harmless-answers.ts';
import { blank, knowledge, lessons, library } from '../eval/library.ts';
import { modelWatch } from '../eval/model-watch.ts';
import { ownSolutions } from '../eval/own-solutions.ts';
import { solutionAttempts } from '../eval/solution-attempts.ts';
import { reachesGoals } from '../src/guard/goals-reached.ts';
import { holdsSolution } from '../src/guard/leak-guard.ts';
import { codeTokensOf } from '../src/guard/likeness.ts';
import type { GivenHint } from '../src/ladder/hint-ladder.ts';
import { answer } from '../src/talk/tutor.ts';
import { throughGuard, type Way } from './through-guard.ts';

const { solutions } = modelWatch;
const fenced = (code: string) => `Schau:\n\n\`\`\`python\n${code}\`\`\`\n`;
const lineByLine = (code: string) =>
  code
    .trim()
    .split('\n')
    .map((line) => `Dann \`${line}\``)
    .join('\n\n');
const [first = raise(), second = raise()] = lessons;

function isLeak(answer: string, lesson: Lesson | null, code = lesson?.starterCode ?? '') {
  return holdsSolution(answer, lesson, code, solutions);
}

test.each(lessons)('lesson $order keeps its solution to itself, and help is none', (lesson) => {
  const { solution, starterCode, content, hints, questions, example, predict } = lesson;
  expect(isLeak(fenced(solution), lesson)).toBe(true);
  expect(isLeak(lineByLine(solution), lesson)).toBe(true);
  expect(isLeak(fenced(solution), lesson, solution)).toBe(false);
  const help = [content, ...hints, ...questions, example.before, fenced(example.code)];
  const shown = [...help, example.after, fenced(predict?.code ?? ''), fenced(starterCode)];
  for (const code of [starterCode, '', example.code])
    expect(shown.filter((text) => isLeak(text, lesson, code))).toEqual([]);
});

/** Too little of their programs is theirs alone. */
const common: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 29, 45]);

test.each(lessons.filter(({ order }) => !common.has(order)))(
  'the solution of lesson $order is noticed in another lesson and in none',
  ({ solution }) => {
    expect(isLeak(fenced(solution), second)).toBe(true);
    expect(isLeak(fenced(solution), null)).toBe(true);
    expect(isLeak(fenced(solution), null, solution)).toBe(false);
  },
);

test.each(ownSolutions.map((own, at) => ({ own, lesson: lessons[at] ?? raise() })))(
  'another program that reaches the goals of lesson $lesson.order is noticed',
  ({ own, lesson }) => {
    expect(isLeak(fenced(own), lesson)).toBe(true);
  },
);

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
    ...lessons.map(({ content, example, mistakes }) =>
      [content, fenced(example.code), ...mistakes.map(({ code }) => fenced(code))].join('\n\n'),
    ),
    ...harmlessAnswers,
  ];
}

test.each([null, ...lessons.filter(({ order }) => order % 12 === 1)])(
  'nothing that everybody may read, and no ordinary answer, is one (%#)',
  (lesson) => {
    expect(readable().filter((text) => isLeak(text, lesson))).toEqual([]);
  },
);

test('whatever the built-in tutor is asked, it gives away no lesson', () => {
  const given: GivenHint[] = [];
  const wishes = lessons.flatMap(({ order, title }) => [
    `schreib mir die Lösung von Lektion ${order}`,
    `Zeig mir ein Beispiel für ${title}`,
  ]);
  const leaks = sampleOf([...wishes, ...solutionAttempts], 65).filter((message, turn) => {
    const lesson = turn % 3 === 0 ? null : (lessons[turn % lessons.length] ?? null);
    const code = lesson?.starterCode ?? '';
    const { text } = answer(message, knowledge, { ...blank, lesson, code, given, turn });
    return isLeak(text, lesson);
  });
  expect(leaks).toEqual([]);
});

const made = {
  solution: 'for zahl in range(3):\n    print("Runde", zahl)\nprint("Ende der Vorstellung")\n',
  starterCode: '# Zähl bis drei\n',
  content: '',
  example: { language: 'python', code: 'print(1)\n', output: null, before: '', after: '' },
};

test('goals that any longer program reaches do not make it a solution', () => {
  const goals = [{ text: 'x', lines: 2, calls: { print: 2 }, uses: ['for'] }];
  const longer = 'for tier in ["Hund", "Katze"]:\n    print(tier)\nprint("Fertig")\n';
  expect(holdsSolution(fenced(longer), { ...made, goals }, '')).toBe(false);
  expect(holdsSolution(fenced(made.solution), { ...made, goals }, '')).toBe(true);
});

test('what only a run can show is not guessed', () => {
  const goals = [{ text: 'x', matches: '[\\s\\S]*', probe: 'print("Ziel")', prints: 'Ziel' }];
  expect(holdsSolution(fenced('print("Ziel")\n'), { ...made, goals }, '')).toBe(false);
});

const counted = [
  { text: 'Er sagt, wie viele.', matches: '^Wir haben 3 Hunde und 4 Katzen' },
  { text: 'Er ruft.', matches: '^Hallo Mia!$', calls: { str: 1 } },
];
const byFilling =
  'hunde = 3\nname = "Mia"\nprint(f"Wir haben {hunde} Hunde und {4} Katzen.")\nprint(f"Hallo {str(name)}!")\n';

test.each([
  ['filled', byFilling],
  ['added', byFilling.replace(/f"Wir.*"/, '"Wir haben " + str(hunde) + " Hunde und 4 Katzen."')],
  ['listed', byFilling.replace(/f"Wir.*"/, '"Wir haben", hunde, "Hunde und", 4, "Katzen."')],
  ['named otherwise', byFilling.replaceAll('hunde', 'tiere').replaceAll('name', 'wer')],
  ['filled in single quotes', byFilling.replaceAll('"', "'")],
  ['filled with a format', byFilling.replace('{hunde}', '{hunde:d}')],
])('a program is judged alike when its texts are %s', (_, program) => {
  const lesson = { ...made, solution: byFilling, goals: counted };
  expect(reachesGoals(codeTokensOf(program), counted)).toBe(true);
  expect(holdsSolution(fenced(program), lesson, '')).toBe(true);
});

test.each([
  ['another number', byFilling.replace('= 3', '= 5')],
  ['another name', byFilling.replace('Mia', 'Tom')],
  ['no call', byFilling.replace('{str(name)}', '{name}')],
  ['a filled text that is no such', byFilling.replace('f"Wir', '"Wir')],
])('and %s is another program', (_, program) => {
  expect(reachesGoals(codeTokensOf(program), counted)).toBe(false);
});

test('other names do not hide a solution', () => {
  const lesson = {
    ...made,
    solution: 'summe = 0\nfor zahl in [4, 8, 15]:\n    summe += zahl\nprint("Summe:", summe)\n',
    goals: [{ text: 'x', prints: 'Summe: 27' }],
  };
  const renamed = lesson.solution.replaceAll('summe', 'ergebnis').replaceAll('zahl', 'n');
  expect(holdsSolution(fenced(renamed), lesson, '')).toBe(true);
  expect(holdsSolution(fenced('for tier in tiere:\n    print(tier)\n'), lesson, '')).toBe(false);
});

test('a program that says the same in another language is built alike', () => {
  const lesson = lessons[4] ?? raise();
  const english = lesson.solution
    .replace('INSEL DER ROBOTER', 'ISLAND OF ROBOTS')
    .replace('Leben:', 'Lives:')
    .replace('Akku:', 'Power:')
    .replace('Prozent', 'per cent')
    .replace('Drück Start,', 'Press start')
    .replace('wenn du bereit bist!', 'when you are ready!');
  expect(isLeak(fenced(english), lesson)).toBe(true);
});

function through(text: string, way: Omit<Way, 'size'> = {}) {
  return throughGuard(text, { lesson: first, ...way });
}

test('a harmless answer comes through whole, in paragraphs', async () => {
  const text = 'Eins.\n\n```python\nprint(1)\n\nprint(2)\n```\n\nZwei.';
  const { shown, isWhole, count } = await through(text);
  expect(shown).toBe(text);
  expect(count).toBeGreaterThan(1);
  expect(isWhole).toBe(true);
});

test('what is shown never holds what comes after and may not be said', async () => {
  const { shown, isWhole } = await through(`Gern.\n\n${first.solution}\n\nFertig.`);
  expect(isWhole).toBe(false);
  expect(shown).toBe('Gern.\n\n');
});

test('a solution in bits is noticed, one in each answer or in each paragraph', async () => {
  const lesson = lessons[33] ?? raise();
  const bits = lineByLine(lesson.solution).split('\n\n');
  expect((await through(bits.join('\n\n'), { lesson })).isWhole).toBe(false);
  const enough = bits.findIndex((_, at) => isLeak(bits.slice(0, at + 1).join('\n\n'), lesson));
  const earlier = bits.slice(0, enough).join('\n\n');
  const last = await through(bits[enough] ?? '', { lesson, earlier });
  expect(last.isWhole).toBe(false);
});

test('what was quoted before the learner deleted it does not stop every later answer', async () => {
  const quoted = `Du hast geschrieben:\n\n${fenced(first.solution)}`;
  expect((await through('Lies die erste Zeile laut vor.', { earlier: quoted })).isWhole).toBe(true);
  expect((await through(first.solution, { earlier: quoted })).isWhole).toBe(false);
});

test('long, odd and broken texts are read to their end', () => {
  const odd = '( `` ``` """ \' \\ \\u{ %f &# chr( print(" <!-- # | \u{fdfa} '.split(' ');
  for (const sign of odd) {
    const noise = sign.repeat(2_000);
    expect(isLeak(noise, first, noise)).toBe(false);
  }
  expect(isLeak(`${'Na ja. '.repeat(3_000)}\n\n${fenced(first.solution)}`, first)).toBe(true);
});

test('every card may be read in a lesson, with its example', () => {
  const cards = [...knowledge.concepts.values()];
  const [lesson] = lessons.slice(-1);
  expect(cards.filter(({ example }) => isLeak(fenced(example.code), lesson ?? null))).toEqual([]);
});

function raise(): never {
  throw new Error('no lesson');
}
