import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { callIn } from '../source/call.ts';
import { dividedIn } from '../source/division.ts';
import { valueOf } from '../source/operands.ts';
import { withUmlauts } from '../source/with-umlauts.ts';
import { code } from '../words/code-quote.ts';

/** `range(0, 1, 0.2)` */
export const decimalRangeRules: Rule[] = [
  {
    kind: 'range-of-decimals',
    message: /^'float' object cannot be interpreted as an integer/,
    explain: (problem) => {
      const { name, values = [] } = callIn(problem.facts.source) ?? {};
      const culprit = values.find((value) => isDecimal(problem, value));
      return name === 'range' && culprit !== undefined
        ? {
            titel: 'range zählt in ganzen Zahlen',
            erklaerung: `${code('range')} zählt nur mit ganzen Zahlen, und ${code(culprit)} ist eine Kommazahl.`,
            tipp: inWholeNumbers(problem, values) ?? madeWhole(problem, culprit),
          }
        : null;
    },
  },
];

const written = /^-?\d+(?:\.(\d+)|\.)?$/;
const loop = withUmlauts(/\bfor\s+(\w+)\s+in\b/);

function isDecimal({ facts }: Problem, value: string): boolean {
  return valueOf(facts, value)?.type === 'float' || (written.test(value) && value.includes('.'));
}

/** `range(0, 10, 2)`, and every number is a tenth of it. */
function inWholeNumbers({ line }: Problem, values: readonly string[]): string | null {
  if (!values.every((value) => written.test(value))) return null;
  const digits = values.map((value) => written.exec(value)?.[1]?.replace(/0+$/, '').length ?? 0);
  const times = 10 ** Math.max(...digits);
  const range = code(
    `range(${values.map((value) => Math.round(Number(value) * times)).join(', ')})`,
  );
  return times === 1
    ? `Schreib die Zahlen ohne Punkt: ${range}.`
    : `Zähl mit ${range}, und teil ${code(loop.exec(line)?.[1] ?? 'i')} in der Schleife durch ${code(`${times}`)}.`;
}

function madeWhole(problem: Problem, culprit: string): string {
  const line = dividedIn(problem, culprit);
  if (line !== null)
    return `Nimm in Zeile ${line} ${code('//')} statt ${code('/')}, das gibt eine ganze Zahl.`;
  const isSmall = Math.abs(Number(valueOf(problem.facts, culprit)?.repr)) < 1;
  return isSmall
    ? 'Zähl mit ganzen Zahlen, und teil sie erst in der Schleife, zum Beispiel durch `10`.'
    : `Mach eine ganze Zahl daraus: ${code(`int(${culprit})`)}.`;
}
