import { expect, test } from 'vitest';
import { parseMarkup } from './parse-markup.ts';

const text = (text: string) => ({ kind: 'text' as const, text });

test('reads headings, paragraphs, lists and fences in their order', () => {
  expect(
    parseMarkup('# Eins\n\nErste Zeile,\nzweite.\n- a\n- b\n\n```python\nx = 1\n\ny\n```\n## Zwei'),
  ).toEqual([
    { kind: 'heading', level: 1, inlines: [text('Eins')] },
    { kind: 'paragraph', inlines: [text('Erste Zeile, zweite.')] },
    { kind: 'list', isNumbered: false, items: [[text('a')], [text('b')]] },
    { kind: 'code', language: 'python', code: 'x = 1\n\ny' },
    { kind: 'heading', level: 2, inlines: [text('Zwei')] },
  ]);
});

test('code and bold stand within a line, and what is not closed is text', () => {
  expect(parseMarkup('Nimm `print` **jetzt**, 2 * 3 und `offen')).toEqual([
    {
      kind: 'paragraph',
      inlines: [
        text('Nimm '),
        { kind: 'code', text: 'print' },
        text(' '),
        { kind: 'bold', text: 'jetzt' },
        text(', 2 * 3 und `offen'),
      ],
    },
  ]);
});

test('a fence that is still open goes to the end', () => {
  expect(parseMarkup('```python\nprint(1)')).toEqual([
    { kind: 'code', language: 'python', code: 'print(1)' },
  ]);
});

test('numbered lists are lists', () => {
  expect(parseMarkup('1. a\n2. b')).toMatchObject([{ kind: 'list', isNumbered: true }]);
});

test('HTML is text', () => {
  expect(parseMarkup('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', inlines: [text('<img src=x onerror=alert(1)>')] },
  ]);
});
