import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

test('reads events with their names and data', async () => {
  const text = 'event: delta\ndata: {"text":"Hallo"}\n\nevent: done\ndata: {}\n\n';
  expect(await eventsIn([text])).toEqual([
    { event: 'delta', data: '{"text":"Hallo"}' },
    { event: 'done', data: '{}' },
  ]);
});

test.each([
  ['\\n', 'event: delta\ndata: ä: b\n\ndata: 2\n\n'],
  ['\\r\\n', 'event: delta\r\ndata: ä: b\r\n\r\ndata: 2\r\n\r\n'],
  ['\\r', 'event: delta\rdata: ä: b\r\rdata: 2\r\r\n'],
])('it is all the same where the network cuts lines that end with %s', async (_, text) => {
  const expected = [
    { event: 'delta', data: 'ä: b' },
    { event: 'message', data: '2' },
  ];
  expect(await eventsIn(text.split(''))).toEqual(expected);
  for (let cut = 0; cut <= text.length; cut += 1) {
    expect(await eventsIn([text.slice(0, cut), text.slice(cut)])).toEqual(expected);
  }
});

test('leaves out comments, unknown fields and blocks without data', async () => {
  const text = ': ping\n\nevent: delta\n\n: ping\nid: 7\nretry\ndata:1\ndata\ndata: 2\n\n';
  expect(await eventsIn([text])).toEqual([{ event: 'message', data: '1\n\n2' }]);
});

test('an event that broke off is none', async () => {
  expect(await eventsIn(['data: 1\n\n', 'event: done\ndata: {"resp'])).toEqual([
    { event: 'message', data: '1' },
  ]);
});

async function eventsIn(pieces: readonly string[]): Promise<ServerEvent[]> {
  return Array.fromAsync(readEvents(arriving(pieces)));
}

async function* arriving(pieces: readonly string[]) {
  yield* pieces;
}
