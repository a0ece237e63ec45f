import { type Fraction, whole } from './fraction.ts';

/** So many digits behind the comma are written at most; what has more is rounded to two. */
const most = 4;

/** 1234.5 as '1.234,5', −3 with a real minus, 5/6 as '0,83'. */
export function written(number: number | Fraction): string {
  const value = typeof number === 'number' ? whole(number) : number;
  const { top, bottom } = value;
  const exact = Array.from({ length: most + 1 }, (_, digits) => digits).find(
    (digits) => 10n ** BigInt(digits) % bottom === 0n,
  );
  const scaled = scale(top < 0n ? -top : top, bottom, exact ?? 2);
  return `${top < 0n ? '−' : ''}${withComma(scaled, exact ?? 2)}`;
}

/** 97.2 as '97,20', and no digits behind the comma where there are no cents. */
export function writtenMoney(value: Fraction): string {
  const text = written(value);
  return /,\d$/.test(text) ? `${text}0` : text;
}

/** 5/6 as '5/6', a whole number as it is. */
export function writtenAsFraction({ top, bottom }: Fraction): string {
  const sign = top < 0n ? '−' : '';
  const size = top < 0n ? -top : top;
  return bottom === 1n ? `${sign}${withComma(size, 0)}` : `${sign}${size}/${bottom}`;
}

/** Half a step is rounded up. */
function scale(top: bigint, bottom: bigint, digits: number): bigint {
  return (2n * top * 10n ** BigInt(digits) + bottom) / (2n * bottom);
}

function withComma(scaled: bigint, digits: number): string {
  const text = String(scaled).padStart(digits + 1, '0');
  const before = text.slice(0, text.length - digits).replace(/\B(?=(\d{3})+$)/g, '.');
  const behind = text.slice(text.length - digits).replace(/0+$/, '');
  return behind === '' ? before : `${before},${behind}`;
}
