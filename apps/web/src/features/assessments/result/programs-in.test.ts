import { expect, test } from 'vitest';
import { judgedOf, written } from '../testing/assessment-server.ts';
import { programsIn } from './programs-in.ts';

test.each([
  ['a line', judgedOf('line', { choice: 2, isRight: true }), null],
  ['a wrong line', judgedOf('line', { choice: 2 }), ['Deine Zeile', 'summe = zahl']],
  ['an order', judgedOf('order', { order: [1, 2, 0], isRight: true }), null],
  [
    'a wrong order',
    judgedOf('order', { order: [1, 0, 2] }),
    ['Deine Reihenfolge', 'zahl = 2\nprint(zahl)\nzahl = zahl * 2'],
  ],
  [
    'a program',
    judgedOf('gap', { ...written(), code: 'print("Katze")\n' }),
    ['Dein Programm: main.py', 'print("Katze")\n'],
  ],
  [
    'a page',
    judgedOf('gap', {
      ...written(),
      language: 'html',
      code: '{"index.html":"<p>","style.css":"p {}"}',
    }),
    ['Dein Programm: index.html', '<p>', 'Dein Programm: style.css', 'p {}'],
  ],
  ['nothing', judgedOf('line', {}), null],
])('of the evidence %s is shown as it was answered where it helps', (_, judged, own) => {
  const shown = programsIn(judged).filter(({ label }) => label.startsWith('Dein'));
  expect(shown.flatMap(({ label, code }) => [label, code])).toEqual(own ?? []);
});
