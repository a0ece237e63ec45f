import { loadSigns } from '@hbg/content/load-words';

/**
 * A small language for what to listen to: `wort*` is any ending, `a .. b` stands close together in
 * this order, `a & b` anywhere in the message, `(a|b)` is one of them, `(a )*` may be missing,
 * `*wort` is any beginning.
 */
export function signsIn(text = ''): readonly Sign[] {
  return linesOf(text).map(signOf);
}

/** Those of a file, by their headings. */
export function openSigns(name: string): ReadonlyMap<string, readonly Sign[]> {
  return new Map(Array.from(loadSigns(name), ([heading, text]) => [heading, signsIn(text)]));
}

/** The places themselves, of lines without `&`. */
export function placesOf(text = ''): RegExp {
  const lines = linesOf(text).map(patternOf);
  return new RegExp(`(?<![a-z])(?:${lines.join('|')})(?![a-z])`, 'g');
}

/** All of its parts must be in a message. */
export type Sign = readonly RegExp[];

export function isIn(text: string, signs: readonly Sign[]): boolean {
  return signs.some((parts) => parts.every((part) => part.test(text)));
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

function signOf(line: string): Sign {
  return line.split(' & ').map((part) => new RegExp(`(?<![a-z])${patternOf(part)}(?![a-z])`));
}

function patternOf(part: string): string {
  return part
    .replaceAll(/(?<=[a-z])\*|(?<![^ |(])\*(?=[a-z(])/g, '[a-z]*')
    .replaceAll(' .. ', '(?![a-z]).{0,45}?(?<![a-z])')
    .replaceAll(' ', '[ ,]+');
}
