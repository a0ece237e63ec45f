import { expect, test, vi } from 'vitest';
import { longestStep, maxSteps } from '../limits.ts';
import { StepSink } from './step-sink.ts';

function openSink() {
  const shown: string[] = [];
  const onFull = vi.fn<() => void>();
  return { shown, onFull, sink: new StepSink({ show: (step) => shown.push(step), onFull }) };
}

test('the thousandth step is the last, and the program has to end', () => {
  const { sink, shown, onFull } = openSink();
  for (let count = 1; count < maxSteps; count += 1) expect(sink.take('{}')).toBe(true);
  expect(sink.take('{}')).toBe(false);
  expect(sink.take('{}')).toBe(false);
  sink.takeLast('{}');
  expect(shown).toHaveLength(maxSteps);
  expect(onFull).toHaveBeenCalledOnce();
});

test('the end of a program that had room is its last step', () => {
  const { sink, shown, onFull } = openSink();
  for (let count = 1; count < maxSteps; count += 1) sink.take('{}');
  sink.takeLast('{"end":1}');
  expect(shown.at(-1)).toBe('{"end":1}');
  expect(onFull).not.toHaveBeenCalled();
});

test('all steps together have a size', () => {
  const { sink, shown, onFull } = openSink();
  while (sink.take('x'.repeat(longestStep)));
  expect(shown.length).toBeLessThan(10);
  expect(onFull).toHaveBeenCalledOnce();
});

test('so has one', () => {
  const { sink, shown } = openSink();
  expect(sink.take('x'.repeat(longestStep + 1))).toBe(false);
  expect(shown).toEqual([]);
});
