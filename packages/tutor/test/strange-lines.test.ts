import { lineInWords } from '@hbg/coach/line/line-in-words';
import { expect, test } from 'vitest';
import { testsAll } from '../../../scripts/sample-of.ts';
import { longLines, nestedLine, randomLines } from '../../coach/test/strange-lines.ts';
import { blank, knowledge } from '../eval/library.ts';
import { explainLine } from '../src/talk/explain-line.ts';

/** More than anybody reads. */
const longestSentence = 500;
const longestAnswer = 1_000;

test('whatever stands in a line, it is told in a sentence or not at all', () => {
  const lines = [...randomLines(testsAll ? 3_000 : 1_000, 1), ...longLines, nestedLine];
  const told = lines.flatMap((line) => lineInWords(line, line) ?? lineInWords(line) ?? []);
  expect(told.filter((text) => text.length > longestSentence)).toEqual([]);
  expect(told.length).toBeGreaterThan(60);
});

test('whatever stands in a line, a question about it gets a short answer', () => {
  for (const code of [...randomLines(testsAll ? 300 : 100, 2), ...longLines, nestedLine]) {
    const { text } = explainLine('Was macht Zeile 1?', knowledge, { ...blank, code });
    expect(text.length).toBeLessThan(longestAnswer);
    expect(text).not.toBe('');
  }
});

test.each([
  'f()\n',
  'print(x)\n',
  'x = 1\n',
  '\n',
  'for i in range(999999):\n',
  'def f(a):\n    return a\n',
])('of a program of %j, as long as it may be, the beginning is told', (line) => {
  const code = `${line.repeat(Math.floor(100_000 / line.length))}x = 5`;
  const { text } = explainLine('Was macht mein Programm?', knowledge, { ...blank, code });
  expect(text.length).toBeLessThan(longestAnswer);
  expect(text).toMatch(/Zeile \d/);
});
