import type { Advice } from './explanation.ts';
import { withinCode } from './problem.ts';
import {
  caretForPower,
  decimalComma,
  emptyRange,
  signAfterEquals,
} from './warnings/calculations.ts';
import { functionNotCalled, lostResult, printWithoutBrackets } from './warnings/calls.ts';
import { comparedOnce, contradiction, firstOfTwo } from './warnings/conditions.ts';
import { comparisonWithoutEffect, valueWithoutEffect } from './warnings/effects.ts';
import { endlessLoop } from './warnings/endless-loop.ts';
import { lettersForItem, missingComma } from './warnings/lists.ts';
import { changedOnlyInside } from './warnings/local-names.ts';
import { nameInText } from './warnings/name-in-text.ts';
import { missingF, mutableDefault, shadowedBuiltin } from './warnings/naming.ts';
import { nothingAssigned, printedNone } from './warnings/none.ts';
import { nothingPrinted } from './warnings/nothing-printed.ts';
import { printedFunction, printedObject } from './warnings/printed.ts';
import type { RunFacts } from './warnings/program.ts';
import { readProgram } from './warnings/program.ts';
import { calledHandler, missingListen } from './warnings/turtle.ts';
import { numberIsNoText, textArithmetic, textIsNoNumber } from './warnings/typed-numbers.ts';
import { neverCalled } from './warnings/uncalled.ts';
import { unreachable } from './warnings/unreachable.ts';
import type { Check } from './warnings/warning.ts';

/** Of what two of them say about the same line, the first one counts. */
const checks: readonly Check[] = [
  endlessLoop,
  textIsNoNumber,
  numberIsNoText,
  comparedOnce,
  firstOfTwo,
  contradiction,
  printWithoutBrackets,
  functionNotCalled,
  comparisonWithoutEffect,
  valueWithoutEffect,
  lostResult,
  signAfterEquals,
  decimalComma,
  changedOnlyInside,
  nothingAssigned,
  printedNone,
  printedFunction,
  printedObject,
  textArithmetic,
  lettersForItem,
  missingComma,
  emptyRange,
  caretForPower,
  calledHandler,
  missingListen,
  mutableDefault,
  unreachable,
  shadowedBuiltin,
  missingF,
  nameInText,
  neverCalled,
];

/** What runs without an error and is still wrong, in the order of the lines. */
export function warnAbout(code: string, run: RunFacts | null = null): Advice[] {
  const program = readProgram(code, run);
  const found = checks.flatMap((check) => check(program));
  const advice = found.length > 0 ? found : nothingPrinted(program);
  return onePerLine(advice.map((advice) => placed(advice, program.source.lines)));
}

function onePerLine(advice: readonly Advice[]): Advice[] {
  const lines = Map.groupBy(advice, ({ stelle }) => stelle?.line ?? 0);
  return [...lines].toSorted(([one], [other]) => one - other).flatMap(([, [first]]) => first ?? []);
}

function placed(advice: Advice, lines: readonly string[]): Advice {
  return { ...advice, stelle: advice.stelle && withinCode(advice.stelle, lines) };
}
