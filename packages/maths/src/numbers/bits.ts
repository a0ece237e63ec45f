/** The powers of two in a number, the largest first. */
export function placesOf(n: number): number[] {
  const bits = n.toString(2);
  return Array.from(bits).flatMap((bit, at) => (bit === '1' ? [2 ** (bits.length - 1 - at)] : []));
}

export function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}
