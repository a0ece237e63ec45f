/**
 * Texts by 32 bits each, in order: looked up without keeping one of them. Of a hundred thousand words
 * that aren't among sixty thousand, one or two are taken for one that is.
 */
export type TextTable = Uint32Array;

export function tableOf(texts: Iterable<string>): TextTable {
  return Uint32Array.from(new Set(Array.from(texts, hashOf))).toSorted();
}

/** -1 where it isn't among them. */
export function rowOf(table: TextTable, text: string): number {
  const wanted = hashOf(text);
  let from = 0;
  let to = table.length - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const found = table[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}

export function holds(table: TextTable, text: string): boolean {
  return rowOf(table, text) >= 0;
}

/** FNV-1a, stirred once more at the end: short words alone differ in too few bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
