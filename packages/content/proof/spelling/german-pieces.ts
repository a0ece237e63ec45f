import { readdirSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '../../src/areas.ts';
import {
  assessmentFolder,
  blueprintFolder,
  conceptFolder,
  glossaryFile,
  pathFolder,
  questionFolder,
  recipeFolder,
  schoolHolidayFolder,
  snippetFolder,
} from '../../src/folders.ts';
import { readText } from '../../src/read-text.ts';
import { withoutMarks } from '../../src/recipe-code.ts';
import { fencesOf } from '../../src/sections.ts';
import { type Piece, wordsOf } from './piece.ts';
import { piecesOfCode } from './pieces-of-code.ts';
import { piecesOfMarkdown } from './pieces-of-markdown.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const none: ReadonlySet<string> = new Set();
const languages = new Map([
  ['.py', 'python'],
  ['.js', 'javascript'],
  ['.html', 'html'],
  ['.css', 'css'],
]);

/** All German that learners read; phrases/ holds what they write, mistakes and all. */
export function germanPieces(): Piece[] {
  const folders = [
    conceptFolder,
    snippetFolder,
    blueprintFolder,
    recipeFolder,
    assessmentFolder,
    pathFolder,
    questionFolder,
    schoolHolidayFolder,
    ...areas.map(({ folder }) => folder),
  ];
  return [...folders.flatMap(germanPiecesIn), ...piecesOfUnit([glossaryFile])];
}

export function germanPiecesIn(folder: string): Piece[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // A check says what stands in code.
    .filter((name) => extname(name) !== '' && !/(?:^|[/\\])(?:check\.|data[/\\])/.test(name))
    .map((name) => join(folder, name));
  const units = Map.groupBy(files, (file) =>
    isPageAlone(file) ? file : dirname(file).replace(/[/\\](?:starter|solution)$/, ''),
  );
  return [...units.values()].flatMap(piecesOfUnit);
}

function isPageAlone(file: string): boolean {
  return [conceptFolder, questionFolder].some((folder) => file.startsWith(folder));
}

/** A lesson with its programs, or a card. */
function piecesOfUnit(files: readonly string[]): Piece[] {
  const pieces = files.flatMap(piecesOfFile);
  const data = new Set(
    pieces
      .filter(({ kind }) => kind === 'data')
      .flatMap(wordsOf)
      .map(({ text }) => text),
  );
  const names = new Set([...data, ...pieces.flatMap(({ names }) => [...(names ?? [])])]);
  const namesFor = { plain: names, comment: names, string: data, markdown: none, data: none };
  const code = codeWordsOf(files, pieces);
  return pieces.map((piece) => beside(piece, namesFor[piece.kind], code));
}

function beside(piece: Piece, names: ReadonlySet<string>, code: ReadonlySet<string>): Piece {
  return { ...piece, names, code };
}

function codeWordsOf(files: readonly string[], pieces: readonly Piece[]): Set<string> {
  const spoken = pieces.filter(({ kind }) => kind !== 'markdown' && kind !== 'plain');
  const said = new Set(spoken.flatMap(wordsOf).map(({ text }) => text));
  const words = files.flatMap(programsIn).flatMap((code) => code.match(/\p{L}+/gu) ?? []);
  return new Set(words).difference(said);
}

function programsIn(path: string): string[] {
  if (languages.has(extname(path))) return [readText(path)];
  return fencesOf(withoutMarks(readText(path))).flatMap(({ language, code }) =>
    language === 'ausgabe' ? [] : [code],
  );
}

function piecesOfFile(path: string): Piece[] {
  const file = relative(root, path);
  const text = withoutMarks(readText(path)).replace(/⟦[^⟦⟧\n]*⟧/g, '0');
  const language = languages.get(extname(path));
  if (language) return piecesOfCode(language, text, { file, line: 1 });
  return piecesOfMarkdown(file, text);
}
