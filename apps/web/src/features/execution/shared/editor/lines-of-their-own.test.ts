import { expect, test } from 'vitest';
import { linesOfTheirOwn } from './lines-of-their-own.ts';

const example = 'tiere = []\nprint(tiere)\n';

/** The cursor is at `|`; what was put in stands between `[` and `]`. */
function after(marked: string, lines = example): string {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  const change = linesOfTheirOwn({ text, start: at, end: at }, lines);
  const result = text.slice(0, change.from) + change.insert + text.slice(change.to);
  const { start, end } = change;
  return `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`;
}

const put = '[tiere = []\nprint(tiere)]';

test.each([
  ['nothing', '|', put],
  ['a line', 'print("x", x)|', `print("x", x)\n\n${put}`],
  [
    'a line with others below',
    'for i in a:|\n    print(i)\n',
    `for i in a:\n    print(i)\n\n${put}\n`,
  ],
  ['the first line', '|a = 1\nb = 2\n\n', `a = 1\nb = 2\n\n${put}\n`],
  ['the blank line at the end', 'a = 1\n|', `a = 1\n${put}`],
  ['a blank line', 'a = 1\n|\nb = 2', `a = 1\n${put}\nb = 2`],
  [
    'a blank line of a block',
    'if a:\n    |\nb = 2',
    'if a:\n[    tiere = []\n    print(tiere)]\nb = 2',
  ],
])('in %s', (_, marked, expected) => {
  expect(after(marked)).toBe(expected);
});

test('blank lines stay blank', () => {
  expect(after('if a:\n    |', 'a = 1\n\nb = 2\n')).toBe('if a:\n[    a = 1\n\n    b = 2]');
});
