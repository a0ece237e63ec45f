import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '..', '..');
const replies = globSync(join(packages, 'content/{replies,questions/*}/*.md')).map(read).join('\n');
const screens = globSync(join(packages, '../apps/web/src/{features,shell}/**/*.{ts,tsx}'))
  .filter((file) => !file.includes('.test.'))
  .map(read)
  .join('\n');

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** As a whole text: between quotes, between tags, or on a line of its own. */
function isOnScreen(name: string): boolean {
  const text = RegExp.escape(name);
  return new RegExp(`['">]${text}['"<]|^ *(?:<.*> )?${text}(?: <.*| →)?$`, 'm').test(screens);
}

const names = new Set(
  Array.from(replies.matchAll(/\[\[(.+?)\]\]/gs), ([, name = '']) => name.replaceAll('\n', ' ')),
);

test.each([...names])('what the tutor calls by its name stands on the screen: %s', (name) => {
  expect(isOnScreen(name)).toBe(true);
});
