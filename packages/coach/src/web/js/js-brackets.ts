import type { JsToken } from './js-tokens.ts';

export type BracketSlip =
  | { readonly kind: 'unclosed'; readonly open: JsToken; readonly behind: JsToken }
  | { readonly kind: 'stray'; readonly close: JsToken }
  | { readonly kind: 'wrong'; readonly open: JsToken; readonly close: JsToken };

const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export function closingOf(open: string): string {
  return pairs[open] ?? '';
}

/** The first bracket that doesn't fit. */
export function bracketSlip(tokens: readonly JsToken[]): BracketSlip | null {
  const open: JsToken[] = [];
  for (const token of tokens) {
    if (token.kind !== 'sign') continue;
    if (token.text in pairs) open.push(token);
    if (!/^[)\]}]$/.test(token.text)) continue;
    const last = open.pop();
    if (!last) return { kind: 'stray', close: token };
    if (pairs[last.text] !== token.text) return wrongPair(last, token, open, tokens);
  }
  const last = open.at(-1);
  return last ? { kind: 'unclosed', open: last, behind: endOfPiece(last, tokens) } : null;
}

/** `(…}`: when the brace closes one further out, the inner bracket has no end. */
function wrongPair(
  last: JsToken,
  close: JsToken,
  open: readonly JsToken[],
  tokens: readonly JsToken[],
): BracketSlip {
  const isOuter = open.some(({ text }) => pairs[text] === close.text);
  return isOuter || last.text !== '{'
    ? { kind: 'unclosed', open: last, behind: endOfPiece(last, tokens) }
    : { kind: 'wrong', open: last, close };
}

/** Where its end probably belongs: behind the last token of its line. */
function endOfPiece(open: JsToken, tokens: readonly JsToken[]): JsToken {
  const line = tokens.filter((token) => token.line === open.line && token.offset >= open.offset);
  const end = open.text === '{' ? tokens : line;
  const last = end.findLast(({ text }) => text !== ';' && text !== '{') ?? open;
  return last.offset < open.offset ? open : last;
}
