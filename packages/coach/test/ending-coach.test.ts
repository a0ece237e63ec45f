import type { ErrorFacts } from '@hbg/contract/execution';
import { expect, it } from 'vitest';
import { explainEnding } from '../src/ending-coach.ts';
import { runPython } from './python.ts';

const code = 'def lauf():\n    while x < 3:\n        for i in range(9):\n            y = i\nlauf()';

it.each(['finished', 'stopped'] as const)('has nothing to explain when a program %s', (kind) => {
  expect(explainEnding(kind, null, code)).toBeNull();
});

it('points at the loop in which the time ran out', () => {
  const explanation = explainEnding('timed-out', interruptedAt([5, 4]), code);
  expect(explanation).toMatchObject({
    kind: 'timed-out',
    stelle: { line: 2, column: 5, endLine: 2, endColumn: 17 },
    original: 'KeyboardInterrupt',
  });
  expect(explanation?.erklaerung).toContain('`while x < 3:` in Zeile 2');
});

it('knows the loop of a program that was really interrupted', async () => {
  const endless = 'x = 1\nwhile x < 3:\n    y = x\n';
  const ending = await runPython(endless, { isInterrupted: true });
  const facts = ending.kind === 'stopped' ? ending.error : null;
  expect(explainEnding('timed-out', facts, endless)).toMatchObject({ stelle: { line: 2 } });
});

it('takes the loop around the call when the function itself has none', () => {
  const explanation = explainEnding(
    'output-limit',
    interruptedAt([4, 2]),
    'def f():\n    print(1)\nfor i in range(10**9):\n    f()',
  );
  expect(explanation).toMatchObject({ kind: 'output-limit', stelle: { line: 3 } });
});

it('names no loop when there is none', () => {
  const explanation = explainEnding('timed-out', interruptedAt([1]), 'x = 9 ** 9 ** 9');
  expect(explanation?.stelle).toMatchObject({ line: 1 });
  expect(explanation?.erklaerung).not.toContain('Schleife');
});

it.each(['timed-out', 'crashed', 'out-of-memory', 'output-limit'] as const)(
  'explains %s also when nothing is known about the place',
  (kind) => {
    const explanation = explainEnding(kind, null, '');
    expect(explanation).toMatchObject({ kind, stelle: null, original: kind });
    expect(`${explanation?.erklaerung} ${explanation?.tipp}`).toMatch(/^[^`]+\. [^`]+\.$/);
  },
);

it('reads the start of a long program alone, and says nothing about what stands behind it', () => {
  const long = `while True:\n${'    pass\n'.repeat(10_000)}`;
  const named = explainEnding('timed-out', interruptedAt([9_000, 2]), long);
  expect(named).toMatchObject({ stelle: { line: 1 } });
  const behind = explainEnding('timed-out', interruptedAt([9_000]), long);
  expect(behind?.stelle).toBeNull();
  expect(behind?.erklaerung).not.toContain('Schleife');
});

it('tells a program that the parser gave up on from one that used up the memory', () => {
  const facts = { ...interruptedAt([]), type: 'MemoryError' };
  expect(explainEnding('out-of-memory', facts, 'a a')).toMatchObject({
    kind: 'program-too-nested',
  });
  const later = { ...interruptedAt([1]), type: 'MemoryError' };
  expect(explainEnding('out-of-memory', later, 'x = []')).toMatchObject({ kind: 'out-of-memory' });
});

it('explains an error of Python as such', () => {
  const facts = { ...interruptedAt([1]), type: 'NameError', message: "name 'x' is not defined" };
  expect(explainEnding('python-error', facts, 'x')).toMatchObject({ kind: 'unknown-name' });
});

function interruptedAt(lines: number[]): ErrorFacts {
  const line = lines.at(-1) ?? null;
  return {
    type: 'KeyboardInterrupt',
    message: '',
    line,
    column: 1,
    endLine: line,
    endColumn: 2,
    source: null,
    suggestion: null,
    frames: lines.map((at) => ({ function: '', line: at, source: '', locals: {} })),
    values: [],
    cause: null,
    traceback: '',
  };
}
