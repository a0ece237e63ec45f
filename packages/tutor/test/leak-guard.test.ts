import { describe, expect, test } from 'vitest';
import { lessons } from '../eval/library.ts';
import { guardAnswer } from '../src/guard/answer-guard.ts';
import { holdsSolution } from '../src/guard/leak-guard.ts';

const fenced = (code: string) => `Schau:\n\n\`\`\`python\n${code}\`\`\`\n`;
const [first] = lessons;

describe.each(lessons)('in lesson $order, $title,', (lesson) => {
  const { solution, starterCode, example } = lesson;
  const isLeak = (answer: string, code = starterCode) => holdsSolution(answer, lesson, code);

  test.each([
    ['in a fence', fenced(solution)],
    ['without a fence', solution],
    ['with other signs', solution.replaceAll('!', '.').replaceAll("'", '"')],
    ['line by line between words', solution.split('\n').join('\n\nund dann\n\n')],
    [
      'in backticks',
      solution
        .split('\n')
        .map((line) => `\`${line}\``)
        .join(' dann '),
    ],
    ['backwards', Array.from(solution).toReversed().join('')],
    ['in Base64', Buffer.from(solution).toString('base64')],
    ['in capitals', solution.toUpperCase()],
    ['spaced', solution.replaceAll('(', '( ').replaceAll(')', ' )')],
  ])('the solution %s is noticed', (_, answer) => {
    expect(isLeak(answer)).toBe(true);
  });

  test('help is none: hints, questions, and the example from another context', () => {
    const help = [
      ...lesson.hints,
      ...lesson.questions,
      fenced(example.code),
      example.before,
      example.after,
    ];
    expect(help.filter((text) => isLeak(text))).toEqual([]);
  });

  test('what the learner has written may be shown again', () => {
    expect(isLeak(fenced(starterCode), starterCode)).toBe(false);
    expect(isLeak(fenced(solution), solution)).toBe(false);
  });
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

async function* pieces(text: string) {
  for (const piece of text.match(/[^]{1,5}/g) ?? []) yield piece;
}

async function through(text: string) {
  const shown: string[] = [];
  const guarded = guardAnswer(pieces(text), { lesson: first ?? null, code: '', earlier: '' });
  for (let next = await guarded.next(); ; next = await guarded.next()) {
    if (next.done) return { shown, ...next.value };
    shown.push(next.value);
  }
}

test('a harmless answer comes through whole, in paragraphs', async () => {
  const text = 'Eins.\n\n```python\nprint(1)\n\nprint(2)\n```\n\nZwei.';
  const { shown, isWhole } = await through(text);
  expect(shown.join('')).toBe(text);
  expect(shown.length).toBeGreaterThan(1);
  expect(isWhole).toBe(true);
});

test('what is shown never holds what comes after and may not be said', async () => {
  const { shown, isWhole } = await through(`Gern.\n\n${first?.solution}\n\nFertig.`);
  expect(isWhole).toBe(false);
  expect(shown.join('')).toBe('Gern.\n\n');
});
