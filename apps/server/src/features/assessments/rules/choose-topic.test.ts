import { expect, test } from 'vitest';
import { chooseTopic, type Known } from './choose-topic.ts';

const known = (part: Partial<Known>): Known => ({
  isOpen: false,
  confidence: 6,
  judgedAt: '2026-03-01T08:00:00.000Z',
  isOfToday: false,
  ...part,
});
const topics = ['a', 'b', 'c'];

test.each<[string, Record<string, Partial<Known>>, string]>([
  ['nothing, the first', {}, 'a'],
  ['one, the next that was never asked', { a: {} }, 'b'],
  ['all, the least sure', { a: {}, b: { confidence: 4 }, c: {} }, 'b'],
  [
    'all alike, what was asked longest ago',
    { a: {}, b: {}, c: { judgedAt: '2026-02-01T08:00:00.000Z' } },
    'c',
  ],
  [
    'one of today, another',
    { a: { confidence: 1, isOfToday: true }, b: {}, c: { confidence: 7 } },
    'b',
  ],
  ['one that is open, that one', { c: { isOpen: true, confidence: null, judgedAt: null } }, 'c'],
  [
    'all of today, the least sure',
    { a: { isOfToday: true }, b: { isOfToday: true, confidence: 5 }, c: { isOfToday: true } },
    'b',
  ],
])('of what is known of %s', (_, written, topic) => {
  const all = new Map(Object.entries(written).map(([id, part]) => [id, known(part)]));
  expect(chooseTopic(topics, all)).toBe(topic);
});

test('without topics there is none', () => {
  expect(chooseTopic([], new Map())).toBeNull();
});
