import { cleanText } from '../http/clean-text.ts';

const halfAtEnd = /[\ud800-\udbff]$/;

/** A character that is split over two pieces comes whole with the second. */
export async function* cleanPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let half = '';
  for await (const piece of pieces) {
    const text = half + piece;
    half = halfAtEnd.exec(text)?.[0] ?? '';
    yield cleanText(text.slice(0, text.length - half.length));
  }
  yield cleanText(half);
}
