import { isNumber, isText, listOf, oneWordOf, record } from '../shape.ts';

/** What the recorder tells of one step: only what differs from the steps before. */
export type StepNote = {
  readonly kind: 'line' | 'failed' | 'finished';
  /** Number and line of each call. */
  readonly stack: readonly (readonly [call: number, line: number])[];
  readonly leftOut: number;
  readonly changes: readonly CallChange[];
};

export type CallChange = {
  readonly call: number;
  readonly function: string;
  readonly values: readonly ValueNote[];
  readonly gone: readonly string[];
};

type PartNote = readonly [name: string, text: string];
type ValueNote = readonly [name: string, text: string, parts: readonly PartNote[]];

const mostCalls = 12;
const mostValues = 30;
const mostParts = 12;

const isPart = tuple(isText, isText);
const isValue = tuple(isText, isText, listOf(isPart, mostParts));
const isChange = record({
  call: isNumber,
  function: isText,
  values: listOf(isValue, mostValues),
  gone: listOf(isText, mostValues),
});
const isNote = record({
  kind: oneWordOf('line', 'failed', 'finished'),
  stack: listOf(tuple(isNumber, isNumber), mostCalls),
  leftOut: isNumber,
  changes: listOf(isChange, mostCalls),
});

/** A program that breaks out of Python can write such notes too: null for what is none. */
export function readStepNote(text: string): StepNote | null {
  try {
    const note: unknown = JSON.parse(text);
    return isStepNote(note) ? note : null;
  } catch {
    return null;
  }
}

function isStepNote(note: unknown): note is StepNote {
  return isNote(note);
}

function tuple(...checks: readonly ((value: unknown) => boolean)[]) {
  return (value: unknown) =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, index) => check(value[index]));
}
