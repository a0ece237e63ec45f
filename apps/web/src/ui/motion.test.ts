import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = globSync('*.css', { cwd: import.meta.dirname });
const read = (sheet: string) => readFileSync(join(import.meta.dirname, sheet), 'utf8');

/** These have no words on them. */
const wordless = /backdrop|confetti|skeleton/;

test.each(sheets)('words in %s are easy to read while they come and go', (sheet) => {
  const rules = read(sheet).matchAll(/(?<selector>[^{}]+)\{(?<body>[^{}]*)\}/g);
  const fading = [...rules].flatMap(({ groups: { selector = '', body = '' } = {} }) => {
    const isMoment = /(?:starting|ending)-style|^\s*(?:from|to|\d+%)/.test(selector);
    return isMoment && /opacity/.test(body) && !wordless.test(sheet + selector) ? [selector] : [];
  });
  expect(fading).toEqual([]);
});

test('without motion the colours of one theme do not stay for a frame of the other', () => {
  const [, still] = read('base.css').split('(prefers-reduced-motion: reduce)');
  expect(still).toContain('transition: none !important');
});
