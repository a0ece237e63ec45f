const numbers = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const ordinals = '- erst zweit dritt viert fünft sechst siebt acht neunt zehnt'.split(' ');
const mostLines = 50;

/** The numbers of the lines that a message asks for; none when it asks for all of them. */
export function linesMeant(message: string, lines: readonly string[], quoted: string): number[] {
  const text = message.toLowerCase().replaceAll('ue', 'ü').replaceAll('zeiel', 'zeile');
  const [, from, to] =
    /(?:zeilen?|lines?)\s*(?:nr\.?|nummer)?\s*(\d+)(?:\s*(?:bis|und|-|–|to|and)\s*(?:zeile\s*)?(\d+))?/.exec(
      text,
    ) ?? [];
  if (from) return rangeOf(Number(from), Number(to ?? from));
  const number = wordMeant(text) ?? numberBefore(text);
  if (number !== null) return [number];
  if (/letzte\w* zeile|last line/.test(text))
    return [lines.findLastIndex((line) => line.trim() !== '') + 1];
  const index = lineHolding(quoted, lines);
  if (index >= 0) return [index + 1];
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]));
  return written.length === 1 ? written : [];
}

function lineHolding(quoted: string, lines: readonly string[]): number {
  if (quoted === '') return -1;
  const whole = lines.findIndex((line) => line.trim() === quoted);
  return whole >= 0 ? whole : lines.findIndex((line) => line.includes(quoted));
}

const program =
  /zeil|zeiel|ziile|reeg|\bz \d|\bline\b|\brow\b|\bcode|programm|program\b|s[ck]ript|editor|quelltext|\bblock|befehl|anweisung|\balles\b|\bda oben|\bda unten|hier steht|steht (?:da|hier)/i;

/** Without a word about the program, a line of it is hardly meant. */
export function isAboutCode(message: string): boolean {
  return program.test(message);
}

/** `zeile 3`, `die dritte zeile` */
export function isLineNamed(message: string): boolean {
  return /\b(?:zeilen?|zeiel|line) (?:nr\.? ?|nummer )?\d|\d\.? ?zeile|\w+(?:te|ten) zeile/i.test(
    message,
  );
}

function rangeOf(from: number, to: number): number[] {
  const count = Math.min(mostLines, Math.max(0, to - from)) + 1;
  return Array.from({ length: count }, (_, at) => from + at);
}

function numberBefore(text: string): number | null {
  const [, digits] = /(\d+)\.?\s*zeile/.exec(text) ?? [];
  return digits ? Number(digits) : null;
}

function wordMeant(text: string): number | null {
  const number = numbers.findIndex((name) => new RegExp(`(?:zeile|line) ${name}\\b`).test(text));
  if (number > 0) return number;
  const ordinal = ordinals.findIndex((name) => new RegExp(`${name}en? zeile`).test(text));
  return ordinal > 0 ? ordinal : null;
}
