import { expect, test } from 'vitest';
import { bringCode, broughtCode } from './brought-code.ts';

test('each code has a place of its own, and the same code the same one', () => {
  expect([bringCode('1', 'a'), bringCode('1', 'b'), bringCode('1', 'a')]).toEqual([1, 2, 1]);
  expect(bringCode('2', 'b')).toBe(1);
  expect([broughtCode('1', 2)?.code, broughtCode('2', 1)?.code, broughtCode('1', 3)]).toEqual([
    'b',
    'b',
    null,
  ]);
});

test('code keeps its language, where that is not Python', () => {
  const [program, page] = [bringCode('1', 'a'), bringCode('1', '<p>', 'html')];
  expect(broughtCode('1', program)?.language).toBeNull();
  expect(broughtCode('1', page)).toEqual({ code: '<p>', language: 'html' });
});
