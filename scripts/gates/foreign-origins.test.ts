import { expect, test } from 'vitest';
import { findForeignOrigins } from './foreign-origins.ts';

test.each([
  ['fetch("https://api.example.com/v1")', 'https://api.example.com/v1'],
  ['<script src="//cdn.example.com/x.js">', '//cdn.example.com/x.js'],
  ['@import url(//fonts.example.com/a.css)', '//fonts.example.com/a.css'],
  ['new WebSocket(`wss://live.example.com`)', 'wss://live.example.com'],
  ["img.src='HTTP://pixel.example.com/1.gif'", 'HTTP://pixel.example.com/1.gif'],
])('finds the foreign origin in %s', (text, address) => {
  const findings = findForeignOrigins('app.js', text);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(`app.js: ${address} is another origin`);
});

test.each([
  'document.createElementNS("http://www.w3.org/2000/svg","path")',
  'fetch("/api/user")',
  'const half = width // 2',
  'sourceMappingURL=//x',
])('leaves %s alone', (text) => {
  expect(findForeignOrigins('app.js', text)).toEqual([]);
});

test('names an origin once for each file', () => {
  expect(findForeignOrigins('a.css', 'url(http://a.de) url(http://a.de)')).toHaveLength(1);
});
