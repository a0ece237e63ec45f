import { type Token, tokensOf } from './tokens.ts';

export type Source = {
  readonly lines: readonly string[];
  /**
   * The same lines without comments and with blanked texts: what is found in them is code.
   * A line too long to search is empty here.
   */
  readonly bareLines: readonly string[];
  /** Without comments. */
  readonly tokens: readonly Token[];
};

/** Longer programs are generated, and nobody waits for them to be read. */
export const longestCode = 20_000;

/** Patterns take a time that grows with the square of a line's length, or worse. */
const longestLine = 1_000;

export function readSource(text: string): Source {
  const code = text.replaceAll(/\r\n?/g, '\n');
  const tokens = tokensOf(code);
  return {
    lines: code.split('\n'),
    bareLines: bare(code, tokens)
      .split('\n')
      .map((line) => (line.length > longestLine ? '' : line)),
    tokens: tokens.filter(({ kind }) => kind !== 'comment'),
  };
}

function bare(code: string, tokens: readonly Token[]): string {
  let result = '';
  for (const { kind, text, offset } of tokens) {
    result += code.slice(result.length, offset);
    if (kind === 'comment') result += ' '.repeat(text.length);
    else result += kind === 'text' ? blank(text) : text;
  }
  return result + code.slice(result.length);
}

/** Keeps the prefix, the quotes and the length. */
function blank(text: string): string {
  const start = text.search(/["']/);
  return text.slice(0, start) + text.slice(start).replaceAll(/[^\n"']/g, '·');
}

export function indentOf(line: string): number {
  return line.search(/\S|$/);
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
