import type { ErrorFacts } from '@hbg/contract/execution';
import { expect, it } from 'vitest';
import { sampleOf } from '../../../scripts/sample-of.ts';
import { errorKinds, explainError } from '../src/error-coach.ts';
import type { Explanation } from '../src/explanation.ts';
import type { ErrorCase } from './error-case.ts';
import { errorCases } from './error-cases.ts';
import { hostileCodes, hostileFacts } from './hostile-facts.ts';
import { runPython } from './python.ts';

const explained: { row: ErrorCase; facts: ErrorFacts; explanation: Explanation }[] = [];
for (const row of sampleOf(errorCases, 300)) {
  const facts = await factsOf(row);
  explained.push({ row, facts, explanation: explainError(facts, row.code) });
}

it.each(explained)('explains $row.code as $row.kind', ({ row, explanation }) => {
  expect(explanation.kind).toBe(row.kind);
  const sentences = `${explanation.erklaerung} ${explanation.tipp}`;
  expect(row.mentions.filter((mention) => !sentences.includes(mention))).toEqual([]);
  const { line = row.line, column = row.column } = explanation.stelle ?? {};
  expect({ line, column }).toEqual({ line: row.line ?? line, column: row.column ?? column });
});

it('says what is wrong and what to try in one short sentence each', () => {
  const sentences = explained.flatMap(({ explanation: { erklaerung, tipp } }) => [
    erklaerung,
    tipp,
  ]);
  expect(sentences.filter((sentence) => !isOneSentence(sentence))).toEqual([]);
});

it('has short titles', () => {
  const titles = explained.map(({ explanation }) => explanation.titel);
  expect(titles.filter(({ length }) => length === 0 || length > 45)).toEqual([]);
});

it('keeps what Python said', () => {
  for (const { facts, explanation } of explained) {
    expect(explanation.original).toContain(facts.type);
    expect(explanation.original).toContain(facts.message);
  }
});

it('marks places within the code', () => {
  const outside = explained.filter(({ row, explanation }) => !isInside(explanation, row.code));
  expect(outside.map(({ row }) => row.code)).toEqual([]);
});

it('has a program for every kind of mistake', () => {
  const shown = new Set(errorCases.map(({ kind }) => kind));
  const missing = [...errorKinds].filter((kind) => !shown.has(kind));
  expect(missing.toSorted()).toEqual(['program-too-nested']);
});

it('says that the parser had enough, not that the memory is full', () => {
  const facts = { ...emptyFacts(), type: 'MemoryError', message: 'Parser stack overflowed' };
  expect(explainError(facts, '')).toMatchObject({ kind: 'program-too-nested', stelle: null });
});

it.each(hostileFacts)('explains any facts: $type $message', (facts) => {
  for (const code of hostileCodes) {
    const explanation = explainError({ ...emptyFacts(), ...facts }, code);
    expect(explanation.titel).not.toBe('');
    expect(explanation.erklaerung.length).toBeLessThan(400);
    expect(isInside(explanation, code)).toBe(true);
  }
});

async function factsOf({ code, answers }: ErrorCase): Promise<ErrorFacts> {
  const ending = await runPython(code, { answers });
  if (ending.kind !== 'python-error') throw new Error(`${ending.kind}: ${code}`);
  return ending.error;
}

function isOneSentence(sentence: string): boolean {
  const words = sentence.replaceAll(/`[^`]*`/g, 'x');
  const isClosed = /^\p{L}[^`]*[^.]\.$/u.test(words);
  return (
    isClosed &&
    sentence.length <= 160 &&
    !/(?<!\d)[.!?] \p{Lu}|\b(?:Sie|Ihr|Ihnen|undefined)\b/u.test(words)
  );
}

function isInside({ stelle }: Explanation, code: string): boolean {
  if (stelle === null) return true;
  const lines = code.split(/\r\n?|\n/);
  const [first, last] = [lines[stelle.line - 1], lines[stelle.endLine - 1]];
  if (first === undefined || last === undefined) return false;
  const isOrdered =
    stelle.line < stelle.endLine ||
    (stelle.line === stelle.endLine && stelle.column < stelle.endColumn);
  return (
    isOrdered &&
    stelle.column >= 1 &&
    stelle.column <= first.length &&
    stelle.endColumn <= last.length + 1
  );
}

function emptyFacts(): ErrorFacts {
  return {
    type: 'SyntaxError',
    message: '',
    line: null,
    column: null,
    endLine: null,
    endColumn: null,
    source: null,
    suggestion: null,
    frames: [],
    values: [],
    cause: null,
    traceback: '',
  };
}
