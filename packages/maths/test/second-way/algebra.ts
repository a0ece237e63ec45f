import { digitsIn, type Solve, search, signedIn, times, whole } from './asked.ts';

export const algebra: Readonly<Record<string, Solve>> = {
  D1: (asked) => {
    const [x = 0, a = 0, b = 0] = digitsIn(asked);
    return whole(times(a, x) + b);
  },
  D2: (asked) => {
    const [a = 0, sum = 0] = digitsIn(asked);
    return search(-100, 200, (x) => x + a === sum);
  },
  D3: (asked) => {
    const [first = 0, second = 0, third = 0, place = 0] = digitsIn(asked);
    const row = [first, second, third];
    while (row.length < place) row.push((row.at(-1) ?? 0) + second - first);
    return whole(row[place - 1] ?? 0);
  },
  D4: (asked) => {
    const [a = 0, b = 0, c = 0] = digitsIn(asked);
    return search(-100, 200, (x) => a * x + b === c);
  },
  D5: (asked) => {
    const [a = 0, c = 0, d = 0] = digitsIn(asked);
    const valueAt = (x: number) => a * x + c - x + d;
    return whole(valueAt(1) - valueAt(0));
  },
  D6: (asked) => {
    const [count = 0, all = 0, wanted = 0] = digitsIn(asked);
    const [price] = search(1, 100, (one) => times(count, one) === all);
    return whole(times(wanted, price));
  },
  D7: (asked) => {
    const [a = 0, b = 0, c = 0] = signedIn(asked.replace('− ', ''));
    return search(-200, 200, (x) => a * (x - b) === c);
  },
  D8: (asked) => {
    const [a = 0, b = 0, c = 0, d = 0] = digitsIn(asked);
    return search(-200, 200, (x) => a * x + b === c * x + d);
  },
  D9: (asked) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = signedIn(asked);
    return [y2 - y1, x2 - x1];
  },
};
