import type { Token } from '../source/tokens.ts';
import { depthsOf, isClosing, isOpening, splitOutside } from './pieces.ts';

export type Statement = {
  readonly tokens: readonly Token[];
  /** The keywords of the blocks in which it stands, the outermost first. */
  readonly blocks: readonly string[];
  /** Nothing of its block stands before it: a text there describes the block. */
  readonly isFirst: boolean;
};

type Block = { readonly keyword: string; readonly column: number };

/** Every statement by itself, also those that share a line: `if a: b(); c()` is three. */
export function statementsIn(tokens: readonly Token[]): Statement[] {
  const statements: Statement[] = [];
  const open: Block[] = [];
  for (const line of wholeLines(tokens)) {
    const column = line[0]?.column ?? 1;
    while ((open.at(-1)?.column ?? 0) >= column) open.pop();
    const { header, body } = partsOf(line);
    add(statements, open, header);
    if (header.length > 0) open.push({ keyword: keywordOf(header), column });
    for (const part of body) add(statements, open, part);
  }
  return statements;
}

/** What belongs to the block that the statement at this place of the list opens. */
export function bodyOf(statements: readonly Statement[], at: number): Statement[] {
  const depth = statements[at]?.blocks.length ?? 0;
  let end = at + 1;
  while ((statements[end]?.blocks.length ?? 0) > depth) end += 1;
  return statements.slice(at + 1, end);
}

/** Its names, also those within texts, where f-strings use them. */
export function wordsIn({ tokens }: Statement): string[] {
  return tokens.flatMap(({ text }) => text.match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? []);
}

function add(statements: Statement[], open: readonly Block[], tokens: readonly Token[]) {
  const before = statements.at(-1);
  const isFirst = !before || (isHeader(before.tokens) && before.blocks.length < open.length);
  const blocks = open.map(({ keyword }) => keyword);
  if (tokens.length > 0) statements.push({ tokens, blocks, isFirst });
}

/** Lines of tokens; brackets and a backslash carry them on. */
function wholeLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  let depth = 0;
  let last: Token | undefined;
  for (const token of tokens) {
    const goesOn = depth > 0 || last?.text === '\\' || last?.endLine === token.line;
    if (!goesOn) lines.push([]);
    if (token.text !== '\\') lines.at(-1)?.push(token);
    if (isOpening(token)) depth += 1;
    if (isClosing(token)) depth = Math.max(depth - 1, 0);
    last = token;
  }
  return lines;
}

/** The header of a block, and what stands on its line. */
function partsOf(line: readonly Token[]): { header: Token[]; body: Token[][] } {
  const end = headerEnd(line);
  return { header: line.slice(0, end), body: splitOutside(line.slice(end), ';') };
}

function headerEnd(line: readonly Token[]): number {
  if (!opensBlock(line)) return 0;
  const depths = depthsOf(line);
  let lambdas = 0;
  const colon = line.findIndex(({ text }, at) => {
    if (text === 'lambda') lambdas += 1;
    return text === ':' && !depths[at] && (lambdas -= 1) < 0;
  });
  return colon + 1;
}

const openers = /^(?:if|elif|else|for|while|try|except|finally|with|def|class|async)$/;

function opensBlock([first, second]: readonly Token[]): boolean {
  if (openers.test(first?.text ?? '')) return true;
  return /^(?:match|case)$/.test(first?.text ?? '') && !/^[=.:,)]$/.test(second?.text ?? '=');
}

function isHeader(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.text === ':' && opensBlock(tokens);
}

function keywordOf([first, second]: readonly Token[]): string {
  return (first?.text === 'async' ? second?.text : first?.text) ?? '';
}
