import { expect, test } from 'vitest';
import { findWrongImports } from './feature-imports.ts';

const found = (files: Readonly<Record<string, string>>) =>
  findWrongImports(new Map(Object.entries(files)));

test('what a feature lends may be taken from any depth, and what lies outside by all', () => {
  const files = {
    'lessons/a/b/c/deep.ts': "import { Chat } from '../../../../chat/shared/chat.tsx';",
    'lessons/part.ts': "const part = import('./a/part.ts'); import '../../ui/button.tsx';",
    'chat/shared/chat.tsx': "export { once } from '../once.ts';",
  };
  expect(found(files)).toEqual([]);
});

test.each([
  ['at the top', 'lessons/page.ts', '../chat/chat.tsx'],
  ['four folders deep', 'lessons/a/b/c/deep.ts', '../../../../chat/chat.tsx'],
  ['later', 'lessons/page.ts', '../chat/inner/shared/chat.tsx'],
])('what another keeps to itself is found: %s', (_, file, path) => {
  expect(found({ [file]: `const chat = await import('${path}');` })).toHaveLength(1);
});

test('features that lean on each other are found, who leans on them is not', () => {
  const files = {
    'lessons/page.ts': "import '../chat/shared/chat.ts';",
    'chat/shared/chat.ts': "import '../../markup/shared/text.ts';",
    'markup/shared/text.ts':
      "import '../../chat/shared/bubble.ts'; import '../../tools/shared/a.ts'",
  };
  expect(found(files)).toEqual([
    'chat and markup lean on each other.',
    'markup and chat lean on each other.',
  ]);
});
