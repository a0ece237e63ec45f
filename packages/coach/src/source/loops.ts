import { indentOf, isBlank } from './source.ts';

export type Loop = { readonly line: number; readonly keyword: 'for' | 'while' };

const header = /^\s*(?:async\s+)?(for|while|def|class)\b/;

/** The loops that run this line over and over, the outermost first; a function ends the search. */
export function loopsAround(bareLines: readonly string[], line: number): Loop[] {
  const loops: Loop[] = [];
  let indent = indentOf(bareLines[line - 1] ?? '') + 1;
  for (let at = line; at >= 1; at -= 1) {
    const text = bareLines[at - 1] ?? '';
    if (isBlank(text) || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    const keyword = header.exec(text)?.[1];
    if (keyword === 'def' || keyword === 'class') break;
    if (keyword === 'for' || keyword === 'while') loops.unshift({ line: at, keyword });
  }
  return loops;
}

/** The lines that belong to the block which this line opens. */
export function blockOf(bareLines: readonly string[], line: number): string[] {
  const indent = indentOf(bareLines[line - 1] ?? '');
  const rest = bareLines.slice(line);
  const end = rest.findIndex((text) => !isBlank(text) && indentOf(text) <= indent);
  return rest.slice(0, end === -1 ? undefined : end);
}
