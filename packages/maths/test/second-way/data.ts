import { digitsIn, type Solve, times, whole } from './asked.ts';

export const data: Readonly<Record<string, Solve>> = {
  E1: (asked) => {
    const [, ...values] = digitsIn(asked);
    return whole(levelled(values));
  },
  E2: (asked) => {
    const values = digitsIn(asked);
    const smaller = (one: number) => values.filter((other) => other < one).length;
    return whole(values.find((one) => smaller(one) === 2) ?? 0);
  },
  E3: (asked) => {
    const wanted = asked.match(/\b[01]{4,}\b/)?.[0];
    let [number, bits] = [0, '0'];
    while (bits !== wanted) [number, bits] = [number + 1, afterBits(bits)];
    return whole(number);
  },
  E4: (asked) => {
    const [red = 0, blue = 0] = digitsIn(asked);
    const balls = [
      ...Array.from({ length: red }, () => 1),
      ...Array.from({ length: blue }, () => 0),
    ];
    return [times(100, balls.filter(Boolean).length), balls.length];
  },
  E5: (asked) => {
    const [n = 0, by = 0] = digitsIn(asked);
    let rest = n;
    while (rest >= by) rest -= by;
    return whole(rest);
  },
  E6: (asked) => whole(digitsIn(asked)[0] ?? 0),
  E7: (asked) => {
    const [all = 0, wins = 0] = digitsIn(asked);
    let [both, pairs] = [0, 0];
    for (let first = 0; first < all; first += 1)
      for (let second = 0; second < all; second += 1) {
        if (first === second) continue;
        pairs += 1;
        if (first < wins && second < wins) both += 1;
      }
    return [100 * both, pairs];
  },
  E8: (asked) => {
    const wanted = asked.match(/\b\d[A-F]\b/)?.[0] ?? '';
    const signs = Array.from('0123456789ABCDEF');
    const all = signs.flatMap((high) => signs.map((low) => high + low));
    return whole(all.indexOf(wanted));
  },
  E9: (asked) => {
    const [there = 0, back = 0] = digitsIn(asked);
    // On a way of so many kilometres both take whole hours.
    const way = there * back;
    return [2 * way, way / there + way / back];
  },
};

/** Moves one from the largest to the smallest until all are the same. */
function levelled(values: readonly number[]): number {
  const left = [...values];
  while (Math.max(...left) > Math.min(...left)) {
    left[left.indexOf(Math.max(...left))] = Math.max(...left) - 1;
    left[left.indexOf(Math.min(...left))] = Math.min(...left) + 1;
  }
  return left[0] ?? 0;
}

/** The next binary number. */
export function afterBits(bits: string): string {
  const at = bits.lastIndexOf('0');
  if (at === -1) return `1${'0'.repeat(bits.length)}`;
  return `${bits.slice(0, at)}1${'0'.repeat(bits.length - at - 1)}`;
}
