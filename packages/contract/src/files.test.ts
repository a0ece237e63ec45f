import { assert, dictionary, property, string, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { areSameFiles, joinFiles, splitFiles } from './files.ts';

const page = { 'style.css': 'b {}', 'index.html': '<b>"ja"</b>\n', 'script.js': '' };

test('several files are one string, and come back in their order', () => {
  const files = splitFiles(joinFiles(page));
  expect(files).toEqual(page);
  expect(Object.keys(files)).toEqual(['style.css', 'index.html', 'script.js']);
});

test('a single file is its text', () => {
  expect(joinFiles({ 'main.py': 'print(1)\n' })).toBe('print(1)\n');
  expect(splitFiles('print(1)\n')).toEqual({ 'main.py': 'print(1)\n' });
  expect(splitFiles('alert(1)', 'script.js')).toEqual({ 'script.js': 'alert(1)' });
});

test.each([
  '',
  '{"index.html":"<b>"',
  '{"index.html":"<b>","style.css":7}',
  '{"index.html":"<b>"}',
  '{"Byte":"Hund","Pixel":"Katze"}',
  '{"a": "b"}["a"]',
  '["index.html","style.css"]',
])('%j is the text of one file', (code) => {
  expect(splitFiles(code)).toEqual({ 'main.py': code });
});

test('whatever stands in the files, all of it comes back', () => {
  const name = stringMatching(/^[a-z][\w-]{0,8}\.(html|css|js|py)$/);
  const files = dictionary(name, string({ unit: 'binary' }), { minKeys: 2, maxKeys: 6 });
  assert(
    property(files, (written) => {
      expect(Object.entries(splitFiles(joinFiles(written)))).toEqual(Object.entries(written));
    }),
    { seed: 42, numRuns: 200 },
  );
});

test.each([
  [{ 'a.html': '1', 'b.css': '2' }, { 'b.css': '2', 'a.html': '1' }, true],
  [{ 'a.html': '1' }, { 'a.html': '2' }, false],
  [{ 'a.html': '1' }, { 'a.html': '1', 'b.css': '' }, false],
])('%o and %o are the same files: %s', (one, other, same) => {
  expect(areSameFiles(one, other)).toBe(same);
  expect(areSameFiles(other, one)).toBe(same);
});
