import { expect, test } from 'vitest';
import type { Printed } from '../protocol.ts';
import { OutputSink } from './output-sink.ts';

function openSink() {
  const batches: Printed[][] = [];
  const clock = { now: 0 };
  let limits = 0;
  const sink = new OutputSink({
    show: (printed) => batches.push(printed),
    onLimit: () => (limits += 1),
    now: () => clock.now,
  });
  const write = (text: string, stream: 'out' | 'err' = 'out') =>
    sink.write(stream, new TextEncoder().encode(text));
  const text = () =>
    batches
      .flat()
      .map((printed) => printed.text)
      .join('');
  return { sink, batches, clock, write, text, limits: () => limits };
}

test('what is printed within a frame is shown together', () => {
  const { batches, clock, write } = openSink();
  write('a');
  write('\n');
  expect(batches).toEqual([]);
  clock.now = 16;
  write('b\n');
  expect(batches).toEqual([[{ stream: 'out', text: 'a\nb\n' }]]);
});

test('output and errors keep their order', () => {
  const { sink, batches, write } = openSink();
  write('1');
  write('2', 'err');
  write('3');
  sink.show();
  expect(batches).toEqual([
    [
      { stream: 'out', text: '1' },
      { stream: 'err', text: '2' },
      { stream: 'out', text: '3' },
    ],
  ]);
});

test('a character that arrives in two pieces is shown whole', () => {
  const { sink, text } = openSink();
  const rocket = new TextEncoder().encode('🚀');
  sink.write('out', rocket.subarray(0, 2));
  sink.write('out', rocket.subarray(2));
  sink.show();
  expect(text()).toBe('🚀');
});

test('10,000 lines fit, one character more does not', () => {
  const { write, text, limits } = openSink();
  write('x\n'.repeat(10_000));
  expect(limits()).toBe(0);
  write('y');
  expect(limits()).toBe(1);
  expect(text()).toBe('x\n'.repeat(10_000));
});

test('250,000 characters fit, and what comes after them is dropped', () => {
  const { sink, write, text, limits } = openSink();
  write('x'.repeat(249_999));
  write('yz');
  write('more');
  sink.show();
  expect(limits()).toBe(1);
  expect(text()).toBe(`${'x'.repeat(249_999)}y`);
});

test('an emoji that does not fit whole is left out', () => {
  const { write, text } = openSink();
  write(`${'x'.repeat(249_999)}🚀`);
  expect(text()).toBe('x'.repeat(249_999));
});

test('half a character at the end is seen as such', () => {
  const { sink, text } = openSink();
  sink.write('out', new TextEncoder().encode('🚀').subarray(0, 2));
  sink.end();
  expect(text()).toBe('\u{FFFD}');
});

test('output that changes between the streams comes in pieces of a bearable size', () => {
  const { batches, write } = openSink();
  for (let at = 0; at < 1_500; at += 1) {
    write('a');
    write('b', 'err');
  }
  expect(batches.map((batch) => batch.length)).toEqual([1_000, 1_000, 1_000]);
});
