import type { ErrorFacts } from '@hbg/contract/execution';
import type { Problem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { sidesOf, valueOf } from '../source/operands.ts';
import { lastAssignment } from '../source/origins.ts';
import { tokensOf } from '../source/tokens.ts';
import { code } from '../words/code-quote.ts';

export const divisionRules: Rule[] = [
  {
    kind: 'division-by-zero',
    explain: (problem) => ({
      titel: 'Geteilt durch null',
      erklaerung: `In ${code(problem.facts.source ?? 'dieser Rechnung')} wird durch null geteilt, und das geht in der Mathematik nicht${zero(problem.facts)}.`,
      tipp: otherDivisor(problem),
    }),
  },
];

export const numberRules: Rule[] = [
  {
    kind: 'math-domain',
    message:
      /^(?:math domain error|factorial\(\) not defined|expected a (?:nonnegative|positive|number in range|noninteger or positive|finite) ?(?:input|.*))/,
    explain: ({ facts }) => ({
      titel: 'Dafür gibt es kein Ergebnis',
      erklaerung: `${code(facts.source ?? 'Diese Rechnung')} hat kein Ergebnis, wie die Wurzel aus einer negativen Zahl oder der Logarithmus von null.`,
      tipp: 'Prüf vorher mit `if`, ob die Zahl groß genug ist.',
    }),
  },
];

export const overflowRules: Rule[] = [
  ...numberRules,
  {
    kind: 'number-too-large',
    explain: ({ facts }) => ({
      titel: 'Die Zahl wird zu groß',
      erklaerung: `Das Ergebnis von ${code(facts.source ?? 'dieser Rechnung')} ist zu groß für eine Kommazahl.`,
      tipp: 'Rechne mit ganzen Zahlen, die dürfen in Python beliebig groß werden.',
    }),
  },
];

const dividing = /^(?:\/\/?|%)=?$/;

function divisorIn({ source }: ErrorFacts): string {
  return sidesOf(source ?? '', (text) => dividing.test(text))?.[1] ?? '';
}

/** Says which name is zero, when it is one. */
function zero(facts: ErrorFacts): string {
  const right = divisorIn(facts);
  return isZero(valueOf(facts, right)?.repr ?? '') ? `: ${code(right)} ist hier 0` : '';
}

function isZero(number: string): boolean {
  return /^-?0(?:\.0*)?$/.test(number);
}

/** First what works in the first lessons: another number. */
function otherDivisor(problem: Problem): string {
  const sign = tokensOf(problem.facts.source ?? '').findLast(({ text }) => dividing.test(text));
  const right = divisorIn(problem.facts);
  if (!sign || right === '') return `Nimm eine andere Zahl als ${code('0')}.`;
  if (isZero(right)) {
    return `Schreib hinter ${code(sign.text.replace('=', ''))} eine andere Zahl als ${code('0')}.`;
  }
  const isTyped = /\binput\s*\(/.test(lastAssignment(problem, right)?.value ?? '');
  const cure = isTyped
    ? `Gib beim nächsten Mal eine andere Zahl als ${code('0')} ein`
    : `Sorg dafür, dass hinter ${code(sign.text)} eine andere Zahl als ${code('0')} steht`;
  return `${cure}, oder prüf vorher mit ${code(`if ${right} != 0:`, 34)}.`;
}
