export type Piece = {
  readonly id: number;
  readonly text: string;
  /** Steps of indentation, as the learner has set them. */
  readonly depth: number;
};

const step = 4;

/** The lines of a program, in an order that isn't theirs, without their indentation. */
export function piecesOf(solution: string): Piece[] {
  const lines = linesOf(solution).map(({ text }, id) => ({ id, text, depth: 0 }));
  const shuffled = lines.toSorted((a, b) => hash(a) - hash(b));
  return isSolved(shuffled, solution) ? shuffled.toReversed() : shuffled;
}

/** Where the first piece lies that belongs elsewhere; null when all are in their place. */
export function firstWrong(pieces: readonly Piece[], solution: string): number | null {
  const wanted = linesOf(solution);
  const wrong = pieces.findIndex(
    ({ text, depth }, at) => text !== wanted[at]?.text || depth !== wanted[at]?.depth,
  );
  return wrong < 0 ? null : wrong;
}

export function isSolved(pieces: readonly Piece[], solution: string): boolean {
  return firstWrong(pieces, solution) === null;
}

export function moved(pieces: readonly Piece[], at: number, by: 1 | -1): Piece[] {
  const next = [...pieces];
  const [piece] = next.splice(at, 1);
  if (piece) next.splice(Math.min(next.length, Math.max(0, at + by)), 0, piece);
  return next;
}

export function indented(pieces: readonly Piece[], at: number, by: 1 | -1): Piece[] {
  return pieces.map((piece, index) =>
    index === at ? Object.assign({}, piece, { depth: Math.max(0, piece.depth + by) }) : piece,
  );
}

export function codeOf(pieces: readonly Piece[]): string {
  return `${pieces.map(({ text, depth }) => ' '.repeat(depth * step) + text).join('\n')}\n`;
}

export function hasIndentation(solution: string): boolean {
  return linesOf(solution).some(({ depth }) => depth > 0);
}

function linesOf(code: string) {
  return code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map((line) => ({
      text: line.trim(),
      depth: Math.floor((line.length - line.trimStart().length) / step),
    }));
}

/** The same puzzle at every visit. */
function hash({ id, text }: Piece): number {
  let value = id * 7919 + 17;
  for (const sign of text) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return value;
}
