import { expect, test } from 'vitest';
import { readLearners } from './learners.ts';

test('reads the two names the server wrote into the page', () => {
  expect(readLearners(pageWith('["Ada","Linus"]'))).toEqual([
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Linus' },
  ]);
});

test.each([
  '',
  'quatsch',
  '{}',
  '[]',
  '["Ada"]',
  '["Ada",""]',
  '["Ada",2]',
  '["a","b","c"]',
  'null',
])('calls them Byte and Pixel when the page says %j', (content) => {
  expect(readLearners(pageWith(content)).map(({ name }) => name)).toEqual(['Byte', 'Pixel']);
});

test('calls them Byte and Pixel when the page says nothing', () => {
  const page = document.implementation.createHTMLDocument();
  expect(readLearners(page).map(({ name }) => name)).toEqual(['Byte', 'Pixel']);
});

function pageWith(content: string) {
  const page = document.implementation.createHTMLDocument();
  const meta = page.createElement('meta');
  meta.setAttribute('name', 'hbg-learners');
  meta.setAttribute('content', content);
  page.head.append(meta);
  return page;
}
