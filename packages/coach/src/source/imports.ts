import type { Source } from './source.ts';
import type { Token } from './tokens.ts';

export type Import = {
  readonly name: string;
  /** `random`, or `random.randint` for what was taken out of it; `turtle.*` for all of it. */
  readonly path: string;
  readonly line: number;
};

/** What a program imports for all its lines, in their order. */
export function importsIn({ tokens }: Source): Import[] {
  const lines = [...Map.groupBy(tokens, ({ line }) => line).values()];
  return lines.flatMap((line) => (line[0]?.column === 1 ? importsOf(line) : []));
}

export function importsOf(line: readonly Token[]): Import[] {
  const statement = before(line, ';');
  const start = statement.findIndex(({ text }) => text === 'import');
  const isFrom = statement[0]?.text === 'from';
  if (start === -1 || (!isFrom && start > 0)) return [];
  const module = isFrom ? `${joined(statement.slice(1, start))}.` : '';
  return partsOf(statement.slice(start + 1)).map((part) => importOf(part, module));
}

/** How a program can write a part of a module: `randint`, `random.randint`; null without an import. */
export function writtenAs(source: Source, module: string, part: string): string | null {
  for (const { name, path } of importsIn(source)) {
    if (path === `${module}.${part}`) return name;
    if (path === `${module}.*`) return part;
    if (path === module) return `${name}.${part}`;
  }
  return null;
}

function importOf(part: readonly Token[], module: string): Import {
  const plain = before(part, 'as');
  const renamed = part[plain.length + 1];
  const first = plain[0]?.text ?? '';
  const path = renamed || module ? joined(plain) : first;
  return {
    name: renamed?.text ?? first,
    path: `${module}${path}`,
    line: plain[0]?.line ?? 1,
  };
}

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.text === ',') parts.push([]);
    else if (!/^[()\\]$/.test(token.text)) parts.at(-1)?.push(token);
  }
  return parts.filter(({ length }) => length > 0);
}

function before(tokens: readonly Token[], text: string): readonly Token[] {
  const end = tokens.findIndex((token) => token.text === text);
  return end === -1 ? tokens : tokens.slice(0, end);
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}
