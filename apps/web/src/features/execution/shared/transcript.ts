import type { Stream } from '@hbg/python/protocol';

/** A stretch of one kind; `echo` is what the learner has typed. */
export type Piece = { readonly kind: Stream | 'echo'; readonly text: string };

/** Finished lines that are drawn together: later output leaves them alone. */
export type Chunk = { readonly pieces: readonly Piece[]; readonly lines: number };

/** What stands in the console. */
export type Transcript = {
  readonly chunks: readonly Chunk[];
  /** The last line, which has no end yet. */
  readonly openLine: readonly Piece[];
  /** Where a carriage return has moved the cursor to; null at the end of the line. */
  readonly column: number | null;
};

const linesOfChunk = 200;

export const emptyTranscript: Transcript = { chunks: [], openLine: [], column: null };

export function isEmpty({ chunks, openLine }: Transcript): boolean {
  return chunks.length === 0 && openLine.length === 0;
}

export function openText({ openLine }: Transcript): string {
  return openLine.map(({ text }) => text).join('');
}

export function write(transcript: Transcript, pieces: readonly Piece[]): Transcript {
  return pieces.reduce(writePiece, transcript);
}

function writePiece(transcript: Transcript, { kind, text }: Piece): Transcript {
  const [first = '', ...afterReturns] = text.split('\r');
  return afterReturns
    .map((part) => ({ kind, text: part }))
    .reduce(putFromStart, put(transcript, { kind, text: first }));
}

function putFromStart({ chunks, openLine }: Transcript, piece: Piece): Transcript {
  return put({ chunks, openLine, column: 0 }, piece);
}

function put(transcript: Transcript, piece: Piece): Transcript {
  if (piece.text === '') return transcript;
  return transcript.column === null ? append(transcript, piece) : overwrite(transcript, piece);
}

function append({ chunks, openLine }: Transcript, { kind, text }: Piece): Transcript {
  const end = text.lastIndexOf('\n') + 1;
  const rest = { kind, text: text.slice(end) };
  if (end === 0) return { chunks, openLine: join(openLine, rest), column: null };
  const finished = join(openLine, { kind, text: text.slice(0, end) });
  return { chunks: addLines(chunks, finished), openLine: join([], rest), column: null };
}

/** As in a terminal: what follows a carriage return takes the place of what stood there. */
function overwrite(transcript: Transcript, { kind, text }: Piece): Transcript {
  const { openLine, column } = transcript;
  const newline = text.indexOf('\n');
  const before = signsOf(openLine);
  const added = signsOf([{ kind, text: newline === -1 ? text : text.slice(0, newline) }]);
  const end = (column ?? 0) + added.length;
  const signs = [...before.slice(0, column ?? 0), ...added, ...before.slice(end)];
  const line = signs.reduce<Piece[]>(addTo, []);
  if (newline === -1) return { ...transcript, openLine: line, column: end };
  const finished = { ...transcript, openLine: line, column: null };
  return append(finished, { kind, text: text.slice(newline) });
}

/** Counted in characters, not in halves of an emoji. */
function signsOf(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(({ kind, text }) => Array.from(text, (sign) => ({ kind, text: sign })));
}

function addLines(chunks: readonly Chunk[], pieces: readonly Piece[]): Chunk[] {
  const added = [...chunks];
  for (const { kind, text } of pieces) {
    let at = 0;
    while (at < text.length) {
      const open = (added.at(-1)?.lines ?? linesOfChunk) < linesOfChunk ? added.pop() : undefined;
      const { pieces = [], lines = 0 } = open ?? {};
      const { end, count } = findLines(text, at, linesOfChunk - lines);
      added.push({
        pieces: join(pieces, { kind, text: text.slice(at, end) }),
        lines: lines + count,
      });
      at = end;
    }
  }
  return added;
}

/** Where so many lines end, or all that there is. */
function findLines(text: string, from: number, most: number): { end: number; count: number } {
  let end = from;
  for (let count = 0; count < most; count += 1) {
    const newline = text.indexOf('\n', end);
    if (newline === -1) return { end: text.length, count };
    end = newline + 1;
  }
  return { end, count: most };
}

function join(pieces: readonly Piece[], added: Piece): Piece[] {
  return addTo([...pieces], added);
}

function addTo(pieces: Piece[], { kind, text }: Piece): Piece[] {
  if (text === '') return pieces;
  const last = pieces.at(-1);
  if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
  else pieces.push({ kind, text });
  return pieces;
}
