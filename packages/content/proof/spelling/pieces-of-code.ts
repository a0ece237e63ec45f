import { type Token, tokensOf } from '../../../coach/src/source/tokens.ts';
import { blank, lineAt, mask, type Piece, type Place } from './piece.ts';

/** The comments and texts of a program, which its readers and its users see. */
export function piecesOfCode(language: string, code: string, place: Place): Piece[] {
  if (language === 'python') return piecesOfPython(code, place);
  if (language === 'html') return piecesOfHtml(code, place);
  if (language === 'javascript' || language === 'css') return piecesOfScript(code, place);
  return [];
}

function piecesOfPython(code: string, { file, line }: Place): Piece[] {
  const tokens = tokensOf(code);
  const names = new Set(tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text));
  const pieces: Piece[] = [];
  for (const token of tokens) {
    const text = token.kind === 'comment' ? commentOf(token) : textOf(token);
    const kind = token.kind === 'comment' ? 'comment' : kindOfString(text);
    const isSpoken = token.kind === 'comment' || token.kind === 'text';
    if (isSpoken) pieces.push({ kind, file, line: line + token.line - 1, text, names });
  }
  return pieces;
}

/** Without calls and Python's own messages. */
function commentOf({ text }: Token): string {
  return text.replace(/\w+\([^)]*\)?|\w+Error: .*/g, mask);
}

/** Without signs like `\n`, what is put in by `{…}`, and names of files. */
function textOf({ text }: Token): string {
  return text
    .replace(/^\w*["']+|["']+$|\\[^]/g, blank)
    .replace(/\{[^{}]*\}|\b\w*\.(?:txt|wav)\b/g, mask);
}

/** Two small words may be the rest of a sentence. */
function kindOfString(text: string): Piece['kind'] {
  const words = text.trim().split(/\s+/);
  return /\p{Lu}/u.test(text) || words.length === 2 ? 'string' : 'data';
}

function piecesOfHtml(code: string, { file, line }: Place): Piece[] {
  const text = code
    .replace(/<(\w+) lang="en">[^]*?<\/\1>/g, blank)
    .replace(/<(style|script)\b[^]*?<\/\1>/g, blank)
    .replace(/<!--|-->|&#?\w+;/g, blank)
    .replace(/<[^>]*>/g, keepSpokenAttributes);
  return [{ kind: 'string', file, line, text }];
}

function keepSpokenAttributes(tag: string): string {
  const parts = tag.split(/(?<=\b(?:alt|title|placeholder|aria-label)=")([^"]*)/);
  return parts.map((part, index) => (index % 2 === 1 ? part : blank(part))).join('');
}

const spoken = /(?<comment>\/\/.*|\/\*[^]*?\*\/)|"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;

function piecesOfScript(code: string, { file, line }: Place): Piece[] {
  return Array.from(code.matchAll(spoken), ({ 0: text, index, groups }) => ({
    kind: groups?.['comment'] ? 'comment' : 'string',
    file,
    line: line + lineAt(code, index),
    text: text.replace(/^["'`]|["'`]$/g, blank).replace(/\$\{[^}]*\}/g, mask),
  }));
}
