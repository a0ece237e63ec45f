import type { Change, Editing } from '../code-editing.ts';

/**
 * Where lines from elsewhere go: in the place of the blank line that the cursor is in, as far in as
 * it is; else below the program. So they never end up within a line, or within a block.
 */
export function linesOfTheirOwn({ text, start }: Editing, lines: string): Change {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', start);
  const to = next < 0 ? text.length : next;
  const present = text.slice(from, to);
  if (present.trim() !== '') return belowProgram(text, lines.trimEnd());
  const insert = indented(lines.trimEnd(), present);
  return { from, to, insert, start: from, end: from + insert.length };
}

function belowProgram(text: string, lines: string): Change {
  const from = text.trimEnd().length;
  const insert = `\n\n${lines}${text.endsWith('\n') ? '\n' : ''}`;
  const start = from + 2;
  return { from, to: text.length, insert, start, end: start + lines.length };
}

function indented(lines: string, margin: string): string {
  return lines
    .split('\n')
    .map((line) => line && margin + line)
    .join('\n');
}
