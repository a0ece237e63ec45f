import type { Place } from '../explanation.ts';
import type { Problem } from '../problem.ts';
import type { Token } from '../source/tokens.ts';
import { inPython } from '../words/german-names.ts';
import { keywords } from '../words/python-names.ts';
import { type Names, namesOf } from './known-names.ts';
import { headerLine, lineTokens, placeBetween, textBetween } from './statement.ts';

export type LooseText = { readonly text: string; readonly place: Place };

/** Words within a line of code that nothing gives a meaning: a text without its quotes. */
export function looseTextOf(problem: Problem): LooseText | null {
  const names = namesOf(problem);
  const runs = piecesOf(withoutColon(problem)).flatMap((piece) => runsOf(piece, names));
  const words = problem.line.includes('lambda')
    ? undefined
    : runs.find((run) => isText(run, names) && touches(run, problem));
  const [first, last] = [words?.at(0), words?.at(-1)];
  if (!first || !last) return null;
  return { text: textBetween(problem, first, last), place: placeBetween(first, last) };
}

/** Whether words stand there as in a sentence: one behind the other, with marks at most. */
export function isProse(tokens: readonly Token[]): boolean {
  return tokens.every((token, index) => {
    if (token.kind !== 'operator') return token.kind !== 'text';
    const next = tokens[index + 1];
    return isMark(token) && (isMark(next) || next?.offset !== token.offset + token.text.length);
  });
}

/** Whether two words stand beside one another. */
export function hasTwoWords(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind }, index) => kind !== 'operator' && tokens[index + 1]?.kind === 'name',
  );
}

function isMark(token: Token | undefined): boolean {
  return /^(?:[,.!?:;]|\.\.\.)$/.test(token?.text ?? '');
}

/** The colon at the end of a header isn't part of the words before it. */
function withoutColon(problem: Problem): Token[] {
  const tokens = lineTokens(problem);
  const isHeader = headerLine.test(problem.line) && tokens.at(-1)?.text === ':';
  return isHeader ? tokens.slice(0, -1) : tokens;
}

type Piece = { readonly words: Token[]; readonly isList: boolean };

/** What stands between brackets, texts and signs, where a value may stand. */
function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let open: Piece | null = null;
  for (const token of tokens) {
    if (token.text === ',') open ??= { words: [], isList: false };
    if (token.kind === 'name' || token.kind === 'number' || isMark(token)) open?.words.push(token);
    else {
      if (open && /^[)\]},+=]$|^[=!]=$/.test(token.text)) pieces.push(open);
      const isStart = /^(?:[([=+<>{,]|[-+=!<>]=)$/.test(token.text);
      open = isStart ? { words: [], isList: /^[[{]$/.test(token.text) } : null;
    }
  }
  return open ? [...pieces, open] : pieces;
}

/** Neighbouring parts without a meaning; in a list every part is a value of its own. */
function runsOf({ words, isList }: Piece, names: Names): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] | null = null;
  for (const part of partsOf(words)) {
    const isLoose = part[0]?.kind === 'name' && !hasKnown(part, names);
    if (isLoose && run && !isList) run.push(...part);
    else if (isLoose) runs.push((run = [...part]));
    else run = null;
  }
  return runs.map((tokens) => (tokens.at(-1)?.text === ',' ? tokens.slice(0, -1) : tokens));
}

function partsOf(piece: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of piece) {
    parts.at(-1)?.push(token);
    if (token.text === ',') parts.push([]);
  }
  return parts.filter(({ length }) => length > 0);
}

function hasKnown(part: readonly Token[], names: Names): boolean {
  const words = part.filter(({ kind }) => kind === 'name');
  return !words.every(({ text }) => names.isUnknown(text));
}

/** Two words at least, or one with a mark behind it. */
function isText(words: readonly Token[], names: Names): boolean {
  const unknown = words.filter(({ kind, text }) => kind === 'name' && names.isUnknown(text));
  const isMarked = /^[!?:]$/.test(words.at(-1)?.text ?? '') && unknown.length > 0;
  const isSplit = words.length === 2 && !names.isUnknown(words.map(({ text }) => text).join(''));
  const isLong = unknown.some(({ text }) => text.length > 1);
  const isCode = unknown.every(({ text }) => keywords.has(inPython(text) ?? ''));
  return (
    isProse(words) &&
    !isSplit &&
    !isCode &&
    (isMarked || (hasTwoWords(words) && isLong && unknown.length > 1))
  );
}

function touches(words: readonly Token[], { place }: Problem): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || place === null) return false;
  return first.column <= place.endColumn && place.column <= last.endColumn;
}
