import type { Stream } from '@hbg/python/protocol';

/** A stretch of one kind; `echo` is what the learner has typed. */
export type Piece = { readonly kind: Stream | 'echo'; readonly text: string };

/** Finished lines that are drawn together: later output leaves them alone. */
export type Chunk = { readonly pieces: readonly Piece[]; readonly lines: number };

/** What stands in the console. */
export type Transcript = {
  readonly chunks: readonly Chunk[];
  /** The last line, which has no end yet, up to the cursor. */
  readonly before: readonly Piece[];
  /** What stands behind the cursor, where a carriage return has moved it back. */
  readonly behind: readonly Piece[];
};

const linesOfChunk = 200;
/** So often in one line nobody changes between output and errors to be read. */
const mostPieces = 1_000;

export const emptyTranscript: Transcript = { chunks: [], before: [], behind: [] };

export function isEmpty({ chunks, before, behind }: Transcript): boolean {
  return chunks.length === 0 && before.length === 0 && behind.length === 0;
}

export function openLineOf({ before, behind }: Transcript): readonly Piece[] {
  return behind.length === 0 ? before : [...before, ...behind];
}

export function openText(transcript: Transcript): string {
  return openLineOf(transcript)
    .map(({ text }) => text)
    .join('');
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

function putFromStart(transcript: Transcript, piece: Piece): Transcript {
  const { chunks } = transcript;
  return put({ chunks, before: [], behind: openLineOf(transcript) }, piece);
}

/** As in a terminal: what follows a carriage return takes the place of what stood there. */
function put(transcript: Transcript, { kind, text }: Piece): Transcript {
  const { chunks, before, behind } = transcript;
  if (text === '') return transcript;
  if (behind.length === 0) return append(transcript, { kind, text });
  const newline = text.indexOf('\n');
  const added = newline === -1 ? text : text.slice(0, newline);
  const line = {
    before: join(before, { kind, text: added }),
    behind: withoutSigns(behind, Array.from(added).length),
  };
  if (newline === -1) return { chunks, ...line };
  const finished = { chunks, before: [...line.before, ...line.behind], behind: [] };
  return append(finished, { kind, text: text.slice(newline) });
}

function append({ chunks, before }: Transcript, { kind, text }: Piece): Transcript {
  const end = text.lastIndexOf('\n') + 1;
  const rest = { kind, text: text.slice(end) };
  if (end === 0) return { chunks, before: join(before, rest), behind: [] };
  const finished = join(before, { kind, text: text.slice(0, end) });
  return { chunks: addLines(chunks, finished), before: join([], rest), behind: [] };
}

/** Only what is taken away is looked at: however long a line is, to write over its start is quick. */
function withoutSigns(pieces: readonly Piece[], count: number): readonly Piece[] {
  let left = count;
  for (const [index, { kind, text }] of pieces.entries()) {
    let at = 0;
    for (; left > 0 && at < text.length; left -= 1) at += widthAt(text, at);
    if (at === 0) return pieces.slice(index);
    if (at < text.length) return [{ kind, text: text.slice(at) }, ...pieces.slice(index + 1)];
  }
  return [];
}

/** An emoji has two halves. */
function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
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
  const isJoined = last?.kind === kind || pieces.length >= mostPieces;
  if (last && isJoined) pieces[pieces.length - 1] = { kind: last.kind, text: last.text + text };
  else pieces.push({ kind, text });
  return pieces;
}
