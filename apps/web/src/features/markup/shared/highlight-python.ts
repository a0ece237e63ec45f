import { type Token, tokensOf } from '@hbg/coach/source/tokens';
import { keywords } from '@hbg/coach/words/python-names';
import type { CodeToken } from '../../../ui/code-token.ts';

/** In the colours of the editor, line by line. */
export function highlightPython(code: string): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  let end = 0;
  const tokens = tokensOf(code);
  for (const [index, token] of tokens.entries()) {
    add(lines, { text: code.slice(end, token.offset) });
    add(lines, { text: token.text, ...kindOf(token, tokens[index + 1]) });
    end = token.offset + token.text.length;
  }
  add(lines, { text: code.slice(end) });
  return lines;
}

function add(lines: CodeToken[][], token: CodeToken) {
  for (const [index, text] of token.text.split('\n').entries()) {
    if (index > 0) lines.push([]);
    if (text !== '') lines.at(-1)?.push({ ...token, text });
  }
}

function kindOf({ kind, text }: Token, next: Token | undefined): Pick<CodeToken, 'kind'> {
  if (kind === 'text') return { kind: 'string' };
  if (kind === 'number' || kind === 'comment') return { kind };
  if (kind !== 'name') return {};
  if (keywords.has(text)) return { kind: 'keyword' };
  return next?.text === '(' ? { kind: 'call' } : {};
}
