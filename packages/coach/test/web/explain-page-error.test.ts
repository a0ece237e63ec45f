import { expect, it } from 'vitest';
import { explainPageError, pageErrorKinds } from '../../src/web/explain-page-error.ts';
import { namePageCases } from './name-page-cases.ts';
import { runningPageCases } from './running-page-cases.ts';
import { syntaxPageCases } from './syntax-page-cases.ts';

const cases = [...namePageCases, ...runningPageCases, ...syntaxPageCases];
const explained = cases.flatMap((row) =>
  row.says.map((message, browser) => {
    const isKnown = browser === 0 || message.startsWith('SyntaxError');
    const column = isKnown ? (row.column ?? null) : null;
    const facts = { message, file: 'script.js', line: row.line, column };
    const files = { 'index.html': row.html ?? '', 'script.js': row.script };
    return { row, message, browser, explanation: explainPageError(facts, files) };
  }),
);

it.each(explained)('explains $message in $row.script', ({ row, browser, explanation }) => {
  const { kind, titel, erklaerung, tipp, stelle } = explanation;
  expect(kind).toBe(row.kind);
  const sentences = `${titel} ${erklaerung} ${tipp}`;
  expect(row.mentions.filter((mention) => !sentences.includes(mention))).toEqual([]);
  const marked = stelle && [stelle.line, stelle.column];
  expect(marked).toEqual((browser === 0 && row.marks) || marked);
});

it('says what is wrong and what to try in one short sentence each', () => {
  for (const { explanation } of explained) {
    const { titel, erklaerung, tipp } = explanation;
    expect(titel.length).toBeLessThanOrEqual(45);
    for (const sentence of [erklaerung, tipp]) {
      expect(sentence.length).toBeLessThanOrEqual(160);
      expect(sentence).toMatch(/^[\p{L}`„].*[.?]$/u);
      expect(sentence).not.toMatch(/\b(?:Sie|Ihr|Ihnen)\b/);
    }
  }
});

it('has a script for every kind of mistake', () => {
  const shown = new Set(cases.map(({ kind }) => kind));
  expect([...pageErrorKinds].filter((kind) => !shown.has(kind))).toEqual([]);
});

it('finds the place in a script within the page', () => {
  const html = '<h1>Hupe</h1>\n<script>\n  huep();\n  function hupe() {}\n</script>';
  const facts = {
    message: 'ReferenceError: huep is not defined',
    file: 'index.html',
    line: 3,
    column: 3,
  };
  const { kind, stelle } = explainPageError(facts, { 'index.html': html });
  expect(kind).toBe('js-misspelt-name');
  expect(stelle).toEqual({ line: 3, column: 3, endLine: 3, endColumn: 7 });
});

it('explains any message and any code', () => {
  const messages = [
    '',
    'Script error.',
    'TypeError',
    'TypeError: x',
    'SyntaxError: ?',
    'x'.repeat(5000),
  ];
  const codes = [
    '',
    '\n',
    '`${`${`',
    '"',
    '/*',
    '(((((',
    '}}}',
    'a.b.c',
    '#',
    '\\',
    '.'.repeat(3000),
  ];
  const places = [null, 0, 1, 7, 99_999];
  for (const message of [...messages, ...cases.flatMap(({ says }) => says)]) {
    for (const code of codes) {
      for (const at of places) {
        const facts = { message, file: 'script.js', line: at, column: at };
        const { erklaerung } = explainPageError(facts, { 'script.js': code });
        expect(erklaerung.length).toBeLessThan(400);
      }
    }
  }
});
