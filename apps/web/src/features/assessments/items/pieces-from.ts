import type { Piece } from '../../units/shared/puzzle/puzzle.ts';

/** The lines in the order in which they came, each with its place there as its number. */
export function piecesFrom(lines: readonly string[]): Piece[] {
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const step = Math.min(...indents.filter((indent) => indent > 0));
  return lines.map((line, id) => {
    const depth = Math.round((indents[id] ?? 0) / step);
    return { id, text: line.trim(), depth: Number.isFinite(step) ? depth : 0 };
  });
}
