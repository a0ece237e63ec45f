import type { Problem } from '../problem.ts';

/** The quote with which the text begins that doesn't end on its line. */
export function quoteOf(problem: Problem): string {
  return /["']/.exec(restOfLine(problem))?.[0] ?? '"';
}

export function restOfLine({ place, source }: Problem): string {
  return source.lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 1) - 1) ?? '';
}

export function startOfLine({ place, source }: Problem): string {
  return source.lines[(place?.line ?? 0) - 1]?.slice(0, (place?.column ?? 1) - 1) ?? '';
}
