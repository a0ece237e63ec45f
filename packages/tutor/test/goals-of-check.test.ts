import { expect, test } from 'vitest';
import { withWordsOfCheck } from '../src/guard/goals-of-check.ts';

const simple = { text: 'Es hat zwei Zeilen.', lines: 2 };
const byFunction = { text: 'Es würfelt.' };
const check = `def goal_2(run):
    run.code.uses("*", "import").calls("randint", at_least=2)
    run(DICE).shows("x")
`;

test('what a check wants to see in the code is known without running it', () => {
  expect(withWordsOfCheck([simple, byFunction], check)).toEqual([
    simple,
    { text: 'Es würfelt.', probe: '', uses: ['*', 'import'], calls: { randint: 2 } },
  ]);
});

test('a check that types something says so', () => {
  const typing = check.replace('DICE', 'inputs=["7"]');
  expect(withWordsOfCheck([simple, byFunction], typing)[1]).toMatchObject({ inputs: [] });
});

test('without a check the goals are as they are', () => {
  expect(withWordsOfCheck([simple], null)).toEqual([simple]);
});
