import { expect, test } from 'vitest';
import { buildPage } from './build-page.ts';
import { endlessMessage, placeInFiles } from './built-page.ts';

const files = {
  'index.html': `<!doctype html>
<link rel="stylesheet" href="style.css">
<h1 title="<script src=nein.js>">Hallo</h1>
<!-- <script src="auch-nicht.js"></script> -->
<script src="script.js"></script> <script>
  eins();
</script>`,
  'style.css': 'h1 { color: red }',
  'script.js': 'zwei();',
};

test('scripts and styles stand in the page, where it names them', () => {
  const { html, problems } = buildPage(files);
  expect(problems).toEqual([]);
  expect(html).toContain('<style>h1 { color: red }</style>');
  expect(html).toContain('<script>zwei();\n//# sourceURL=script.js\n</script>');
  expect(html).toContain('title="<script src=nein.js>"');
  expect(html).toContain('<!-- <script src="auch-nicht.js"></script> -->');
});

test('a place in a script of the page is one in the child’s own file', () => {
  const page = buildPage(files);
  const placeOf = (file: string, line: number, column: number) =>
    placeInFiles(page, { file, line, column });
  expect(placeOf('script.js', 1, 3)).toEqual({ file: 'script.js', line: 1, column: 3 });
  expect(placeOf('index.html', 2, 3)).toEqual({ file: 'index.html', line: 6, column: 3 });
  expect(placeOf('index.html', 1, 1)).toEqual({ file: 'index.html', line: 5, column: 43 });
  expect(placeOf('elsewhere.js', 1, 1)).toEqual({ file: null, line: null, column: null });
});

test('a column behind a count is the one that the child sees', () => {
  const page = buildPage({ 'script.js': 'for (;;) { null.x }' });
  const column = page.html
    .split('\n')
    .find((line) => line.includes('null.x'))
    ?.indexOf('null.x');
  const inScript = (column ?? 0) - '<script>'.length + 1;
  const place = placeInFiles(page, { file: 'script.js', line: 1, column: inScript });
  expect(place).toEqual({ file: 'script.js', line: 1, column: 12 });
});

test('a script that waits for the page runs behind it', () => {
  const html = '<script defer src="script.js"></script><p>Da</p>';
  const page = buildPage({ 'index.html': html, 'script.js': 'los()' });
  expect(page.html).toMatch(/^<p>Da<\/p><script defer>los\(\)/);
});

test('a module stays one, and text that is no script stays as it is', () => {
  const html =
    '<script type="module" src="script.js"></script><script type="text/plain">for (;;)</script>';
  const page = buildPage({ 'index.html': html, 'script.js': 'await 1' });
  expect(page.html).toContain('<script type="module">await 1');
  expect(page.html).toContain('<script type="text/plain">for (;;)</script>');
});

test('a script may hold the words that would end it', () => {
  const page = buildPage({ 'script.js': 'a = "</script><!--"' });
  expect(page.html).toContain('"<\\/script><\\!--"');
});

test('loops in handlers are counted, and the place of their errors is known', () => {
  const page = buildPage({ 'index.html': '<p>\n<b onclick="while (an) weiter()">x</b>' });
  expect(page.html).toMatch(/onclick="while \(an\) \{\$hbgTurn\(0\);weiter\(\)\}\n/);
  expect(endlessMessage(page, 0)).toMatchObject({ file: 'index.html', line: 2, column: 13 });
  expect(placeInFiles(page, { file: 'index.html', line: 1, column: 1 })).toMatchObject({ line: 2 });
});

test('a script that can’t be read is told and left out, the others run', () => {
  const html = '<script src="script.js"></script>\n<script>for (;;</script><script>geht()</script>';
  const page = buildPage({ 'index.html': html, 'script.js': 'let 1' });
  expect(page.problems).toMatchObject([
    { kind: 'error', file: 'script.js', line: 1, column: 5 },
    { kind: 'error', file: 'index.html', line: 2, column: 16 },
  ]);
  expect(page.html).toContain('geht()');
});

test('a file that isn’t there is told with those that are', () => {
  const page = buildPage({ 'index.html': '<p>\n <script src="skript.js"></script>' });
  expect(page.problems).toEqual([
    {
      kind: 'log',
      level: 'error',
      text: '„skript.js“ gibt es hier nicht. Da sind: index.html.',
      file: 'index.html',
      line: 2,
      column: 2,
    },
  ]);
});
