import type { Step } from '@hbg/python/steps/recording';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeEngine, finished } from '../../testing/fake-engine.ts';
import { openText } from '../transcript.ts';
import { useRecordedRun } from './use-recorded-run.ts';

const first: Step = { kind: 'line', line: 1, calls: [], leftOut: 0 };

function open() {
  const engine = fakeEngine();
  const ended: string[] = [];
  const { result } = renderHook(() =>
    useRecordedRun({ run: engine.run, onEnd: ({ kind }) => ended.push(kind) }),
  );
  const started = async (number: number) => {
    await waitFor(() => expect(engine.runs).toHaveLength(number));
    const run = engine.runs[number - 1];
    if (!run) throw new Error('The program has not been started.');
    return run;
  };
  return { result, started, ended };
}

test('a recorded run is in the console, and its steps know what stood there', async () => {
  const { result, started, ended } = open();
  act(() => result.current.start('name = input("Wer? ")'));
  const run = await started(1);
  act(() => {
    run.hooks.onStep?.(first);
    run.print('Wer? ');
    run.hooks.onAsk?.();
  });
  act(() => result.current.program.answer('Pixel'));
  act(() => run.hooks.onStep?.({ ...first, kind: 'finished' }));
  expect(run.heard).toEqual(['Pixel']);
  expect(result.current.recording).toBeNull();
  await act(async () => run.end(finished));
  const { steps, isCut } = result.current.recording ?? {};
  expect(steps?.map(({ transcript }) => openText(transcript))).toEqual(['', '']);
  expect(steps?.[1]?.transcript.chunks[0]?.pieces).toEqual([
    { kind: 'out', text: 'Wer? ' },
    { kind: 'echo', text: 'Pixel\n' },
  ]);
  expect(isCut).toBe(false);
  expect(ended).toEqual(['finished']);
  expect(result.current.program.phase.kind).toBe('ended');
});

test('what is printed changes neither what goes on nor what can be done', async () => {
  const { result, started } = open();
  act(() => result.current.program.run('print(1)'));
  const run = await started(1);
  act(() => run.print('1\n'));
  const { transcript: earlier, ...before } = result.current.program;
  run.print('2\n');
  await waitFor(() => expect(result.current.program.transcript).not.toBe(earlier));
  const after = Object.entries(result.current.program);
  const changed = after.filter(([key, value]) => Reflect.get(before, key) !== value);
  expect(changed.map(([key]) => key)).toEqual(['transcript']);
  await act(async () => run.end(finished));
});

test('an ordinary run is not recorded, neither before nor after one that is', async () => {
  const { result, started } = open();
  for (const [index, isRecorded] of [false, true, false].entries()) {
    act(() => (isRecorded ? result.current.start('1') : result.current.program.run('1')));
    const run = await started(index + 1);
    expect(run.hooks.onStep !== undefined).toBe(isRecorded);
    await act(async () => run.end(finished));
  }
});

test('a program that was cut off says so, and its recording can be closed', async () => {
  const { result, started } = open();
  act(() => result.current.start('while True: pass'));
  const run = await started(1);
  act(() => {
    run.hooks.onStep?.(first);
    run.hooks.onCut?.();
  });
  await act(async () => run.stop());
  expect(result.current.recording).toMatchObject({
    steps: [first],
    isCut: true,
    result: { kind: 'stopped' },
  });
  act(() => result.current.close());
  expect(result.current.recording).toBeNull();
});

test('a program that came to no step has no recording', async () => {
  const { result, started, ended } = open();
  act(() => result.current.start('print('));
  const run = await started(1);
  await act(async () => run.end(finished));
  expect(ended).toEqual(['finished']);
  expect(result.current.recording).toBeNull();
});

test('while a program runs none is recorded', async () => {
  const { result, started } = open();
  act(() => result.current.program.run('input()'));
  const run = await started(1);
  act(() => result.current.start('1'));
  await act(async () => run.end(finished));
  act(() => result.current.program.run('2'));
  expect((await started(2)).hooks.onStep).toBeUndefined();
});
