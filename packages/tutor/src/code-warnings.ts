import type { Advice } from './explanation.ts';
import { withinCode } from './problem.ts';
import { readSource } from './source/source.ts';
import {
  comparisonWithoutEffect,
  functionNotCalled,
  missingF,
  mutableDefault,
  shadowedBuiltin,
} from './warnings/lines.ts';
import { endlessLoop, unreachable } from './warnings/loops.ts';
import type { Check } from './warnings/warning.ts';

const checks: readonly Check[] = [
  mutableDefault,
  unreachable,
  endlessLoop,
  comparisonWithoutEffect,
  functionNotCalled,
  shadowedBuiltin,
  missingF,
];

/** What runs without an error and is still wrong, in the order of the lines. */
export function warnAbout(code: string): Advice[] {
  const source = readSource(code);
  return checks
    .flatMap((check) => check(source))
    .map((advice) => placed(advice, source.lines))
    .toSorted((one, other) => (one.stelle?.line ?? 0) - (other.stelle?.line ?? 0));
}

function placed(advice: Advice, lines: readonly string[]): Advice {
  return { ...advice, stelle: advice.stelle && withinCode(advice.stelle, lines) };
}
