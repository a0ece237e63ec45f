import { type Token, tokensOf } from './tokens.ts';

/** The brackets that are still open before this token, the outermost first. */
export function openBrackets(tokens: readonly Token[], before: Token): Token[] {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.offset >= before.offset) break;
    if (token.kind !== 'operator') continue;
    if (/^[([{]$/.test(token.text)) open.push(token);
    if (/^[)\]}]$/.test(token.text)) open.pop();
  }
  return open;
}

/** The lines on which a statement goes on that began further up. */
export function continuedLines(tokens: readonly Token[]): Set<number> {
  const continued = new Set<number>();
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.line > (open[0]?.line ?? Infinity)) continued.add(token.line);
    for (let line = token.line + 1; line <= token.endLine; line += 1) continued.add(line);
    if (token.text === '\\') continued.add(token.line + 1);
    if (token.kind !== 'operator') continue;
    if (/^[([{]$/.test(token.text)) open.push(token);
    if (/^[)\]}]$/.test(token.text)) open.pop();
  }
  return continued;
}

/** Where the bracket opens that closes last, or -1. */
export function lastOpening(piece: string): number {
  let depth = 0;
  for (const { text, kind, offset } of tokensOf(piece).toReversed()) {
    if (kind !== 'operator') continue;
    if (/^[)\]}]$/.test(text)) depth += 1;
    if (/^[([{]$/.test(text)) depth -= 1;
    if (depth === 0) return offset;
  }
  return -1;
}

/** `punkte` of `punkte[3]`, `x.sort` of `x.sort()`; the whole piece when it ends without a bracket. */
export function beforeLastBracket(piece: string): string {
  const start = /[)\]}]$/.test(piece) ? lastOpening(piece) : 0;
  return start > 0 ? piece.slice(0, start).trim() : piece;
}
