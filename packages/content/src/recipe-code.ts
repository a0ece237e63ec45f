import type { CodePart, RecipeProgram, SlotItem, SlotValues } from './recipe.ts';

/** The child's own wish, in one line; every program may have it in a comment. */
export const wishSlot = 'wunsch';

// `⟦1:append⟧` is a gap, `⟦bis⟧` is filled in, `⟦farben:<li>#</li>⟧` once for each item,
// `⟦fragen:("#1", "#2")⟧` once for each row with its columns, `#0` being its number.
const mark = /⟦(?:(\d):([^⟦⟧\n]+)|([a-z]+)(?::([^⟦⟧]*#[^⟦⟧]*))?)⟧/g;

export function readParts(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let from = 0;
  for (const found of code.matchAll(mark)) {
    if (found.index > from) parts.push({ kind: 'text', text: code.slice(from, found.index) });
    parts.push(partOf(found));
    from = found.index + found[0].length;
  }
  if (from < code.length) parts.push({ kind: 'text', text: code.slice(from) });
  return parts;
}

/** As a reader of the text sees it: with what is right in the gaps, and nothing that is filled in. */
export function withoutMarks(text: string): string {
  return text.replaceAll(
    mark,
    (_, __, answer: string | undefined, ___, each: string | undefined) =>
      answer ?? each?.replaceAll('#', '0') ?? '0',
  );
}

function partOf([, number, answer = '', name = '', each]: RegExpExecArray): CodePart {
  if (number) return { kind: 'gap', number: Number(number), answer };
  return { kind: 'slot', name, each: each ?? null };
}

/** A place in code that is left blank at first, from `start` to `end`. */
export type FilledGap = {
  readonly start: number;
  readonly end: number;
  readonly question: string;
  readonly hint: string;
  readonly also: string[];
  readonly wrong: Record<string, string>;
};
export type FilledCode = { readonly code: string; readonly gaps: readonly FilledGap[] };

/** The gaps come in the order in which they stand in the code. */
export function fillProgram({ parts, gaps }: RecipeProgram, values: SlotValues): FilledCode {
  let code = '';
  const filled: FilledGap[] = [];
  for (const part of parts) {
    const text = textOf(part, values, code);
    const told = part.kind === 'gap' ? gaps[part.number - 1] : undefined;
    if (told) filled.push({ start: code.length, end: code.length + text.length, ...told });
    code += text;
  }
  return { code, gaps: filled };
}

function textOf(part: CodePart, values: SlotValues, before: string): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'gap') return part.answer;
  const value = values.get(part.name) ?? '';
  const { each } = part;
  if (typeof value === 'string') return value;
  if (each === null) return value.map((item, at) => itemText('"#"', item, at)).join(', ');
  const [indent = ''] = /[ \t]*$/.exec(before) ?? [];
  return value.map((item, at) => itemText(each, item, at)).join(`\n${indent}`);
}

function itemText(each: string, item: SlotItem, at: number): string {
  if (typeof item === 'string') return each.replaceAll('#', item);
  return each.replaceAll(
    /#(\d)/g,
    (_, column) => [at + 1, ...item][Number(column)]?.toString() ?? '',
  );
}
