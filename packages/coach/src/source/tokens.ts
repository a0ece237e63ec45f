import type { Place } from '../explanation.ts';

export type Token = Place & {
  readonly kind: 'name' | 'number' | 'text' | 'comment' | 'operator';
  readonly text: string;
  /** Where it begins in the code, counted from 0. */
  readonly offset: number;
};

const quoted = ['"""', "'''"]
  .map((quotes) => `${quotes}(?:\\\\[^]|(?!${quotes})[^\\\\])*(?:${quotes}|\\\\?$(?![^]))`)
  .concat(['"', "'"].map((quote) => `${quote}(?:\\\\[^]|[^\\\\\\n${quote}])*${quote}?`));

const pattern = new RegExp(
  [
    '(?<comment>#.*)',
    `(?<text>[rbfutRBFUT]{0,2}(?:${quoted.join('|')}))`,
    '(?<name>[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*)',
    '(?<number>\\d(?:[\\p{L}\\d_]|\\.(?!\\.))*)',
    '(?<operator>\\*\\*=?|//=?|>>=?|<<=?|\\.\\.\\.|->|[:=!<>+\\-*/%&|^@]=|\\S)',
  ].join('|'),
  'gu',
);

/** Reads any text as Python, also one that Python itself refuses. */
export function tokensOf(code: string): Token[] {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 1;
  const position = (offset: number) => {
    while ((starts[line] ?? Infinity) <= offset) line += 1;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
  return [...code.matchAll(pattern)].map(({ 0: text, index, groups = {} }) => {
    const { line, column } = position(index);
    const end = position(index + text.length);
    const place = { line, column, endLine: end.line, endColumn: end.column };
    return Object.assign(place, { kind: kindOf(groups), text, offset: index });
  });
}

function kindOf(groups: Record<string, string | undefined>): Token['kind'] {
  const kinds = ['name', 'number', 'text', 'comment'] as const;
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'operator';
}
