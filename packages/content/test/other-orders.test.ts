import { expect, test } from 'vitest';
import { neighboursSwapped, ordersByDepth } from '../proof/other-orders.ts';

test('neighbours change their places, two at a time', () => {
  expect(neighboursSwapped(['a', 'b', 'c', 'd'])).toEqual([
    ['b', 'a', 'c', 'd'],
    ['a', 'c', 'b', 'd'],
    ['a', 'b', 'd', 'c'],
  ]);
});

test('only what opens a block has deeper lines below it, in Python as in JavaScript', () => {
  expect(ordersByDepth(['for i in [1, 2]:', '    a(i)', 'b()'])).toEqual([
    ['for i in [1, 2]:', '    a(i)', 'b()'],
    ['b()', 'for i in [1, 2]:', '    a(i)'],
  ]);
  expect(ordersByDepth(['if (a) {', '  b();', '}', 'c();'])).toEqual([
    ['if (a) {', '  b();', '}', 'c();'],
    ['if (a) {', '  b();', 'c();', '}'],
    ['}', 'if (a) {', '  b();', 'c();'],
    ['}', 'c();', 'if (a) {', '  b();'],
    ['c();', 'if (a) {', '  b();', '}'],
    ['c();', '}', 'if (a) {', '  b();'],
  ]);
});

test('without depth all orders are possible, each once', () => {
  expect(ordersByDepth(['a', 'b', 'c', 'd'])).toHaveLength(24);
  expect(ordersByDepth(['a', 'b', 'a', 'b'])).toHaveLength(6);
});
