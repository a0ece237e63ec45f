import { expect, test } from 'vitest';
import { highlightWeb } from './highlight-web.ts';

test.each([
  [
    'html',
    '<a href="#x">Los</a>',
    ['keyword <a', 'call href', 'string "#x"', 'keyword >', 'keyword </a', 'keyword >'],
  ],
  [
    'css',
    '.karte { color: #fff; gap: 8px }',
    ['call color', 'number #fff', 'call gap', 'number 8px'],
  ],
  ['css', 'a:hover { top: 0 }', ['call top', 'number 0']],
  ['js', 'const x = los("a") // ja', ['keyword const', 'call los', 'string "a"', 'comment // ja']],
  ['js', 'constant = 1', ['number 1']],
])('%s: %s has these colours', (language, code, coloured) => {
  const tokens = highlightWeb(code, language).flat();
  expect(tokens.filter(({ kind }) => kind).map(({ kind, text }) => `${kind} ${text}`)).toEqual(
    coloured,
  );
});

test('no character is lost, and a comment that is never closed ends with the code', () => {
  const code = '/* a\n b */ let s = `x\ny`;\n\n/* offen';
  const lines = highlightWeb(code, 'js');
  expect(lines.map((line) => line.map(({ text }) => text).join('')).join('\n')).toBe(code);
  expect(lines.at(-1)).toEqual([{ text: '/* offen', kind: 'comment' }]);
});
