/** The running school year and the two after it; one ends with its summer holidays, at the latest in the middle of September. */
export function schoolYears(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const first = today.slice(5) < '09-15' ? year - 1 : year;
  return [first, first + 1, first + 2].map((start) => `${start}/${String(start + 1).slice(2)}`);
}
