import { type AnyNode, getLineInfo, type Options, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { turnName } from '../../../frame/protocol.ts';
import type { Insertion, Site } from './built-page.ts';

export type SiteInScript = Omit<Site, 'file'>;

export type Counted = {
  readonly code: string;
  readonly sites: readonly SiteInScript[];
  readonly insertions: readonly Insertion[];
};

export type SyntaxProblem = {
  readonly message: string;
  readonly line: number;
  readonly column: number;
};

type Put = { readonly at: number; readonly text: string };

/** Puts a count into every loop and every function, each on the line where it stands. */
export function countTurns(
  code: string,
  firstSite: number,
  options: Partial<Options> = {},
): Counted | SyntaxProblem {
  const program = parseScript(code, options);
  if ('message' in program) return program;
  const puts: Put[] = [];
  const sites: SiteInScript[] = [];
  full(program, (node) => {
    const kind = kindOf(node);
    if (!kind) return;
    puts.push(...putsFor(node, `${turnName}(${firstSite + sites.length})`));
    sites.push({ kind, ...placeAt(code, node.start) });
  });
  // The walk goes from the inside out, and so do what ends at the same place.
  puts.sort((a, b) => a.at - b.at);
  return {
    code: withPuts(code, puts),
    sites,
    insertions: puts.map((put) => insertionOf(code, put)),
  };
}

function parseScript(code: string, options: Partial<Options>): Program | SyntaxProblem {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'script', ...options });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at: unknown = Reflect.get(error, 'pos');
    const place = placeAt(code, typeof at === 'number' ? at : 0);
    return { message: `SyntaxError: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`, ...place };
  }
}

function kindOf({ type }: AnyNode): Site['kind'] | null {
  if (/^(?:For(?:In|Of)?|(?:Do)?While)Statement$/.test(type)) return 'loop';
  return /Function(?:Expression|Declaration)$/.test(type) ? 'function' : null;
}

function putsFor(node: AnyNode, turn: string): Put[] {
  if (!('body' in node) || !node.body || Array.isArray(node.body)) return [];
  const { body } = node;
  if (body.type === 'BlockStatement') return [intoBlock(body, turn)];
  const [open, close] = body.type.endsWith('Statement') ? [`{${turn};`, '}'] : [`(${turn},`, ')'];
  return [
    { at: body.start, text: open },
    { at: body.end, text: close },
  ];
}

/** Behind `'use strict'`, which counts only in front. */
function intoBlock(block: Extract<AnyNode, { type: 'BlockStatement' }>, turn: string): Put {
  const directive = block.body.findLast((line) => 'directive' in line && line.directive);
  return directive
    ? { at: directive.end, text: `;${turn};` }
    : { at: block.start + 1, text: `${turn};` };
}

function withPuts(code: string, puts: readonly Put[]): string {
  let from = 0;
  let built = '';
  for (const { at, text } of puts) {
    built += code.slice(from, at) + text;
    from = at;
  }
  return built + code.slice(from);
}

function insertionOf(code: string, { at, text }: Put): Insertion {
  return { ...placeAt(code, at), length: text.length };
}

export function placeAt(code: string, at: number): { line: number; column: number } {
  const { line, column } = getLineInfo(code, at);
  return { line, column: column + 1 };
}
