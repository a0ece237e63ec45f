/** Sixteen bits of a hash tell most places apart from those that may be meant. */
const tableSize = 1 << 16;
const base = 31;

/** Pieces of texts, ready to be found in any other text in one walk through it. */
export class Shingles<Row> {
  readonly #size: number;
  readonly #rows: ReadonlyMap<string, readonly Row[]>;
  readonly #table = new Uint8Array(tableSize);
  readonly #leaving: number;

  constructor(size: number, rows: ReadonlyMap<string, readonly Row[]>) {
    this.#size = size;
    this.#rows = rows;
    this.#leaving = powerOf(size);
    for (const piece of rows.keys()) this.#table[slotOf(hashOf(piece))] = 1;
  }

  /** How many different pieces of each row the text holds. */
  countIn(text: string): Map<Row, number> {
    const counts = new Map<Row, number>();
    for (const piece of this.piecesIn(text)) {
      for (const row of this.#rows.get(piece) ?? []) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return counts;
  }

  piecesIn(text: string): ReadonlySet<string> {
    const found = new Set<string>();
    let hash = 0;
    for (let end = 0; end < text.length; end += 1) {
      hash = (Math.imul(hash, base) + text.charCodeAt(end)) | 0;
      const start = end - this.#size + 1;
      if (start > 0) hash = (hash - Math.imul(text.charCodeAt(start - 1), this.#leaving)) | 0;
      if (start >= 0 && this.#table[slotOf(hash)] === 1) found.add(text.slice(start, end + 1));
    }
    return found;
  }
}

export function shinglesIn(text: string, size: number): ReadonlySet<string> {
  const count = Math.max(0, text.length - size + 1);
  return new Set(Array.from({ length: count }, (_, at) => text.slice(at, at + size)));
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1)
    hash = (Math.imul(hash, base) + text.charCodeAt(at)) | 0;
  return hash;
}

function powerOf(size: number): number {
  let power = 1;
  for (let at = 0; at < size; at += 1) power = Math.imul(power, base);
  return power;
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 16)) & (tableSize - 1);
}
