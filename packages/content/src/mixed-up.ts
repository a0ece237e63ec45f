/** The places of a list in another order than any of these: for a number always the same. */
export function mixedUp(right: readonly (readonly number[])[], number: number): number[] {
  const places = [...(right[0] ?? [])];
  const taken = new Set(right.map((order) => order.join()));
  for (let seed = number; seed < number + mostTries; seed += 1) {
    const mixed = shuffled(places, seed);
    // What stands first or last where it belongs gives half of it away.
    const isFar = mixed[0] !== places[0] && mixed.at(-1) !== places.at(-1);
    if (isFar && !taken.has(mixed.join())) return mixed;
  }
  return places.toReversed();
}

const mostTries = 100;

function shuffled(places: readonly number[], seed: number): number[] {
  const next = numbersFrom(seed);
  const left = [...places];
  return places.flatMap(() => left.splice(Math.floor(next() * left.length), 1));
}

/** As good as dice, and the same for a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
