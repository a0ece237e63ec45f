import type { GeneratedCode } from '@hbg/contract/code-generator';
import type { CodeToken } from '../../../../ui/code-token.ts';
import { highlightProject } from '../highlight-project.ts';

/** What stands in a line: code in its colours, or a gap by its number from 0. */
export type LinePart =
  | { readonly kind: 'code'; readonly tokens: readonly CodeToken[] }
  | { readonly kind: 'gap'; readonly gap: number };

type Marked = Pick<GeneratedCode, 'code' | 'gaps' | 'language'>;

/** The code line by line, with its gaps taken out. */
export function linesWithGaps({ code, gaps, language }: Marked): LinePart[][] {
  let at = 0;
  return highlightProject(code, language).map((line) => {
    const parts: LinePart[] = [];
    for (const token of line) {
      addToken(parts, token, { from: at, gaps });
      at += token.text.length;
    }
    // The line break.
    at += 1;
    return parts;
  });
}

type Place = { readonly from: number; readonly gaps: GeneratedCode['gaps'] };

function addToken(parts: LinePart[], { text, kind }: CodeToken, { from, gaps }: Place) {
  let left = from;
  const to = from + text.length;
  const cut = (until: number) => {
    const piece = text.slice(left - from, until - from);
    if (piece !== '') addCode(parts, kind ? { text: piece, kind } : { text: piece });
    left = until;
  };
  for (const [number, { start, end }] of gaps.entries()) {
    if (end <= left || start >= to) continue;
    cut(Math.max(left, start));
    if (start >= from) parts.push({ kind: 'gap', gap: number });
    left = Math.min(end, to);
  }
  cut(to);
}

function addCode(parts: LinePart[], token: CodeToken) {
  const last = parts.at(-1);
  if (last?.kind === 'code')
    parts[parts.length - 1] = { kind: 'code', tokens: [...last.tokens, token] };
  else parts.push({ kind: 'code', tokens: [token] });
}
