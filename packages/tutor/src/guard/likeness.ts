import { type Token, tokensOf } from '@hbg/coach/source/tokens';
import {
  builtins,
  exceptions,
  homeOf,
  keywords,
  modules,
  rareBuiltins,
} from '@hbg/coach/words/python-names';
import { lettersOf } from './plain-text.ts';

/** Neighbours that are looked at together: alone, `print` and `(` stand in every program. */
const pieceLength = 3;

export function codeTokensOf(code: string): Token[] {
  return tokensOf(code).filter(({ kind }) => kind !== 'comment');
}

/** What code consists of, whatever its names are called. */
export function piecesOf(tokens: readonly Token[]): string[] {
  const shapes = shapesOf(tokens);
  return shapes.map((_, at) => shapes.slice(at, at + pieceLength).join(' '));
}

const bare = /^(?:name|def|class|[^\p{L}\d"]| )+$/u;

/** Not just names and signs, as in any program with functions. */
export function isTelling(piece: string): boolean {
  return !bare.test(piece);
}

/** Names that a learner chose are all alike; what Python brings keeps its name. */
function shapesOf(tokens: readonly Token[]): string[] {
  const made = namesMadeIn(tokens);
  return tokens.map(({ kind, text }, at) => {
    if (kind === 'text') return `"${lettersOf(text) || text.slice(1, -1)}"`;
    if (kind !== 'name' || keywords.has(text)) return text;
    const isMethod = tokens[at - 1]?.text === '.' && !made.has(text);
    const isCalled = tokens[at + 1]?.text === '(' && (isMethod || isPython(text));
    return isCalled ? text : 'name';
  });
}

function namesMadeIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens
      .filter((_, at) => ['def', 'class'].includes(tokens[at - 1]?.text ?? ''))
      .map(({ text }) => text),
  );
}

function isPython(name: string): boolean {
  return [builtins, exceptions, rareBuiltins, homeOf].some((names) => names.has(name));
}

/** Names that somebody made up and texts, without what Python brings. */
export function ownWordsOf(tokens: readonly Token[]): string {
  const own = tokens.filter(({ kind, text }, at) => {
    if (kind !== 'name') return kind === 'text';
    const isMethod = tokens[at - 1]?.text === '.' && tokens[at + 1]?.text === '(';
    return !isMethod && !isPython(text) && !keywords.has(text) && !modules.includes(text);
  });
  return own.map(({ text }) => text).join(' ');
}

/** What is said with names in it; sentences alone are told apart by their number. */
const saying = /^print \( (?=.*name)(?:(?:["0,+.]|name|str \( name \)) )+\)$/;

/** How each line is built, whatever its texts, names and numbers. */
export function skeletonOf(tokens: readonly Token[]): string[] {
  const shapes = shapesOf(tokens);
  const lines: string[] = [];
  tokens.forEach((token, at) => {
    const bone = boneOf(token, shapes[at] ?? '');
    if (tokens[at - 1]?.line === token.line) lines.push(`${lines.pop()} ${bone}`);
    else lines.push(bone);
  });
  return lines.map((line) => (saying.test(line) ? 'print ( name )' : line));
}

function boneOf({ kind, text }: Token, shape: string): string {
  if (kind === 'number') return '0';
  if (kind !== 'text') return shape;
  return /^\w?f/i.test(text) && text.includes('{') ? '" name' : '"';
}

export function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line?.[0]?.line === token.line) line.push(token);
    else lines.push([token]);
  }
  return lines;
}

/** Shorter programs, and those that do the same all the time, are all built alike. */
const shortest = 6;
const mostAlike = 0.9;
/** What takes more lines for it does something else, too. */
const mostLines = 1.5;

type Skeleton = {
  /** How often each line stands there. */
  readonly counts: ReadonlyMap<string, number>;
  readonly least: number;
  /** So many lines that follow each other are looked at together. */
  readonly window: number;
};

/** Null where any program might be built like it. */
export function likenessOf(tokens: readonly Token[]): Skeleton | null {
  const lines = skeletonOf(tokens);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  if (lines.length < shortest || counts.size < 2) return null;
  return { counts, least: lines.length * mostAlike, window: Math.floor(lines.length * mostLines) };
}

/** Whether lines that stand together do what those of the skeleton do, whatever they say and in any order. */
export function isBuiltLike(
  lines: readonly string[],
  { counts, least, window }: Skeleton,
): boolean {
  const left = new Map(counts);
  let shared = 0;
  return lines.some((line, at) => {
    const gone = lines[at - window];
    if (gone !== undefined) shared -= give(left, gone);
    shared += take(left, line);
    return shared >= least;
  });
}

function take(left: Map<string, number>, line: string): number {
  const count = left.get(line) ?? 0;
  left.set(line, count - 1);
  return count > 0 ? 1 : 0;
}

function give(left: Map<string, number>, line: string): number {
  const count = left.get(line) ?? 0;
  left.set(line, count + 1);
  return count >= 0 ? 1 : 0;
}
