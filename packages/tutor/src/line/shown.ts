import { tokensOf } from '../source/tokens.ts';

const longest = 28;

/** A piece of code within a sentence; a text that is too long for it still ends with its quote. */
export function shown(text: string, limit = longest): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
  const characters = Array.from(line);
  if (characters.length <= limit) return `\`${line === '' ? ' ' : line}\``;
  const cut = characters.slice(0, limit - 1).join('');
  return `\`${cut.trimEnd()}…${closing(cut)}\``;
}

/** `a`, `b` und `c`; of a long list the beginning. */
export function shownList(texts: readonly string[]): string {
  const all = texts.slice(0, mostShown).map((text) => shown(text, shortest));
  if (texts.length > mostShown) return `${all.join(', ')} …`;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`;
}

const mostShown = 4;
const shortest = 18;

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
