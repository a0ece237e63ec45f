import { isPair, parseDocument, visit } from 'yaml';
import { blank, lineAt, mask, type Piece, type Place } from './piece.ts';
import { piecesOfCode } from './pieces-of-code.ts';

/** Of the front matter, what learners read. */
const spokenKeys = new Map<string, Piece['kind']>([
  ['name', 'markdown'],
  ['title', 'plain'],
  ['description', 'markdown'],
  ['becomes', 'markdown'],
  ['objectives', 'markdown'],
  ['hints', 'plain'],
  ['questions', 'plain'],
  ['text', 'plain'],
  ['why', 'plain'],
  ['wanted', 'plain'],
  ['comes', 'plain'],
  ['goals', 'plain'],
  ['question', 'plain'],
  ['hint', 'plain'],
  ['tip', 'plain'],
  ['task', 'plain'],
  ['features', 'plain'],
  ['right', 'plain'],
  ['wrong', 'plain'],
  ['steps', 'markdown'],
  ['explanation', 'markdown'],
]);

/** One word in small letters is quoted from a program, or from English. */
const quotedData = /(?<=„)\p{Ll}+(?=“)/gu;

/** All German of a page: of its front matter, its text and its programs. */
export function piecesOfMarkdown(file: string, page: string): Piece[] {
  const [opening = '', front = ''] = /^---\n(.*?^)---\n/ms.exec(page) ?? [];
  return [
    ...piecesOfFront(front, { file, line: 2 }),
    ...piecesOfBody(page.slice(opening.length), { file, line: 1 + lineAt(page, opening.length) }),
  ];
}

function piecesOfFront(front: string, { file, line }: Place): Piece[] {
  const pieces: Piece[] = [];
  visit(parseDocument(front), {
    Scalar(role, { range }, path) {
      const keys = path.filter(isPair).map(({ key }) => String(key));
      const [start, end] = range ?? [0, 0];
      const place = { file, line: line + lineAt(front, start) };
      if (role !== 'key') pieces.push(...piecesOfValue(keys, front.slice(start, end), place));
    },
  });
  return pieces;
}

function piecesOfValue(keys: readonly string[], source: string, place: Place): Piece[] {
  // The one is wrong on purpose, the other is what code calls it.
  if (keys.includes('mistakes') || keys.includes('slots')) return [];
  const key = keys.at(-1) ?? '';
  if (key === 'code') return piecesOfCode('python', source.replace(/^\|.*/, blank), place);
  // Below `wrong` may stand why each of several answers is.
  const kind = keys.includes('draw')
    ? 'plain'
    : spokenKeys.get(keys.at(-2) === 'wrong' ? 'wrong' : key);
  const text = source.replace(/^(["'])(.*)\1$/s, ' $2 ');
  return kind ? [{ ...place, kind, text: withoutCode(text) }] : [];
}

function piecesOfBody(body: string, { file, line }: Place): Piece[] {
  let next = line;
  return body.split(/^(```\w+\n.*?^```)$/ms).flatMap((part) => {
    const place = { file, line: next };
    next += lineAt(part, part.length);
    const [, language, code = ''] = /^```(\w+)\n(.*)```$/s.exec(part) ?? [];
    if (language) return piecesOfCode(language, code, { file, line: place.line + 1 });
    return piecesOfText(part, place);
  });
}

function piecesOfText(text: string, { file, line }: Place): Piece[] {
  return text.split('\n').flatMap((row, index) => piecesOfRow(row, { file, line: line + index }));
}

function piecesOfRow(row: string, { file, line }: Place): Piece[] {
  const text = withoutCode(row);
  const kind = row.startsWith('#') ? 'plain' : 'markdown';
  const quoted = Array.from(text.matchAll(quotedData), ([text]) => text);
  return [
    { kind, file, line, text: text.replace(quotedData, mask) },
    { kind: 'data', file, line, text: quoted.join(' ') },
  ];
}

/** Without code, addresses, calls, names of files, and names on the screen, which have a proof of their own. */
function withoutCode(text: string): string {
  return text.replace(
    /(`+).+?\1|\[\[.+?\]\]|\]\([^)]*\)|\w+\([^)\s]*\)|\{\w+\}|\b\w+\.(?:txt|py|wav)\b/gs,
    mask,
  );
}
