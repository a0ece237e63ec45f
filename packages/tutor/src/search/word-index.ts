import { rowOf, type TextTable, tableOf } from '../learned/text-table.ts';

/** A document's words in each field; a word that stands there twice counts more. */
export type Document = Readonly<Record<string, readonly string[]>>;

type Fields = Readonly<Record<string, number>>;
type Tuning = { readonly k: number; readonly b: number };

/** BM25 over a few fields, with all that doesn't depend on the question worked out beforehand. */
export type WordIndex = {
  /** How many documents there are. */
  readonly size: number;
  readonly words: TextTable;
  /** Where the entries of each word begin; of the last one, where they end. */
  readonly starts: Uint32Array;
  readonly documents: Uint16Array;
  readonly points: Float16Array;
};

export function learnIndex(
  documents: readonly Document[],
  boosts: Fields,
  { k, b }: Tuning,
): WordIndex {
  const entries = new Map<string, Map<number, number>>();
  for (const [name, boost] of Object.entries(boosts)) {
    const { counts, holders, usualLength } = fieldOf(documents.map((each) => each[name] ?? []));
    for (const [id, own] of counts.entries()) {
      const norm = k * (1 - b + (b * own.size) / usualLength);
      for (const [word, times] of own) {
        const having = holders.get(word) ?? 0;
        const rarity = Math.log(1 + (counts.length - having + 0.5) / (having + 0.5));
        const points = (boost * rarity * times * (k + 1)) / (times + norm);
        addTo(entries, word, id, points);
      }
    }
  }
  return settled(entries, documents.length);
}

/** Of each document, at its number; the more of the words it has, the more each of them counts. */
export function scoresIn(index: WordIndex, weights: ReadonlyMap<string, number>): Float32Array {
  const { size, words, starts, documents, points } = index;
  const sums = new Float32Array(size);
  const counts = new Uint8Array(size);
  for (const [word, weight] of weights) {
    const row = rowOf(words, word);
    if (row < 0) continue;
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const id = documents[at] ?? 0;
      sums[id] = (sums[id] ?? 0) + weight * (points[at] ?? 0);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return sums.map((sum, id) => sum * (counts[id] ?? 0));
}

type Counts = ReadonlyMap<string, number>;

function fieldOf(texts: readonly (readonly string[])[]) {
  const counts = texts.map(countWords);
  const holders = countWords(counts.flatMap((count) => [...count.keys()]));
  const lengths = counts.reduce((sum, { size }) => sum + size, 0);
  return { counts, holders, usualLength: lengths / counts.length };
}

function countWords(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

type Entries = Map<string, Map<number, number>>;

function addTo(entries: Entries, word: string, id: number, points: number) {
  const own = entries.get(word) ?? new Map<number, number>();
  own.set(id, (own.get(id) ?? 0) + points);
  entries.set(word, own);
}

function settled(entries: Entries, size: number): WordIndex {
  const words = tableOf(entries.keys());
  const rows = Array.from(words, () => new Map<number, number>());
  for (const [word, own] of entries) {
    const row = rows[rowOf(words, word)];
    for (const [id, points] of own) row?.set(id, (row.get(id) ?? 0) + points);
  }
  const all = rows.flatMap((row) => [...row]);
  const starts = new Uint32Array(words.length + 1);
  for (const [at, row] of rows.entries()) starts[at + 1] = (starts[at] ?? 0) + row.size;
  return {
    size,
    words,
    starts,
    documents: Uint16Array.from(all, ([id]) => id),
    points: Float16Array.from(all, ([, points]) => points),
  };
}
