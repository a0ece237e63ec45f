import { digitsIn, type Solve, search, times, whole } from './asked.ts';

export const shapes: Readonly<Record<string, Solve>> = {
  C1: (asked) => {
    const [a = 0, b = 0] = digitsIn(asked);
    let border = 0;
    for (let x = 0; x < a; x += 1) for (let y = 0; y < b; y += 1) border += openSides(x, y, a, b);
    return whole(border);
  },
  C2: (asked) => {
    const [km = 0, tenths = 0] = digitsIn(asked);
    return whole(times(km, 1_000) + (asked.includes(',') ? times(tenths, 100) : 0));
  },
  C3: (asked) => {
    const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = digitsIn(asked);
    let [h, m, ticks] = [hour, minute, 0];
    while (h !== endHour || m !== endMinute) {
      m += 1;
      ticks += 1;
      if (m === 60) [h, m] = [h + 1, 0];
    }
    return whole(ticks);
  },
  C4: (asked) => {
    const [a = 0, b = 0] = digitsIn(asked);
    return search(0, 360, (third) => a + b + third === 180);
  },
  C5: (asked) => {
    const [base = 0, height = 0] = digitsIn(asked);
    // A sum over its edges: the corners (1|1), (base + 1|1) and (2|height + 1), each with the next.
    const corners = [
      [1, 1],
      [base + 1, 1],
      [2, height + 1],
    ] as const;
    const crossed = corners.map(([x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % 3] ?? [0, 0];
      return x * nextY - nextX * y;
    });
    return [Math.abs(crossed.reduce((sum, part) => sum + part, 0)), 2];
  },
  C6: (asked) => {
    const [metres = 0, tenths = 0] = digitsIn(asked);
    return whole(times(metres, 100) + (asked.includes(',') ? times(tenths, 10) : 0));
  },
  C7: (asked) => {
    const [a = 0, b = 0, c = 0] = digitsIn(asked);
    let cubes = 0;
    for (let x = 0; x < a; x += 10)
      for (let y = 0; y < b; y += 10) for (let z = 0; z < c; z += 10) cubes += 1;
    return whole(cubes);
  },
  C8: (asked) => {
    const [diameter = 0] = digitsIn(asked);
    let square = 0;
    for (let odd = 1; odd < diameter; odd += 2) square += odd;
    return [times(square, 314), 100];
  },
  C9: (asked) => {
    const [first = 0, second = 0] = digitsIn(asked);
    return asked.includes('längste')
      ? search(1, 200, (side) => side ** 2 + second ** 2 === first ** 2)
      : search(1, 200, (side) => first ** 2 + second ** 2 === side ** 2);
  },
};

/** Of a cell of squared paper, those on the border of the whole. */
function openSides(x: number, y: number, a: number, b: number): number {
  return Number(x === 0) + Number(x === a - 1) + Number(y === 0) + Number(y === b - 1);
}
