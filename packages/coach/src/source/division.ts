import type { Problem } from '../problem.ts';
import { lastAssignment } from './origins.ts';
import { tokensOf } from './tokens.ts';

/** With whole numbers instead of `/`, which makes a decimal number also of 6 / 2; null without one. */
export function withWholeDivision(piece: string): string | null {
  const signs = tokensOf(piece).filter(({ kind, text }) => kind === 'operator' && text === '/');
  const whole = signs.reduceRight(
    (changed, { offset }) => `${changed.slice(0, offset)}//${changed.slice(offset + 1)}`,
    piece,
  );
  return whole === piece ? null : whole;
}

/** The line in which `/` made a variable a decimal number. */
export function dividedIn(problem: Problem, name: string): number | null {
  const { line, value } = lastAssignment(problem, name) ?? { line: 0, value: '' };
  const isRounded = /^(?:int|round)\s*\(/.test(value);
  return isRounded || withWholeDivision(value) === null ? null : line;
}
