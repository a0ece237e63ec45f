import { expect, test } from 'vitest';
import { pageOfSnippet, programOfSnippet } from './page-of-snippet.ts';

test('a page is itself, and a script gets one around it where the page is built', () => {
  expect(pageOfSnippet('<h1>Hi</h1>', 'html')).toEqual({ 'index.html': '<h1>Hi</h1>' });
  expect(pageOfSnippet('alert(1)', 'javascript')).toEqual({ 'script.js': 'alert(1)' });
});

test('a style gets a page with its classes, the first one around the others', () => {
  const css = `/* .nicht { } */
.raster { display: grid; padding: 0.5em; background: url("bild.png"); }
.raster > .breit:hover { color: red; }
@media (width < 40rem) { .schmal { color: blue; } }`;
  const files = pageOfSnippet(css, 'css');
  expect(files['style.css']).toBe(css);
  expect(files['index.html']).toContain('<div class="raster" id="mitte">\n<div class="breit">');
  expect(files['index.html']).toContain('<div class="schmal">');
  expect(files['index.html']).not.toMatch(/nicht|class="png|class="5em/);
});

test('in the workshop a style stands in its page, and Java stays in the library', () => {
  const page = programOfSnippet('.kachel { color: red; }\n', 'css');
  expect(page?.language).toBe('html');
  expect(page?.code).toContain('<style>\n.kachel { color: red; }\n</style>\n</head>');
  expect(page?.code).toContain('<div class="kachel" id="mitte">');
  expect(programOfSnippet('alert(1)', 'javascript')).toEqual({
    code: 'alert(1)',
    language: 'javascript',
  });
  expect(programOfSnippet('class A {}', 'java')).toBeNull();
});
