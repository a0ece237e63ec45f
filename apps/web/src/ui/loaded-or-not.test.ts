import { expect, test } from 'vitest';
import { loadedOrNot } from './loaded-or-not.ts';

test('what cannot be had is null, and no uncaught problem', async () => {
  expect(await loadedOrNot(async () => 'da')).toBe('da');
  expect(await loadedOrNot(() => Promise.reject(new Error('offline')))).toBeNull();
});
