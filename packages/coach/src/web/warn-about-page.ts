import type { Files } from '@hbg/contract/units';
import { withinCode } from '../problem.ts';
import { cssChecks } from './css/css-checks.ts';
import { htmlChecks } from './html/html-checks.ts';
import { jsChecks } from './js/js-checks.ts';
import type { PageAdvice, PageCheck } from './page-advice.ts';

const checks: readonly (readonly [ending: RegExp, check: PageCheck])[] = [
  [/\.html$/, htmlChecks],
  [/\.css$/, cssChecks],
  [/\.(?:js|html)$/, jsChecks],
];

/** What is odd in a page though no browser complains: file by file, in the order of the lines. */
export function warnAboutPage(files: Files): PageAdvice[] {
  return Object.entries(files).flatMap(([file, code]) => {
    const found = checks.flatMap(([ending, check]) =>
      ending.test(file) ? check(file, files) : [],
    );
    const lines = code.split(/\r\n?|\n/);
    const placed = found.map((advice) => withPlace(advice, lines));
    return onePerLine(placed);
  });
}

function withPlace(advice: PageAdvice, lines: readonly string[]): PageAdvice {
  const { stelle } = advice;
  return { ...advice, stelle: stelle && withinCode(stelle, lines) };
}

/** Of what two of them say about the same line, the first one counts. */
function onePerLine(advice: readonly PageAdvice[]): PageAdvice[] {
  const lines = Map.groupBy(advice, ({ stelle }) => stelle?.line ?? 0);
  return [...lines].toSorted(([one], [other]) => one - other).flatMap(([, [first]]) => first ?? []);
}
