import { tokensOf } from '../source/tokens.ts';
import { codeList, quoteWith } from '../words/code-quote.ts';

/** A piece of code within a sentence; a text that is too long for it still ends with its quote. */
export const shown = quoteWith((beginning) => `${beginning.trimEnd()}…${closing(beginning)}`);

/** `a`, `b` und `c`; of a long list the beginning. */
export function shownList(texts: readonly string[]): string {
  return codeList(texts, { quote: shown });
}

/** What is still open where it was cut off. */
function closing(cut: string): string {
  const tokens = tokensOf(cut);
  const last = tokens.at(-1);
  const [, quote = ''] = /^\w*("""|'''|"|')/.exec(last?.kind === 'text' ? last.text : '') ?? [];
  const start = (last?.text.indexOf(quote) ?? 0) + quote.length;
  const isOpen = quote !== '' && !last?.text.slice(start).endsWith(quote);
  return `${isOpen ? quote : ''}${openBracketsOf(cut)}`;
}

function openBracketsOf(cut: string): string {
  const open: string[] = [];
  for (const { kind, text } of tokensOf(cut)) {
    if (kind !== 'operator') continue;
    if (/^[([{]$/.test(text)) open.push(text);
    if (/^[)\]}]$/.test(text)) open.pop();
  }
  return open
    .toReversed()
    .join('')
    .replaceAll(/[([{]/g, (sign) => ({ '(': ')', '[': ']', '{': '}' })[sign] ?? '');
}
