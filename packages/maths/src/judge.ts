import { distance, type Fraction, isLess, isSame } from './numbers/fraction.ts';
import { written, writtenAsFraction, writtenMoney } from './numbers/write-number.ts';
import { readAnswer } from './read-answer.ts';
import type { Mistake, Task } from './task.ts';

export type Judgement =
  | { readonly kind: 'right' }
  /** Without a mistake nobody knows what was thought. */
  | { readonly kind: 'wrong'; readonly mistake: Mistake | null }
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** What can be read in two ways is right if one of them is. */
export function judge(task: Task, typed: string): Judgement {
  const reading = readAnswer(typed, task);
  if (reading.kind === 'unreadable') return reading;
  if (reading.values.some((value) => isSame(value, task.answer))) return { kind: 'right' };
  const mistakes = reading.values.map((value) => mistakeOf(task, value));
  return { kind: 'wrong', mistake: mistakes.find((mistake) => mistake !== null) ?? null };
}

function mistakeOf({ mistakes }: Task, value: Fraction): Mistake | null {
  const away = (mistake: Mistake) => distance(mistake.value, value);
  const near = mistakes.filter((mistake) => isSame(mistake.value, value));
  const [first = null, ...others] = near;
  return others.reduce(
    (best, other) => (best && isLess(away(other), away(best)) ? other : best),
    first,
  );
}

/** As a child would write it. */
export function answerText({ answer, form, unit }: Pick<Task, 'answer' | 'form' | 'unit'>): string {
  const number = unit === '€' ? writtenMoney(answer) : writtenAs[form](answer);
  if (!unit || unit === 'x') return number;
  return unit === '°' ? `${number}°` : `${number} ${unit}`;
}

const writtenAs = {
  number: written,
  fraction: writtenAsFraction,
  bits: ({ top }: Fraction) => top.toString(2),
};
