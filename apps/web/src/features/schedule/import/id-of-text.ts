/**
 * The same text has the same id, so that a file that is taken in twice is there once. Not by `crypto.subtle`: plain http
 * has none, and nobody has to be kept from guessing.
 */
export function idOfText(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-8${c}-8${d}-${e}`,
  );
}

/** FNV-1a, mixed once more at the end. */
function hash(text: string, seed: number): number {
  let value = Math.imul(seed, 0x9e3779b1) ^ 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
