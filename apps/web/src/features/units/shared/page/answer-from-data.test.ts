import { expect, test } from 'vitest';
import { answerFromData } from './answer-from-data.ts';

const data = { 'data/tiere.json': '["Igel"]', 'zahlen.csv': 'a;b' };
const ask = (address: string, method = 'GET') =>
  answerFromData(data, { method, address, body: null });

test.each(['data/tiere.json', './data/tiere.json', '/data/tiere.json?x=1', 'tiere.json'])(
  'a page finds its data as %s',
  (address) => {
    const type = 'application/json; charset=utf-8';
    expect(ask(address)).toEqual({ status: 200, type, body: '["Igel"]' });
  },
);

test('a table comes as one', () => {
  expect(ask('data/zahlen.csv')?.type).toBe('text/csv; charset=utf-8');
});

test.each([
  ['http://example.com/tiere.json', 'GET'],
  ['data/toString', 'GET'],
  ['data/tiere.json', 'POST'],
])('nothing answers %s by %s', (address, method) => {
  expect(ask(address, method)).toBeNull();
});
