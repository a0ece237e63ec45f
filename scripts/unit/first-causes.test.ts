import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { firstCauses, unreadableFiles } from './first-causes.ts';

const script = 'packages/content/samples/2-hupe/solution/script.js';
const unread = `${join(root, script)}:3: das ist kein JavaScript: hier fehlt eine Klammer.`;
const follows = `${script}:4: „Tröht“: meinst du „Tröt“?`;
const other = 'packages/content/samples/2-hupe/unit.md:9: das Beispiel: das ist kein JavaScript';

test('of a script that cannot be read, only that is told', () => {
  expect(firstCauses([follows, unread, other])).toEqual([unread, other]);
  expect(unreadableFiles([follows, unread, other])).toEqual(new Set([script]));
});

test('where everything can be read, everything is told', () => {
  expect(firstCauses([follows, other])).toEqual([follows, other]);
});
