const longest = 28;
/** In a list. */
const shortest = 18;

type Quote = (text: string, limit?: number) => string;

/** A piece of code within a sentence: short, on one line, in backticks. */
export const code: Quote = quoteWith((beginning) => `${beginning}…`);

/** `shorten` makes of the beginning of what is too long what is shown of it. */
export function quoteWith(shorten: (beginning: string) => string): Quote {
  return (text, limit = longest) => {
    const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
    const characters = Array.from(line);
    const isShort = characters.length <= limit;
    const shown = isShort ? line : shorten(characters.slice(0, limit - 1).join(''));
    return `\`${shown === '' ? ' ' : shown}\``;
  };
}

/** `a`, `b` und `c`; of a long list the beginning. */
export function codeList(
  texts: readonly string[],
  { word = 'und', most = 4, quote = code }: { word?: string; most?: number; quote?: Quote } = {},
): string {
  const shown = texts.slice(0, most).map((text) => quote(text, shortest));
  if (texts.length > most) return `${shown.join(', ')} …`;
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
}
