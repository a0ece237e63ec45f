import { difficulties, type Topic } from '@hbg/content/assessment';
import { type Kata, linesOf } from '@hbg/content/kata';
import type { Answered, BankItem } from './sitting.ts';

/** What a topic may ask, each with how hard it is and how easily it is guessed. */
export function bankOf({ items }: Pick<Topic, 'items'>): BankItem[] {
  return items.map((item, at) => ({
    number: at + 1,
    difficulty: difficulties[at] ?? 0,
    guess: guessOf(item),
  }));
}

function guessOf({ front, starter }: Kata): number {
  if ('options' in front) return 1 / front.options.length;
  return front.form === 'line' ? 1 / linesOf(starter).length : 0;
}

type Row = { readonly number: number; readonly is_right: number };

/** As far as the topic still has the items. */
export function answeredOf(bank: readonly BankItem[], rows: readonly Row[]): Answered[] {
  return rows.flatMap(({ number, is_right }) => {
    const item = bank.find((one) => one.number === number);
    return item ? [{ ...item, isRight: is_right === 1 }] : [];
  });
}
