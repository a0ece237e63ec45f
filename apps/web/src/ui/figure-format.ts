const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** 1234.56 as '1.234,6'. */
export function numberOf(value: number): string {
  return numbers.format(value);
}
