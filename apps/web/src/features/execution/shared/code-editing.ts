const indent = '    ';

/** Where the cursor is, or what is selected, counted in the units of the editor. */
export type Selected = { readonly start: number; readonly end: number };

export type Editing = Selected & { readonly text: string };

/** What to put in place of a stretch, and the selection afterwards. */
export type Change = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
};

/** Tab: moves the selected lines to the right; without a selection, what is behind the cursor. */
export function indentCode({ text, start, end }: Editing): Change {
  if (start !== end) return changeLines({ text, start, end }, (line) => line && indent + line);
  const column = start - startOfLine(text, start);
  const insert = indent.slice(column % indent.length);
  return typed(start, end, insert);
}

/** Shift+Tab: moves the lines to the left. */
export function outdentCode(editing: Editing): Change {
  return changeLines(editing, (line) => line.replace(/^(?: {1,4}|\t)/, ''));
}

/** Enter: the new line starts below the old one, or one step further in after a colon. */
export function breakLine({ text, start, end }: Editing): Change {
  const before = text.slice(startOfLine(text, start), start);
  const [margin = ''] = before.match(/^[ \t]*/) ?? [];
  const opensBlock = /:\s*(?:#.*)?$/.test(before);
  return typed(start, end, `\n${margin}${opensBlock ? indent : ''}`);
}

function typed(from: number, to: number, insert: string): Change {
  const cursor = from + insert.length;
  return { from, to, insert, start: cursor, end: cursor };
}

/** Where a line and a column, both from 1, are in a text. */
export function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const within = Math.min(column - 1, lines[line - 1]?.length ?? 0);
  return Math.min(before + within, text.length);
}

function changeLines({ text, start, end }: Editing, change: (line: string) => string): Change {
  const from = startOfLine(text, start);
  // A selection that ends at the start of a line doesn't mean that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const to = endOfLine(text, last);
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const insert = changed.join('\n');
  const shift = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const newStart = Math.max(from, start + shift);
  const newEnd = Math.max(newStart, end + insert.length - (to - from));
  return { from, to, insert, start: newStart, end: start === end ? newStart : newEnd };
}

function startOfLine(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
