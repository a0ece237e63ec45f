/** An exact number; lowest terms, and what is below is positive. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

export function ratio(top: number | bigint, bottom: number | bigint): Fraction {
  const sign = bottom < 0 ? -1n : 1n;
  const common = divisorOf(BigInt(top), BigInt(bottom)) * sign;
  return { top: BigInt(top) / common, bottom: BigInt(bottom) / common };
}

export function whole(value: number | bigint): Fraction {
  return { top: BigInt(value), bottom: 1n };
}

/** As many hundredths. */
export function hundredths(count: number): Fraction {
  return ratio(count, 100);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, negative(b));
}

export function negative({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

/** Nearer to each other than a hundredth: as answers they are the same. */
export function isSame(a: Fraction, b: Fraction): boolean {
  return isLess(distance(a, b), hundredths(1));
}

export function distance(a: Fraction, b: Fraction): Fraction {
  const { top, bottom } = minus(a, b);
  return { top: top < 0n ? -top : top, bottom };
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom < b.top * a.bottom;
}

function divisorOf(a: bigint, b: bigint): bigint {
  let [large, small] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}
