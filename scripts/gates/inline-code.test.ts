import { expect, test } from 'vitest';
import { findInlineCode } from './inline-code.ts';

test.each([
  ['index.html', '<script>start()</script>', 'inline script'],
  ['index.html', '<p style="color: red">', 'inline style'],
  ['index.html', '<style>p {}</style>', 'inline style'],
  ['index.html', '<body onload="start()">', 'inline event handler'],
  ['assets/a.css', 'src: url(data:font/woff2;base64,AA)', 'font as data: URL'],
])('%s with %s fails', (file, text, problem) => {
  expect(findInlineCode(file, text).join()).toContain(
    `${file} holds an ${problem}`.replace('an font', 'a font'),
  );
});

test('modules, stylesheets and small pictures pass', () => {
  const page = '<script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css">';
  expect(findInlineCode('index.html', page)).toEqual([]);
  expect(findInlineCode('a.css', 'url(data:image/svg+xml,x)')).toEqual([]);
});
