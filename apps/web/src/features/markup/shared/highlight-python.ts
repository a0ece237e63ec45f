import { type Token, tokensOf } from '@hbg/coach/source/tokens';
import { keywords } from '@hbg/coach/words/python-names';
import type { CodeToken } from '../../../ui/code-token.ts';
import { codeLines } from './code-lines.ts';

/** In the colours of the editor, line by line. */
export function highlightPython(code: string): CodeToken[][] {
  return codeLines(piecesOf(code));
}

function* piecesOf(code: string): Generator<CodeToken> {
  let end = 0;
  const tokens = tokensOf(code);
  for (const [index, token] of tokens.entries()) {
    yield { text: code.slice(end, token.offset) };
    yield { text: token.text, ...kindOf(token, tokens[index + 1]) };
    end = token.offset + token.text.length;
  }
  yield { text: code.slice(end) };
}

function kindOf({ kind, text }: Token, next: Token | undefined): Pick<CodeToken, 'kind'> {
  if (kind === 'text') return { kind: 'string' };
  if (kind === 'number' || kind === 'comment') return { kind };
  if (kind !== 'name') return {};
  if (keywords.has(text)) return { kind: 'keyword' };
  return next?.text === '(' ? { kind: 'call' } : {};
}
