import { expect, test } from 'vitest';
import { firstNews } from './first-news.ts';

test.each([
  ['a new line', 'a\nb\nc\n', 'a\nc\n', { kind: 'added', text: 'b' }],
  ['a changed line', 'a\n    B\n', 'a\n    b\n', { kind: 'added', text: 'B' }],
  ['a line less', 'a\nc\n', 'a\nb\nc\n', { kind: 'removed', text: 'b' }],
  ['only a blank line more', 'a\n\nb\n', 'a\nb\n', { kind: 'same', text: 'a\nb' }],
  ['the same', '\n# a\nb', '\n# a\nb', { kind: 'same', text: 'b' }],
  ['two lines', '# a\nif b:\n    c\nd', undefined, { kind: 'same', text: 'if b:\n    c' }],
  ['comments alone', '# a\n# b', undefined, { kind: 'same', text: '# a' }],
  ['nothing before', '\nb\n', undefined, { kind: 'same', text: 'b' }],
  ['all gone', '', 'a\nb', { kind: 'removed', text: 'a' }],
  ['nothing at all', '\n', '', null],
  [
    'a line in the second of two files',
    '{"index.html":"<b>","style.css":"b {}\\ni {}"}',
    '{"index.html":"<b>","style.css":"b {}"}',
    { kind: 'added', text: 'style.css: i {}' },
  ],
])('%s', (_, code, before, news) => {
  expect(firstNews(code, before)).toEqual(news);
});
