import { expect, test } from 'vitest';
import { openPythonBench } from '../proof/python-bench.ts';
import { lessonHtmlSlips } from '../proof/valid-html.ts';
import { loadReplies } from '../src/load-replies.ts';
import { loadSigns } from '../src/load-words.ts';
import { fencesOf } from '../src/sections.ts';

const bench = await openPythonBench();

/** What has to be typed until a program ends; the others take whatever comes. */
const typed: Readonly<Record<string, readonly string[]>> = {
  'three mistakes and it is over': ['1', '2', '56'],
  'only numbers allowed': ['drei', '3'],
  'added up': ['2,50', '3', ''],
  'birthday and age': ['2015-08-24'],
  'two players in turn': ['1', '2', '3', '4', '5', '6'],
  'guessed from hints': ['zebra', 'giraffe'],
  'needs that sink': ['füttern', 'spielen', 'ende'],
  'harder and harder': ['10', '16', '1'],
  'over and over until stop': ['', 'stopp'],
};
const whatever = ['12', '2', '3', '4'];

function bricksOf(name: string) {
  const headings = [...loadSigns(name).keys()];
  const reply = loadReplies(name, headings);
  return headings.map((heading) => ({
    heading,
    told: reply(heading),
    fences: fencesOf(reply(heading)),
  }));
}

test.each(bricksOf('bricks'))('$heading runs on its own and prints something', async (brick) => {
  const [fence] = brick.fences;
  const inputs = [...(typed[brick.heading] ?? whatever)];
  const { ending, output } = await bench.run(fence?.code ?? '', { inputs });
  expect(ending.kind).toBe('finished');
  expect(output).not.toBe('');
});

test.each(bricksOf('page-bricks'))('$heading is valid and asks no other server', ({ fences }) => {
  const code = fences[0]?.code ?? '';
  expect(lessonHtmlSlips(code)).toEqual([]);
  expect(code).not.toMatch(/https?:|localStorage/);
});

test.each([...bricksOf('bricks'), ...bricksOf('page-bricks')])(
  '$heading is a name, a few sentences and one short piece of code',
  ({ told, fences }) => {
    expect(told).toMatch(/^\*\*[^*]+[.?]\*\* \S/);
    expect(fences).toHaveLength(1);
    expect(fences[0]?.code.trimEnd().split('\n').length).toBeLessThanOrEqual(9);
  },
);
