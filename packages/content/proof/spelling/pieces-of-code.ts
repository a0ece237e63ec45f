import { type Token, tokensOf } from '../../../coach/src/source/tokens.ts';
import { blank, lineAt, mask, type Piece, type Place } from './piece.ts';

/** The comments and texts of a program, which its readers and its users see. */
export function piecesOfCode(language: string, code: string, place: Place): Piece[] {
  if (language === 'python') return piecesOfPython(code, place);
  if (language === 'html') return piecesOfHtml(code, place);
  if (language === 'javascript') return piecesOfScript(code, spokenInScript, place);
  if (language === 'css') return piecesOfScript(code, spokenInStyle, place);
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

const comment = String.raw`(?<comment>\/\/.*|\/\*[^]*?\*\/)`;
const spokenInScript = new RegExp(`${comment}|"[^"\n]*"|'[^'\n]*'|\`[^\`]*\``, 'g');
const spokenInStyle = new RegExp(`${comment}|(?<=content: *)(?:"[^"\n]*"|'[^'\n]*')`, 'g');

function piecesOfScript(code: string, spoken: RegExp, { file, line }: Place): Piece[] {
  return Array.from(code.matchAll(spoken), ({ 0: found, index, groups }) => {
    const text = textOfScript(found, code.slice(0, index));
    const kind = groups?.['comment'] ? 'comment' : kindOfString(text);
    return { kind, file, line: line + lineAt(code, index), text };
  });
}

/** What takes the name of a tag, an event or a class. */
const takesName =
  /(?:querySelector(?:All)?|getElement\w+|createElement|(?:add|remove)EventListener|closest|matches|getContext|\w+Attribute|classList\.\w+|\.(?:key|code|tagName|id) *===?) *\(? *$/;

/** Without selectors, values that are put in, and names like `ArrowUp`. */
function textOfScript(found: string, before: string): string {
  if (takesName.test(before.slice(-60))) return mask(found);
  return found
    .replace(/^["'`]|["'`]$/g, blank)
    .replace(/<\/?\w[^>]*>/g, keepSpokenAttributes)
    .replace(/\$\{[^}]*\}|[#.]\p{L}[\p{L}-]*|\p{L}*\p{Ll}\p{Lu}\p{L}*/gu, mask);
}
