import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../../../testing/fake-server.ts';
import { ranWith } from '../../../../../testing/ran-with.ts';
import { useGoals } from './use-goals.ts';

const goals = [1, 2, 3].map((probe) => ({
  text: `Ziel ${probe}`,
  prints: 'Hallo',
  probe: `print(${probe})`,
}));
const onlyText = [{ text: 'Das Programm hupt.' }];
const withoutCheck = { check: null, data: {} };
const ran = { code: 'x = 1', output: '' };

function open() {
  const waiting: ((answer: Response) => void)[] = [];
  const sent = fakeServer({
    'POST /api/execute': () => new Promise((resolve) => waiting.push(resolve)),
  });
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer(ranWith('Hallo\n'));
  };
  return { sent, answerAll, hook: renderHook(() => useGoals({ goals, ...withoutCheck })) };
}

test('tries the goals out one after the other', async () => {
  const { sent, answerAll, hook } = open();
  const checked = hook.result.current.check(ran);
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(sent).toHaveLength(count));
    answerAll();
  }
  const all = Array.from({ length: 3 }, () => ({ reached: true, sentence: null }));
  await act(async () => expect(await checked).toEqual(all));
  expect(hook.result.current.results).toEqual(all);
});

test.each([
  ['when the learner starts the next run', 'drop'],
  ['when the lesson is left', 'leave'],
] as const)('tries no more of them out %s', async (_, end) => {
  const { sent, answerAll, hook } = open();
  const checked = hook.result.current.check(ran);
  await waitFor(() => expect(sent).toHaveLength(1));
  if (end === 'drop') hook.result.current.drop();
  else hook.unmount();
  answerAll();
  expect(await checked).toHaveLength(1);
  expect(sent).toHaveLength(1);
  expect(hook.result.current.results.map(({ reached }) => reached)).toEqual([null, null, null]);
});

test('a goal that only a check file can judge is not taken for reached', async () => {
  const { result } = renderHook(() => useGoals({ goals: onlyText, ...withoutCheck }));
  await act(async () => void (await result.current.check(ran)));
  expect(result.current.results).toEqual([{ reached: null, sentence: null }]);
});
