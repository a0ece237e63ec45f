import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { programs } from './programs/all.ts';
import { mismatches } from './programs/compare.ts';
import { NodeHost } from './programs/node-host.ts';

describe('programs on an interpreter alone', () => {
  const host = new NodeHost();

  // As on the server there is nobody to answer where a program doesn't bring answers.
  const possible = programs.filter(({ needs }) => needs !== 'walls');
  test.each(sampleOf(possible, 160))('$title', async (program) => {
    expect(mismatches(program, await host.run(program))).toEqual([]);
  });
});

test('every program has a title of its own', () => {
  const titles = programs.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
