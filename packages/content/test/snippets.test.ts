import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openPythonBench } from '../proof/python-bench.ts';
import { htmlSlips } from '../proof/valid-html.ts';
import { loadSnippets } from '../src/load-snippets.ts';

const snippets = loadSnippets();
const bench = await openPythonBench();

const outputOf: Record<string, (code: string) => Promise<string>> = {
  python: async (code) => {
    const { ending, output } = await bench.run(code);
    return ending.kind === 'finished' ? output : '';
  },
  javascript: async (code) =>
    execFileSync(process.execPath, ['--permission', '-e', code], { encoding: 'utf8' }),
};

test('there are eight', () => {
  expect(snippets.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each(snippets.filter(({ language }) => language in outputOf))(
  '$title runs and prints',
  async ({ language, code }) => {
    expect((await outputOf[language]?.(code))?.trim()).not.toBe('');
  },
);

test.each(snippets.filter(({ language }) => language === 'html'))(
  '$title is valid HTML',
  ({ code }) => {
    expect(htmlSlips(code)).toEqual([]);
  },
);
