import { expect, test } from 'vitest';
import { leanCalls } from './without-schemas-plugin.ts';

test('a call keeps what the browser sends and how it may be refused, and nothing else', () => {
  const code = `export const limit = { body: 3 };
export const readOne = route({ method: 'GET', path: '/api/x', summary: 'One, or none.', params: z.object({ id }), refusals: { unknown }, answer: one });
export const all = route({ method: 'GET', path: '/api/x', answer: z.array(one) });`;
  expect(leanCalls(code)).toBe(`export const limit = { body: 3 };
export const readOne = route({ method: 'GET', path: '/api/x', refusals: { unknown }, });
export const all = route({ method: 'GET', path: '/api/x', });`);
});
