import { expect, it } from 'vitest';
import { highlightPython } from './highlight-plugin.ts';

it('names what each piece of a line is', () => {
  expect(highlightPython('for zahl in range(3):')).toEqual([
    [
      { text: 'for', kind: 'keyword' },
      { text: ' zahl ' },
      { text: 'in', kind: 'keyword' },
      { text: ' ' },
      { text: 'range', kind: 'call' },
      { text: '(' },
      { text: '3', kind: 'number' },
      { text: '):' },
    ],
  ]);
});

it.each([
  ['# Zähle', { text: '# Zähle', kind: 'comment' }],
  ['"Hallo"', { text: '"Hallo"', kind: 'string' }],
  ['True', { text: 'True', kind: 'keyword' }],
  ['zahl', { text: 'zahl' }],
])('colours %s', (code, token) => {
  expect(highlightPython(code)).toEqual([[token]]);
});

it('colours functions where they are made and methods where they are called', () => {
  const calls = highlightPython('def los(t):\n    t.forward(1)')
    .flat()
    .filter(({ kind }) => kind === 'call');
  expect(calls.map(({ text }) => text)).toEqual(['los', 'forward']);
});

it('keeps every character, empty lines and broken code included', () => {
  const code = 'print("Hallo\n\n  wenn (((\n';
  const text = highlightPython(code).map((line) => line.map(({ text }) => text).join(''));
  expect(text.join('\n')).toBe(code);
});
