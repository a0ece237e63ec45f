export type Inline = { readonly kind: 'text' | 'code' | 'bold'; readonly text: string };

const inline = /`([^`\n]+)`|\*\*([^*\n]+)\*\*/g;

/** `code` and **bold** within a sentence; what isn't closed is text. */
export function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const { 0: whole, 1: code, 2: bold, index } of text.matchAll(inline)) {
    if (index > end) inlines.push({ kind: 'text', text: text.slice(end, index) });
    inlines.push(
      code === undefined ? { kind: 'bold', text: bold ?? '' } : { kind: 'code', text: code },
    );
    end = index + whole.length;
  }
  if (end < text.length) inlines.push({ kind: 'text', text: text.slice(end) });
  return inlines;
}
