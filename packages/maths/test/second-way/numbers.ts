import { digitsIn, type Solve, search, signedIn, times, whole } from './asked.ts';

export const numbers: Readonly<Record<string, Solve>> = {
  A1: (asked) => {
    const [a = 0, b = 0, c = 0] = digitsIn(asked);
    return whole(a + times(b, c));
  },
  A2: (asked) => {
    const [a = 0, b = 0] = digitsIn(asked);
    let steps = 0;
    while (b + steps < a) steps += 1;
    return whole(steps);
  },
  A3: (asked) => {
    const n = Number(asked.replace('.', '').match(/\d+/)?.[0]);
    const hundreds = Array.from({ length: 101 }, (_, at) => at * 100);
    return whole(hundreds.toSorted((a, b) => Math.abs(a - n) - Math.abs(b - n))[0] ?? 0);
  },
  A4: (asked) => {
    const [a = 0, b = 0, c = 0] = digitsIn(asked);
    const [taken] = search(0, 100, (number) => number + c === b);
    return search(-100, 200, (number) => number + taken === a);
  },
  A5: (asked) => {
    const [start = 0, steps = 0] = signedIn(asked);
    let at = start;
    for (let step = 0; step < steps; step += 1) at += 1;
    return whole(at);
  },
  A6: (asked) => {
    const [children = 0, seats = 0] = digitsIn(asked);
    let boats = 0;
    for (let waiting = children; waiting > 0; waiting -= seats) boats += 1;
    return whole(boats);
  },
  A7: (asked) => {
    const [a = 0, b = 0, c = 0, d = 0] = signedIn(asked);
    return whole(times(a, b) + times(c, d));
  },
  A8: (asked) => {
    const [a = 0, b = 0] = digitsIn(asked);
    let second = 1;
    while (second % a > 0 || second % b > 0) second += 1;
    return whole(second);
  },
  A9: (asked) => {
    const [base = 0, taken = 0] = digitsIn(asked);
    const cube = times(base, times(base, base));
    return whole((asked.includes('³') ? cube : times(base, cube)) - taken);
  },
};
