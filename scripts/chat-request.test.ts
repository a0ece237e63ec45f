import { expect, test } from 'vitest';
import { readChatRequest } from './chat-request.ts';

const all = { learner: null, day: null };

test.each([
  [[], { action: 'overview', which: all, flag: false }],
  [['show'], { action: 'show', which: all, flag: false }],
  [['show', '12', '--full'], { action: 'show', which: { learner: 12, day: null }, flag: true }],
  [
    ['show', '2026-11-22', '1'],
    { action: 'show', which: { learner: 1, day: '2026-11-22' }, flag: false },
  ],
  [
    ['erase', '2', '2026-11-22', '--yes'],
    { action: 'erase', which: { learner: 2, day: '2026-11-22' }, flag: true },
  ],
])('%j is understood', (words, request) => {
  expect(readChatRequest(words)).toEqual(request);
});

test.each([
  [['2'], '2'],
  [['delete'], 'delete'],
  [['show', '0'], '0'],
  [['show', '2', '2'], '2'],
  [['show', '--yes'], '--yes'],
  [['erase', '2', 'heute'], 'heute'],
  [['erase', '2026-02-31'], '2026-02-31'],
  [['erase', '22.11.2026'], '22.11.2026'],
  [['erase', '--full'], '--full'],
])('%j is refused, and nothing of it ignored', (words, surplus) => {
  expect(() => readChatRequest(words)).toThrow(`„${surplus}“ passt hier nicht.`);
});
