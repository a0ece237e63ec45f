import { expect, test } from 'vitest';
import { knowledge } from '../eval/library.ts';
import { aboutForeignCode } from '../src/talk/foreign-code.ts';
import type { Reply } from '../src/talk/situation.ts';

const reply: Reply = {
  text: 'Das weiß ich nicht.',
  intent: 'concept',
  hint: null,
  rung: null,
  place: null,
  concept: null,
  plan: null,
  choices: [],
  isUnsure: false,
  isWorrying: false,
};

function answer(message: string, code: string) {
  return aboutForeignCode(reply, message, { code, language: 'C++' }, knowledge.concepts);
}

const cout = 'cout << n;';

test.each([
  ['a short program', 'Was macht cout?', `\n${cout}`, 'In Zeile 2 steht'],
  ['a long program', 'Was macht cout?', `${'zaubern;\n'.repeat(3_000)}${cout}`, reply.text],
  ['a long line', 'Was macht cout?', `${'x'.repeat(1_000)} ${cout}`, reply.text],
  ['a long question', `Was macht ${'abc '.repeat(20)}cout?`, cout, reply.text],
  ['a bracket alone', 'Was macht Zeile 1?', `{\n${cout}`, 'Das macht auf, was'],
  ['a comment', 'Was macht Zeile 1?', '// Los', 'in C++ ist dasselbe gemeint: Ein Kommentar'],
  ['brackets without end', 'Was macht Zeile 1?', `${')'.repeat(200)}x`, 'In Zeile 1 steht'],
])('of %s the beginning is read', (_, message, code, told) => {
  expect(answer(message, code)).toContain(told);
});
