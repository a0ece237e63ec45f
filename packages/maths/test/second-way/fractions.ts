import { digitsIn, type Found, type Solve, search, times } from './asked.ts';

export const fractions: Readonly<Record<string, Solve>> = {
  B1: (asked) => {
    const [top = 0, bottom = 0, all = 0] = digitsIn(asked);
    const things = Array.from({ length: all }, (_, at) => at);
    return [things.filter((at) => at % bottom < top).length, 1];
  },
  B2: (asked) => {
    const [top = 0, bottom = 1] = digitsIn(asked);
    return divideByHand(top, bottom);
  },
  B3: (asked) => {
    const cents = (asked.match(/\d,\d+/g) ?? []).map((text) =>
      Number(text.replace(',', '').padEnd(3, '0')),
    );
    return [cents.reduce((sum, one) => sum + one, 0), 100];
  },
  B4: (asked) => {
    const [a = 0, b = 1, c = 0, d = 1] = digitsIn(asked);
    let common = 1;
    while (common % b > 0 || common % d > 0) common += 1;
    const pieces = Array.from({ length: common }, (_, at) => at);
    const taken = (top: number, bottom: number) => pieces.filter((at) => at % bottom < top).length;
    return [taken(a, b) + taken(c, d), common];
  },
  B5: (asked) => {
    const [percent = 0, all = 0] = digitsIn(asked);
    return [times(all, percent), 100];
  },
  B6: (asked) => {
    const [, a = 0, , b = 0] = digitsIn(asked);
    let cells = 0;
    for (let row = 0; row < a; row += 1) for (let column = 0; column < b; column += 1) cells += 1;
    return [cells, 100];
  },
  B7: (asked) => {
    const [top = 0, bottom = 1, one = 1, pieces = 1] = digitsIn(asked);
    // In such small units both are whole.
    const [large, small] = [top * pieces, one * bottom];
    return [large, small];
  },
  B8: (asked) => {
    const [part = 0, percent = 0] = digitsIn(asked);
    return search(0, 1_000, (all) => times(percent, all) === times(100, part));
  },
  B9: (asked) => {
    const [price = 0, first = 0, second = 0] = digitsIn(asked);
    let left = price * 10_000;
    for (const percent of [first, second]) left -= times(percent, left / 100);
    return [left, 10_000];
  },
};

/** Digit by digit, until nothing is left. */
function divideByHand(top: number, bottom: number): Found {
  let [digits, scale, rest] = [Math.floor(top / bottom), 1, top % bottom];
  while (rest > 0) {
    digits = digits * 10 + Math.floor((rest * 10) / bottom);
    rest = (rest * 10) % bottom;
    scale *= 10;
  }
  return [digits, scale];
}
