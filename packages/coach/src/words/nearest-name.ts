import { foldLetters } from './fold-letters.ts';

/** The candidate that was most likely meant, or null when none is near enough. */
export function nearestName(
  name: string,
  candidates: Iterable<string>,
  mostLetters = Infinity,
): string | null {
  const wanted = foldLetters(name);
  let nearest: string | null = null;
  let smallest = Math.min(toleranceFor(wanted), mostLetters) + 0.1;
  for (const candidate of candidates) {
    const other = foldLetters(candidate);
    if (candidate === name || Math.abs(other.length - wanted.length) > smallest) continue;
    const distance = distanceBetween(wanted, other);
    if (distance < smallest) [nearest, smallest] = [candidate, distance];
  }
  return nearest;
}

/** Three letters may be swapped, fewer say too little; no name is so long that it takes time. */
function toleranceFor({ length }: string): number {
  if (length < 3 || length > 60) return 0;
  return length === 3 ? swap : Math.max(1, Math.floor(length / 3));
}

/** Fingers swap letters more often than they leave one out. */
const swap = 0.9;

/** Damerau-Levenshtein: letters added, left out, changed, or swapped with their neighbour. */
function distanceBetween(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + swap : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
