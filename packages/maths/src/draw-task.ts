import { isSame } from './numbers/fraction.ts';
import { openRandom } from './random.ts';
import type { Draft, Kind, Task } from './task.ts';

/** A seed is a whole number below this. */
export const seeds = 2 ** 32;
const mostDraws = 1_000;

/** The same task for the same seed. It's drawn anew as long as a typical wrong answer is right by chance. */
export function drawTask(kind: Kind, seed: number): Task {
  const random = openRandom(seed);
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const draft = kind.draw(random);
    if (isFair(draft)) return { form: 'number', ...draft, kind: kind.id, seed };
  }
  throw new RangeError(`${kind.id} draws no fair task.`);
}

/** Who answers wrong can be told why. */
function isFair({ answer, mistakes }: Draft): boolean {
  const values = [answer, ...mistakes.map(({ value }) => value)];
  return values.every((value, at) => !values.slice(at + 1).some((other) => isSame(value, other)));
}
