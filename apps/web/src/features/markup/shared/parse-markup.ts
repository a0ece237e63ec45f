import { type Inline, parseInlines } from '../../../ui/inlines.ts';

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly inlines: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isNumbered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: 'code'; readonly language: string; readonly code: string };

/**
 * The simple markup of lessons and answers: `# `, `## `, fences, lists with dashes or numbers, and
 * paragraphs with `code` and **bold**. Whatever else is written is text.
 */
export function parseMarkup(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  let at = 0;
  while (at < lines.length) {
    const { block, end } = readBlock(lines, at);
    if (block) blocks.push(block);
    at = end;
  }
  return blocks;
}

type Read = { readonly block: Block | null; readonly end: number };

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { block: null, end: at + 1 };
  if (line.startsWith('```')) return readFence(lines, at);
  const [, marks, title = ''] = /^(#{1,2}) (.+)$/.exec(line) ?? [];
  if (marks) {
    const level = marks.length === 1 ? 1 : 2;
    return { block: { kind: 'heading', level, inlines: parseInlines(title) }, end: at + 1 };
  }
  return itemIn(line) === null ? readParagraph(lines, at) : readList(lines, at);
}

/** Open to the end when it is never closed: an answer may still be on its way. */
function readFence(lines: readonly string[], at: number): Read {
  const language = (lines[at] ?? '').slice(3).trim();
  const close = lines.findIndex((line, index) => index > at && line.startsWith('```'));
  const end = close < 0 ? lines.length : close;
  const code = lines.slice(at + 1, end).join('\n');
  return { block: { kind: 'code', language, code }, end: end + 1 };
}

function readList(lines: readonly string[], at: number): Read {
  const isNumbered = /^\d/.test((lines[at] ?? '').trim());
  const end = endOf(lines, at, (line) => itemIn(line) !== null);
  const items = lines.slice(at, end).map((line) => parseInlines(itemIn(line) ?? ''));
  return { block: { kind: 'list', isNumbered, items }, end };
}

function readParagraph(lines: readonly string[], at: number): Read {
  const end = endOf(lines, at + 1, isText);
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join(' ');
  return { block: { kind: 'paragraph', inlines: parseInlines(text) }, end };
}

function isText(line: string): boolean {
  return line.trim() !== '' && !/^(?:```|#{1,2} )/.test(line) && itemIn(line) === null;
}

function endOf(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index >= from && !belongs(line));
  return end < 0 ? lines.length : end;
}

function itemIn(line: string): string | null {
  return /^\s*(?:[-*]|\d{1,2}[.)]) (.+)$/.exec(line)?.[1] ?? null;
}
