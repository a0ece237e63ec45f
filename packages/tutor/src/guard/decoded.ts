const numbers = /\d{1,3}(?:\D{1,10}\d{1,3}){5,}/g;
const hexadecimals = /[\da-f]{2}(?:[^\da-z]{0,4}(?:0x)?[\da-f]{2}){5,}/gi;
const bits = /[01]{8}(?:[^01]{0,4}[01]{8}){7,}/g;

/** What rows of numbers say as signs, or as places in the alphabet. */
export function fromNumbers(text: string): string {
  return [
    ...rowsIn(text, numbers, /\d+/g).flatMap((row) => [
      signsOf(row, 10),
      signsOf(row, 8),
      lettersAt(row),
    ]),
    ...rowsIn(text, hexadecimals, /(?<!0(?=x))[\da-f]{2}/gi).map((row) => signsOf(row, 16)),
    ...rowsIn(text, bits, /[01]{8}/g).map((row) => signsOf(row, 2)),
  ].join('\n');
}

function rowsIn(text: string, rows: RegExp, number: RegExp): string[][] {
  return (text.match(rows) ?? []).map((row) => row.match(number) ?? []);
}

function signsOf(row: readonly string[], base: number): string {
  const codes = row.map((digits) => Number.parseInt(digits, base));
  return readableIn(codes.map((code) => String.fromCharCode(code || 32)).join(''));
}

function lettersAt(row: readonly string[]): string {
  const places = row.map(Number).filter((place) => place >= 1 && place <= 26);
  return String.fromCharCode(...places.slice(0, 4_000).map((place) => 96 + place));
}

/**
 * Four signs make three letters: read from each of four places, any piece comes out, whatever
 * stands before, between and behind.
 */
export function fromBase64(text: string): string {
  const signs = text.replaceAll(/(?<![A-Za-z\d])[+/]+(?![A-Za-z\d])|[^A-Za-z\d+/]+/g, '');
  const readings = [0, 1, 2, 3].map((start) => {
    const length = (signs.length - start) & ~3;
    return length > 0 ? readableIn(atob(signs.slice(start, start + length))) : '';
  });
  return readings.filter(Boolean).join('\n');
}

const word = /[A-Za-z\d+/_-]{4,2000}={0,2}/g;
const wholly = /^(?:[\t\n\r\x20-\x7e]|[\xc2\xc3][\x80-\xbf]){3,}$/;

/** Where some words are in code and the others aren't. */
export function withWordsDecoded(text: string): string {
  return text.replaceAll(word, (written) => {
    const bytes = /^(?:[\da-f]{2})+$/i.test(written) ? fromHex(written) : fromBase64Word(written);
    return wholly.test(bytes) ? bytes.replaceAll(/[\xc2\xc3][\x80-\xbf]/g, fromUtf8) : written;
  });
}

function fromHex(digits: string): string {
  const pairs = digits.match(/../g) ?? [];
  return String.fromCharCode(...pairs.map((pair) => Number.parseInt(pair, 16)));
}

function fromBase64Word(written: string): string {
  const signs = written.replaceAll('=', '').replaceAll('-', '+').replaceAll('_', '/');
  return signs.length % 4 === 1 ? '' : atob(signs);
}

/** Text among random bytes. */
const readable = /(?:[\t\n\r\x20-\x7e]|[\xc2\xc3][\x80-\xbf]|[\xc4\xd6\xdc\xdf\xe4\xf6\xfc]){6,}/g;

function readableIn(bytes: string): string {
  const pieces = bytes.match(readable) ?? [];
  return pieces.map((piece) => piece.replaceAll(/[\xc2\xc3][\x80-\xbf]/g, fromUtf8)).join('\n');
}

function fromUtf8(pair: string): string {
  return String.fromCharCode(((pair.charCodeAt(0) & 3) << 6) | (pair.charCodeAt(1) & 63));
}
