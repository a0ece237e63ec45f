export type Piece = {
  readonly id: number;
  /** A line, or some of a long program that follow each other. */
  readonly text: string;
  /** Steps of indentation, as the learner has set them. */
  readonly depth: number;
};

const step = 4;
const mostPieces = 12;
const deepest = 6;

/** The parts of a program, in an order that isn't theirs, without their indentation. */
export function piecesOf(solution: string): Piece[] {
  const pieces = partsOf(solution).map(({ text }, id) => ({ id, text, depth: 0 }));
  const shuffled = pieces.toSorted((a, b) => hash(a) - hash(b));
  return isSolved(shuffled, solution) ? shuffled.toReversed() : shuffled;
}

export type Wrong =
  /** From here on the order is another one. */
  | { readonly kind: 'order'; readonly at: number }
  /** It belongs here, but not so far in, or further. */
  | {
      readonly kind: 'depth';
      readonly at: number;
      readonly isTooFar: boolean;
      /** All others belong where they are, too. */
      readonly isOrderRight: boolean;
    };

/** What isn't yet as it is in the solution; null when all is. */
export function firstWrong(pieces: readonly Piece[], solution: string): Wrong | null {
  const wanted = partsOf(solution);
  const order = pieces.findIndex(({ text }, at) => text !== wanted[at]?.text);
  const deep = pieces.findIndex(({ depth }, at) => depth !== wanted[at]?.depth);
  if (deep >= 0 && (order < 0 || deep < order)) {
    const isTooFar = (pieces[deep]?.depth ?? 0) > (wanted[deep]?.depth ?? 0);
    return { kind: 'depth', at: deep, isTooFar, isOrderRight: order < 0 };
  }
  return order < 0 ? null : { kind: 'order', at: order };
}

export function isSolved(pieces: readonly Piece[], solution: string): boolean {
  return firstWrong(pieces, solution) === null;
}

export function moved(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const next = [...pieces];
  const [piece] = next.splice(from, 1);
  if (piece) next.splice(Math.max(0, to), 0, piece);
  return next;
}

export function indented(pieces: readonly Piece[], at: number, depth: number): Piece[] {
  return pieces.map((piece, index) =>
    index === at ? Object.assign({}, piece, { depth: within(depth) }) : piece,
  );
}

export function within(depth: number): number {
  return Math.min(deepest, Math.max(0, depth));
}

export function codeOf(pieces: readonly Piece[]): string {
  const lines = pieces.flatMap(({ text, depth }) =>
    text.split('\n').map((line) => ' '.repeat(depth * step) + line),
  );
  return `${lines.join('\n')}\n`;
}

export function hasIndentation(solution: string): boolean {
  return partsOf(solution).some(({ depth }) => depth > 0);
}

type Part = Pick<Piece, 'text' | 'depth'>;

/** As many lines in each as it takes for a dozen parts. */
function partsOf(code: string): Part[] {
  const lines = code.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  const size = Math.ceil(lines.length / mostPieces);
  const count = Math.ceil(lines.length / size) || 0;
  return Array.from({ length: count }, (_, at) => partOf(lines.slice(at * size, (at + 1) * size)));
}

function partOf(lines: readonly string[]): Part {
  const depth = Math.min(...lines.map(depthOf));
  return { depth, text: lines.map((line) => line.slice(depth * step).trimEnd()).join('\n') };
}

function depthOf(line: string): number {
  return Math.floor((line.length - line.trimStart().length) / step);
}

/** The same puzzle at every visit. */
function hash({ id, text }: Piece): number {
  let value = id * 7919 + 17;
  for (const sign of text) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return value;
}
