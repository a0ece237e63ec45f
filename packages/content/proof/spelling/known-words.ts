import { readFileSync } from 'node:fs';
import {
  builtins,
  exceptions,
  homeOf,
  keywords,
  modules,
  rareBuiltins,
} from '../../../coach/src/words/python-names.ts';
import { isGerman } from './dictionary.ts';
import { type Piece, type Word, wordsOf } from './piece.ts';

const colours = new Set(
  readFileSync(
    new URL('../../../python/src/py/hbg_turtle/color_names.py', import.meta.url),
    'utf8',
  ).split(/\s+/),
);
export const pythonNames = new Set([
  ...keywords,
  ...builtins,
  ...rareBuiltins,
  ...exceptions,
  ...modules,
  ...homeOf.keys(),
]);

export function unknownWords(piece: Piece): Word[] {
  const words = wordsOf(piece);
  const unknown = words.filter((word) => !isKnown(word));
  const isSecretWriting = words.length > 3 && unknown.length === words.length;
  return isSecretWriting ? [] : unknown.filter((word) => !isRow(word));
}

/** A `for-Schleife` begins with code. */
function isKnown({ text, piece }: Word): boolean {
  if (isGerman(text)) return true;
  const [first = '', ...rest] = text.split('-');
  const isCode = rest.length > 0 && pythonNames.has(first);
  return (isCode || isTerm(first, piece)) && rest.every((part) => isTerm(part, piece));
}

function isTerm(word: string, { kind, names }: Piece): boolean {
  if (word.length === 1 || isGerman(word) || isDrawnOut(word) || names?.has(word)) return true;
  if (kind === 'data') return isGerman(capitalized(word)) || colours.has(word);
  const isPlain = kind === 'plain' || kind === 'comment' || word !== word.toLowerCase();
  return isPlain && pythonNames.has(word);
}

/** `Grrr`, `Huaaa`. */
function isDrawnOut(word: string): boolean {
  return /(\p{L})\1\1/iu.test(word);
}

/** `rrbr`, `AABA`: letters that a program goes through, and no word. */
function isRow({ text, piece: { kind } }: Word): boolean {
  const letters = new Set(text.toLowerCase());
  const isOfProgram = kind === 'data' || kind === 'string';
  return isOfProgram && text.length > 3 && (letters.size <= 3 || !/[aeiouyäöü]/i.test(text));
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
