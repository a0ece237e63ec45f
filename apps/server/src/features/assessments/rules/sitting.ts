import { abilityAfter, type Tried } from './ability.ts';
import { judgementOf } from './level.ts';

/** What may be asked, by its number. */
export type BankItem = {
  readonly number: number;
  readonly difficulty: number;
  readonly guess: number;
};

export type Answered = Tried & { readonly number: number };

/** With fewer nothing can be said. */
const leastItems = 6;
const sureConfidence = 7;

const mostTimes = 2;

/**
 * What fits best to what somebody can do by now; of two the easier one. Nothing comes twice before all was asked,
 * but for those who have asked for more.
 */
export function nextItem(
  bank: readonly BankItem[],
  answered: readonly Answered[],
  contests: number,
): BankItem | null {
  const ability = abilityAfter(answered);
  const times = (item: BankItem) => answered.filter(({ number }) => number === item.number).length;
  const distance = (item: BankItem) => Math.abs(item.difficulty - ability);
  const rank = (item: BankItem) => (contests > 0 ? 0 : times(item));
  const [next] = bank
    .filter((item) => times(item) < mostTimes)
    .toSorted((a, b) => rank(a) - rank(b) || distance(a) - distance(b) || a.number - b.number);
  return next ?? null;
}

type Length = { readonly wanted: number; readonly contests: number };

/** Ends early where it is sure soon, but never when somebody has asked for more. */
export function isOver(answered: readonly Answered[], { wanted, contests }: Length): boolean {
  if (answered.length >= wanted) return true;
  if (contests > 0 || answered.length < leastItems) return false;
  return judgementOf(answered).confidence >= sureConfidence;
}
