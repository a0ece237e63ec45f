import { type Fraction, whole } from './numbers/fraction.ts';
import type { Mistake } from './task.ts';

export function mistake(id: string, value: number | Fraction, thought: string): Mistake {
  return { id, value: typeof value === 'number' ? whole(value) : value, thought };
}
