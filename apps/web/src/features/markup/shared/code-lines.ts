import type { CodeToken } from '../../../ui/code-token.ts';

/** Pieces of code, which may go over several lines, as the tokens of each line; plain neighbours are one. */
export function codeLines(pieces: Iterable<CodeToken>): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { text, kind } of pieces) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') add(lines.at(-1) ?? [], kind ? { text: part, kind } : { text: part });
    }
  }
  return lines;
}

function add(line: CodeToken[], token: CodeToken) {
  const last = line.at(-1);
  if (last && !last.kind && !token.kind) last.text += token.text;
  else line.push(token);
}
