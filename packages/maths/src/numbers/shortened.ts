import type { Fraction } from './fraction.ts';
import { writtenAsFraction } from './write-number.ts';

/** Nothing where it can't be made shorter. */
export function shortened(sum: Fraction, common: number): string {
  return sum.bottom === BigInt(common) ? '' : ` = ${writtenAsFraction(sum)}`;
}
