import { type Token, tokensOf } from '../source/tokens.ts';
import { keywords } from '../words/python-names.ts';

/** Neighbours that are looked at together: alone, `print` and `(` stand in every program. */
const pieceLength = 3;

/** How much of the wanted code stands in the given one, 0 to 1, whatever its names are called. */
export function shareOf(wanted: string, given: string, known: string): number {
  const old = new Set(piecesOf(known));
  const pieces = piecesOf(wanted).filter((piece) => !old.has(piece));
  const have = new Set(piecesOf(given));
  return pieces.length === 0 ? 0 : pieces.filter((piece) => have.has(piece)).length / pieces.length;
}

function piecesOf(code: string): string[] {
  const shapes = shapeOf(code);
  return shapes.map((_, at) => shapes.slice(at, at + pieceLength).join(' '));
}

/** Names that a learner chose are all alike; what Python brings keeps its name. */
function shapeOf(code: string): string[] {
  const tokens = tokensOf(code).filter(({ kind }) => kind !== 'comment');
  return tokens.map((token, index) => shapeOfToken(token, tokens[index + 1]));
}

function shapeOfToken({ kind, text }: Token, next: Token | undefined): string {
  if (kind === 'text') return `"${lettersOf(text) || text.slice(1, -1)}"`;
  if (kind !== 'name' || keywords.has(text) || next?.text === '(') return text;
  return 'name';
}

export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
