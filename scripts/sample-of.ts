/** `npm run test:all` proves every row of the long tables, `npm test` a sample of each. */
export const testsAll = process.env['TEST_ALL'] === '1';

/** So many rows, spread evenly over all of them and the same each time. */
export function sampleOf<Row>(rows: readonly Row[], count: number): readonly Row[] {
  if (testsAll || rows.length <= count) return rows;
  const at = (row: number) => Math.floor((row * rows.length) / count);
  return Array.from({ length: count }, (_, row) => rows.slice(at(row), at(row) + 1)).flat();
}
