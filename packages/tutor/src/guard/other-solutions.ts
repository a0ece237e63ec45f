import type { Lesson } from '@hbg/content/lesson';
import { eachInParts, type InParts } from '../in-parts.ts';
import type { Library } from '../search/topics.ts';
import { houseTexts } from './house-texts.ts';
import {
  codeTokensOf,
  isBuiltLike,
  isTelling,
  likenessOf,
  piecesOf,
  skeletonOf,
} from './likeness.ts';
import { consonantsOf, lettersOf, plainText } from './plain-text.ts';
import { linesOf } from './secret-lines.ts';
import { Shingles, shinglesIn } from './shingles.ts';

/** So much of what is a lesson's alone. */
const tooMuch = 0.5;
const tooManyPieces = 0.6;
/** A line with some letters changed is still that line. */
const mostlySaid = 0.55;
const letterSize = 8;
const consonantSize = 8;
/** What has less of its own is said by chance, or is no secret. */
const fewestInLine = 6;
const fewestInLesson = 30;
const fewestPieces = 10;
/** Shorter programs that don't say the same are built alike by chance. */
const fewestLines = 12;
const fewestKinds = 6;

type Row = { readonly lesson: Lesson; readonly weight: number };

type Program = { readonly lesson: Lesson; readonly skeleton: Skeleton };
type Skeleton = NonNullable<ReturnType<typeof likenessOf>>;

/** What answers have said so far of lessons that aren't open. */
export type Others = {
  readonly rows: ReadonlySet<Row>;
  readonly pieces: ReadonlySet<string>;
  readonly programs: ReadonlySet<Lesson>;
};

export const noOthers: Others = { rows: new Set(), pieces: new Set(), programs: new Set() };

/** An answer, read in all the ways in which it may be meant. */
export type Read = {
  readonly letters: string;
  readonly consonants: string;
  readonly pieces: readonly string[];
  /** The lines of its programs, each as it is built. */
  readonly skeletons: readonly (readonly string[])[];
};

export type OtherGuard = {
  readonly hear: (read: Read, before: Others) => Others;
  readonly isTooMuch: (heard: Others) => boolean;
};

/** All solutions, of which only that counts which stands nowhere else: it's made once, and slowly. */
export type Solutions = {
  /** What the learner has written doesn't count, nor what belongs to the lesson that is open. */
  readonly guardFor: (open: Pick<Lesson, 'solution'> | null, code: string) => OtherGuard;
};

export function* learnSolutions(library: Library): InParts<Solutions> {
  const { lessons } = library;
  const { codes, words } = houseTexts(library);
  const texts = [...codes, ...words];
  const lettersRows = yield* rowsOf(lessons, texts, lettersOf, letterSize);
  const consonantRows = yield* rowsOf(lessons, texts, consonantsIn, consonantSize);
  const letterIndex = new Shingles(letterSize, lettersRows.index);
  const consonantIndex = new Shingles(consonantSize, consonantRows.index);
  yield;
  const pieces = piecesByLesson(lessons, codes);
  yield;
  const programs = programsOf(lessons, codes);

  function rowsIn({ letters, consonants }: Pick<Read, 'letters' | 'consonants'>): Row[] {
    const counts = [...letterIndex.countIn(letters), ...consonantIndex.countIn(consonants)];
    return counts.filter(([row, count]) => count >= row.weight * mostlySaid).map(([row]) => row);
  }

  function guardFor(open: Pick<Lesson, 'solution'> | null, code: string): OtherGuard {
    const letters = lettersOf(plainText(code));
    const own = new Set(rowsIn({ letters, consonants: consonantsOf(letters) }));
    const ownTokens = codeTokensOf(code);
    const ownPieces = new Set(piecesOf(ownTokens));
    const ownLines = skeletonOf(ownTokens);
    const others = lessons.filter((lesson) => lesson.solution !== open?.solution);
    const tasks = others.map((lesson) => {
      const wanted = (pieces.get(lesson) ?? new Set()).difference(ownPieces);
      const rows = [lettersRows, consonantRows].map(({ all }) =>
        all.filter((row) => row.lesson === lesson && !own.has(row)),
      );
      return { wanted, rows: rows.filter((each) => weightOf(each) >= fewestInLesson) };
    });
    const foreign = new Set(others);
    const watched = programs.filter(
      ({ lesson, skeleton }) => foreign.has(lesson) && !isBuiltLike(ownLines, skeleton),
    );
    const telling = new Set(tasks.flatMap(({ wanted }) => [...wanted]));
    return {
      hear: (read, before) => ({
        rows: new Set([...before.rows, ...rowsIn(read)]),
        pieces: new Set([...before.pieces, ...read.pieces.filter((each) => telling.has(each))]),
        programs: new Set([...before.programs, ...builtIn(read.skeletons, watched)]),
      }),
      isTooMuch: (heard) =>
        heard.programs.size > 0 ||
        tasks.some(
          ({ wanted, rows }) =>
            rows.some((each) => isMostlyIn(each, heard.rows)) ||
            (wanted.size >= fewestPieces &&
              wanted.intersection(heard.pieces).size >= wanted.size * tooManyPieces),
        ),
    };
  }

  return { guardFor };
}

function isMostlyIn(rows: readonly Row[], said: ReadonlySet<Row>): boolean {
  return weightOf(rows.filter((row) => said.has(row))) >= weightOf(rows) * tooMuch;
}

function weightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { weight }) => sum + weight, 0);
}

function builtIn(skeletons: Read['skeletons'], programs: readonly Program[]): Lesson[] {
  return skeletons.flatMap((lines) =>
    programs
      .filter(({ skeleton }) => lines.length >= skeleton.least && isBuiltLike(lines, skeleton))
      .map(({ lesson }) => lesson),
  );
}

function consonantsIn(plain: string): string {
  return consonantsOf(lettersOf(plain));
}

type Fold = (plain: string) => string;

type Rows = {
  readonly all: readonly Row[];
  readonly index: ReadonlyMap<string, readonly Row[]>;
};

/** The lines of all solutions by the pieces that stand nowhere else. */
function* rowsOf(
  lessons: readonly Lesson[],
  texts: readonly string[],
  fold: Fold,
  size: number,
): InParts<Rows> {
  const linesIn = (lesson: Lesson) =>
    linesOf(plainText(lesson.solution)).map((line) => ({
      lesson,
      pieces: shinglesIn(fold(line), size),
    }));
  const lines = (yield* eachInParts(lessons, linesIn, 8)).flat();
  const mine = new Set(lines.flatMap(({ pieces }) => [...pieces]));
  const sought = new Shingles(size, new Map(Array.from(mine, (piece) => [piece, []])));
  yield* eachInParts(texts, (text) => {
    for (const piece of sought.piecesIn(fold(plainText(text)))) mine.delete(piece);
  });
  const all: Row[] = [];
  const index = new Map<string, Row[]>();
  for (const { lesson, pieces } of lines) {
    const own = pieces.intersection(mine);
    if (own.size < fewestInLine) continue;
    const row = { lesson, weight: own.size };
    all.push(row);
    for (const piece of own) index.set(piece, [...(index.get(piece) ?? []), row]);
  }
  return { all, index };
}

function piecesByLesson(lessons: readonly Lesson[], codes: readonly string[]) {
  const common = new Set(codes.flatMap((code) => piecesOf(codeTokensOf(code))));
  const own = (lesson: Lesson) =>
    piecesOf(codeTokensOf(lesson.solution)).filter(
      (piece) => isTelling(piece) && !common.has(piece),
    );
  return new Map(lessons.map((lesson) => [lesson, new Set(own(lesson))] as const));
}

function programsOf(lessons: readonly Lesson[], codes: readonly string[]): Program[] {
  const shown = codes.map((code) => skeletonOf(codeTokensOf(code)));
  return lessons.flatMap((lesson) => {
    const lines = skeletonOf(codeTokensOf(lesson.solution));
    const skeleton = likenessOf(codeTokensOf(lesson.solution));
    const isOwn =
      skeleton &&
      lines.length >= fewestLines &&
      skeleton.counts.size >= fewestKinds &&
      !shown.some((each) => isBuiltLike(each, skeleton));
    return isOwn ? [{ lesson, skeleton }] : [];
  });
}
