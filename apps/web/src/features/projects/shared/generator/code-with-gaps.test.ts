import { expect, test } from 'vitest';
import { linesWithGaps } from './code-with-gaps.ts';

const gapAt = (start: number, end: number) => {
  return { start, end, question: '', hint: '', also: [], wrong: {} };
};

test('gaps stand where their code stood, over one colour or several', () => {
  const code = 'a = 1\nliste.append("x")\n';
  const gaps = [gapAt(0, 3), gapAt(12, 18)];
  const lines = linesWithGaps({ code, gaps, language: 'Python' });
  const shown = lines.map((line) =>
    line.map((part) =>
      part.kind === 'gap' ? `[${part.gap}]` : part.tokens.map(({ text }) => text).join(''),
    ),
  );
  expect(shown).toEqual([['[0]', ' 1'], ['liste.', '[1]', '("x")'], []]);
});
