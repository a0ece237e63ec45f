/** Cuts what comes in any pieces into paragraphs, always at the same places, and hands over what came together; code stays whole. */
export async function* paragraphsOf(
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece.replaceAll('\r', '');
    if (!piece.includes('\n')) continue;
    const whole: string[] = [];
    for (let end = firstBreak(rest); end > 0; end = firstBreak(rest)) {
      whole.push(rest.slice(0, end));
      rest = rest.slice(end);
    }
    if (whole.length > 0) yield whole;
  }
  if (rest !== '') yield [rest];
}

/** Behind the first blank line after words and outside of code; 0 when there is none yet. */
function firstBreak(text: string): number {
  const fences = Array.from(text.matchAll(/^(?:```|~~~)/gm), ({ index }) => index);
  const isOpenAt = (at: number) => fences.filter((fence) => fence < at).length % 2 === 1;
  const start = text.search(/\S/);
  let at = start < 0 ? -1 : text.indexOf('\n\n', start);
  while (at >= 0 && isOpenAt(at)) at = text.indexOf('\n\n', at + 1);
  return at < 0 ? 0 : at + 2;
}
