/** einmal, 3-mal. */
export function often(count: number): string {
  return count === 1 ? 'einmal' : `${count}-mal`;
}
