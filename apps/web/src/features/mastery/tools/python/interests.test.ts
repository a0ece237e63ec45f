import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interests, interestsOf } from './interests.ts';

const plans = join(import.meta.dirname, '../../../../../../../packages/content/blueprints');

const front = readdirSync(plans).flatMap((folder) => {
  const lines = readFileSync(join(plans, folder, 'plan.md'), 'utf8').split('\n');
  return lines.filter((line) => /^(?:title|names):/.test(line));
});

test.each(interests)('$label: each plan that it names is one of the house', ({ query }) => {
  for (const name of query.split(', ')) {
    expect(front.some((line) => line.includes(name))).toBe(true);
  }
});

test('goals of the profile come first', () => {
  expect(interestsOf(['Snake bauen'])[0]).toEqual({
    label: 'Dein Ziel: Snake bauen',
    query: 'Snake bauen',
  });
});
