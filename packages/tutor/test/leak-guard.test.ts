import type { Concept } from '@hbg/content/concept';
import type { Lesson } from '@hbg/content/lesson';
import { describe, expect, test } from 'vitest';
import { disguises, roughDisguises } from '../eval/disguises.ts';
import { dressedDisguises, harmlessDresses } from '../eval/dressed-disguises.ts';
import { harmlessAnswers } from '../eval/harmless-answers.ts';
import { knowledge, lessons } from '../eval/library.ts';
import { ownSolutions } from '../eval/own-solutions.ts';
import { programDisguises } from '../eval/program-disguises.ts';
import { reachesGoals } from '../src/guard/goals-reached.ts';
import { holdsSolution } from '../src/guard/leak-guard.ts';
import { codeTokensOf } from '../src/guard/likeness.ts';
import { throughGuard, type Way } from './answers/through-guard.ts';

const fenced = (code: string) => `Schau:\n\n\`\`\`python\n${code}\`\`\`\n`;
const [first] = lessons;
const chapters = Map.groupBy(lessons, ({ category }) => category);
/** The first chapter, and of each other one the lesson that brings most of it together. */
const thorough = new Set(
  [...chapters.values()].flatMap((chapter, at) => (at === 0 ? chapter : chapter.slice(-1))),
);

function wordsOf({ short, long, steps, example, mistake, question }: Concept): string {
  const shown = `\`\`\`${example.language}\n${example.code}\`\`\`\n\n${example.output ?? ''}`;
  return [short, long, ...steps, shown, mistake, question].join('\n\n');
}

function helpOf({ hints, questions, example, predict }: Lesson): string[] {
  const { before, code, after } = example;
  const guess = predict ? [fenced(predict.code), predict.why] : [];
  return [...hints, ...questions, before, fenced(code), after, ...guess];
}

/** What a learner may have in the editor who hasn't solved it. */
function codesOf({ starterCode, solution, example }: Lesson): string[] {
  const lines = solution.split('\n');
  return [starterCode, '', lines.slice(0, lines.length / 2).join('\n'), example.code];
}

describe.each(lessons)('in lesson $order, $title,', (lesson) => {
  const { solution, starterCode } = lesson;
  const isLeak = (answer: string, code = starterCode) => holdsSolution(answer, lesson, code);
  const stopped = (texts: readonly string[]) =>
    codesOf(lesson).flatMap((code) => texts.filter((text) => isLeak(text, code)));
  /** One in so many, others in each lesson; all of them where it's looked at thoroughly. */
  const some = <Row>(rows: readonly Row[], share: number) =>
    rows.filter((_, at) => thorough.has(lesson) || at % share === lesson.order % share);

  test('the solution is noticed in any disguise that keeps it one', () => {
    const missed = some(
      [...disguises, ...roughDisguises, ...programDisguises, ...dressedDisguises],
      2,
    )
      .filter(([, , fits]) => fits?.(solution) ?? true)
      .filter(([, hide]) => !isLeak(hide(solution, starterCode)));
    expect(missed.map(([name]) => name)).toEqual([]);
  });

  test('ordinary answers are none', () => {
    expect(stopped(some([...harmlessAnswers, ...harmlessDresses], 4))).toEqual([]);
  });

  test('no card of the library is one, with its example or without', () => {
    const cards = some([...knowledge.concepts.values()], 12);
    expect(cards.filter((card) => isLeak(wordsOf(card))).map(({ id }) => id)).toEqual([]);
  });

  test('help is none, for this lesson or for another', () => {
    expect(stopped([lesson.content, ...helpOf(lesson)])).toEqual([]);
    const others = lessons.filter(({ order }) => order % 10 === lesson.order % 10);
    expect(others.flatMap(helpOf).filter((text) => isLeak(text))).toEqual([]);
  });

  test('what the learner has written may be shown again', () => {
    expect(isLeak(fenced(starterCode), starterCode)).toBe(false);
    expect(isLeak(fenced(solution), solution)).toBe(false);
    expect(isLeak(solution.split('\n').join('\n\nund dann\n\n'), solution)).toBe(false);
  });
});

test.each(ownSolutions.map((own, at) => ({ own, lesson: lessons[at] ?? raise() })))(
  'another program for lesson $lesson.order is noticed in any disguise that keeps it one',
  ({ own, lesson }) => {
    const missed = disguises.filter(
      ([, hide]) => !holdsSolution(hide(own, lesson.starterCode), lesson, lesson.starterCode),
    );
    expect(missed.map(([name]) => name)).toEqual([]);
  },
);

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
    solution: 'summe = 0\nfor zahl in [4, 8, 15]:\n    summe += zahl\nprint("Summe:", summe)\n',
    starterCode: '# Zähle zusammen\n',
    content: '',
    goals: [{ text: 'x', prints: 'Summe: 27' }],
    example: { language: 'python', code: 'print(1)\n', output: null, before: '', after: '' },
  };
  const renamed = lesson.solution.replaceAll('summe', 'ergebnis').replaceAll('zahl', 'n');
  expect(holdsSolution(fenced(renamed), lesson, '')).toBe(true);
  expect(holdsSolution(fenced('for tier in tiere:\n    print(tier)\n'), lesson, '')).toBe(false);
});

test('a program that says the same in another language is built alike', () => {
  const lesson = lessons[4];
  if (!lesson) throw new Error('The first chapter is too short.');
  const english = lesson.solution
    .replace('INSEL DER ROBOTER', 'ISLAND OF ROBOTS')
    .replace('Leben:', 'Lives:')
    .replace('Akku:', 'Power:')
    .replace('Prozent', 'per cent')
    .replace('Drück Start,', 'Press start')
    .replace('wenn du bereit bist!', 'when you are ready!');
  expect(holdsSolution(fenced(english), lesson, lesson.starterCode)).toBe(true);
});

function through(text: string, way: Omit<Way, 'size'> = {}) {
  return throughGuard(text, { lesson: first ?? null, ...way });
}

test('a harmless answer comes through whole, in paragraphs', async () => {
  const text = 'Eins.\n\n```python\nprint(1)\n\nprint(2)\n```\n\nZwei.';
  const { shown, isWhole, count } = await through(text);
  expect(shown).toBe(text);
  expect(count).toBeGreaterThan(1);
  expect(isWhole).toBe(true);
});

test('what is shown never holds what comes after and may not be said', async () => {
  const { shown, isWhole } = await through(`Gern.\n\n${first?.solution}\n\nFertig.`);
  expect(isWhole).toBe(false);
  expect(shown).toBe('Gern.\n\n');
});

test('a solution in bits is noticed, one in each answer or in each paragraph', async () => {
  const bits =
    first?.solution
      .trim()
      .split('\n')
      .map((line) => `Dann \`${line}\``) ?? [];
  const joined = await through(bits.join('\n\n'));
  expect(joined.isWhole).toBe(false);
  const last = await through(bits.at(-1) ?? '', { earlier: bits.slice(0, -1).join('\n\n') });
  expect(last.isWhole).toBe(false);
});

test('a program with other names and texts is noticed in a fence for each of its functions', async () => {
  const lesson = lessons[48] ?? raise();
  const rename = programDisguises.find(([name]) => name === 'with other names and other texts');
  const [, hide] = rename ?? raise();
  const program = hide(lesson.solution, lesson.starterCode);
  expect((await through(program, { lesson })).isWhole).toBe(false);
  const parts = program.replaceAll(/\n(?=def )/g, '\n```\n\nUnd dazu:\n\n```python\n');
  expect((await through(parts, { lesson })).isWhole).toBe(false);
});

test('what was quoted before the learner deleted it does not stop every later answer', async () => {
  const quoted = `Du hast geschrieben:\n\n${fenced(first?.solution ?? '')}`;
  expect((await through('Lies die erste Zeile laut vor.', { earlier: quoted })).isWhole).toBe(true);
  expect((await through(first?.solution ?? '', { earlier: quoted })).isWhole).toBe(false);
});

test('a letter in each paragraph is read together with those before it', async () => {
  const letters = Array.from(first?.solution.split('\n')[1] ?? '').join('\n\n');
  expect((await through(letters)).isWhole).toBe(false);
});

test('long, odd and broken texts are read to their end', () => {
  const odd =
    '( `` ``` """ \' \\ \\u{ \\x7 %f %ff &# &#x; chr( 0x print(" <!-- # | 112, cHJp \u{fdfa} '.split(
      ' ',
    );
  const { solution } = first ?? raise();
  for (const sign of odd) {
    const noise = sign.repeat(2_000);
    expect(holdsSolution(noise, first ?? raise(), noise)).toBe(false);
    expect(holdsSolution(`${noise}\n\n${solution}`, first ?? raise(), noise)).toBe(true);
  }
});

function raise(): never {
  throw new Error('no lesson');
}
