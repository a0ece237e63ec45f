const longest = 28;

/** A piece of code within a sentence: short, on one line, in backticks. */
export function code(text: string, limit = longest): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
  const characters = Array.from(line);
  const short = characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : line;
  return `\`${short === '' ? ' ' : short}\``;
}

/** `a`, `b` und `c`; of a long list the beginning. */
export function codeList(texts: readonly string[], word = 'und', most = 4): string {
  const shown = texts.slice(0, most).map((text) => code(text, 18));
  if (texts.length > most) return `${shown.join(', ')} …`;
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
}
