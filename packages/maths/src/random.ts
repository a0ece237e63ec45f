/** Draws the same for the same seed, on every machine. */
export type Random = {
  /** From one whole number to another, both included. */
  readonly whole: (from: number, to: number) => number;
  readonly pick: <Of>(list: readonly Of[]) => Of;
  readonly shuffled: <Of>(list: readonly Of[]) => Of[];
};

/** Mulberry32: 32 bits of state, even enough for tasks. */
export function openRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    pick: (list) => pickOf(list, whole(0, list.length - 1)),
    shuffled: (list) => {
      const left = [...list];
      return list.flatMap(() => left.splice(whole(0, left.length - 1), 1));
    },
  };
}

function pickOf<Of>(list: readonly Of[], at: number): Of {
  const [one] = list.slice(at, at + 1);
  if (one === undefined) throw new RangeError('There is nothing to draw from.');
  return one;
}
