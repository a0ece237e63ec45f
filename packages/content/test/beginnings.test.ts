import { expect, test } from 'vitest';
import { openPythonBench } from '../proof/python-bench.ts';
import { htmlSlips } from '../proof/valid-html.ts';
import { loadReplies } from '../src/load-replies.ts';
import { fencesOf } from '../src/sections.ts';

const headings = ['a game', 'a picture', 'a page to build', 'something else'] as const;
const reply = loadReplies('beginnings', headings);
const bench = await openPythonBench();

function codeFor(heading: (typeof headings)[number]): string {
  const [fence] = fencesOf(reply(heading).replaceAll('{thing}', 'Wetterballon'));
  return fence?.code ?? '';
}

test.each(['a game', 'a picture', 'something else'] as const)(
  'the first lines for %s run as they stand',
  async (heading) => {
    const { ending, output } = await bench.run(codeFor(heading), { inputs: ['a', 'b', 'c'] });
    expect(ending.kind).toBe('finished');
    expect(output).toContain('Wetterballon');
  },
);

test('the first lines of a page are valid', () => {
  expect(codeFor('a page to build')).toContain('<h1>Wetterballon</h1>');
  expect(htmlSlips(codeFor('a page to build'))).toEqual([]);
});
