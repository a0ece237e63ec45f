import { expect, test } from 'vitest';
import { placeNow } from './place-now.ts';

const ran = 'a = 1\nb = 2\npirnt(a)\n\nprint(b)\n';
const place = { line: 3, column: 1, endLine: 3, endColumn: 6 };

test.each([
  ['stays where nothing has changed', ran, 3],
  ['stays when lines below it change', ran.replace('print(b)', 'print(a)\nprint(b)'), 3],
  ['moves down with lines that are put in above it', `import random\n\n${ran}`, 5],
  ['moves up when lines above it are taken away', ran.replace('a = 1\n', ''), 2],
  ['is found between two changes', `# neu\n${ran}print("Ende")`, 4],
  ['is lost with a change of its own line', ran.replace('pirnt', 'print'), null],
  ['is lost when its line is gone', ran.replace('pirnt(a)\n', ''), null],
  ['is lost when its line stands there twice', `# neu\n${ran}pirnt(a)`, null],
  ['is lost when everything is gone', '', null],
])('a place %s', (_, now, line) => {
  const moved = line === null ? null : { ...place, line, endLine: line };
  expect(placeNow(place, ran, now)).toEqual(moved);
});

test('a place of several lines moves as a whole, or is lost', () => {
  const text = 'x = """\nHallo\n"""\ny';
  const all = { line: 1, column: 5, endLine: 3, endColumn: 4 };
  expect(placeNow(all, text, `# neu\n${text}`)).toEqual({ ...all, line: 2, endLine: 4 });
  expect(placeNow(all, text, text.replace('Hallo', 'Hi'))).toBeNull();
});
