import type { PageMessage, PagePlace } from '../messages.ts';

/** Characters that were put into a line of a script. */
export type Insertion = { readonly line: number; readonly column: number; readonly length: number };

/** A script of the built page: where it begins in the child's file, and what was put into it. */
export type BuiltScript = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly insertions: readonly Insertion[];
};

/** A loop or a function that is counted, in the child's own file. */
export type Site = {
  readonly kind: 'loop' | 'function';
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

export type BuiltPage = {
  readonly html: string;
  /** By the name that the browser gives in an error. */
  readonly scripts: Readonly<Record<string, BuiltScript>>;
  readonly sites: readonly Site[];
  /** What was seen while it was built: syntax errors and files that aren't there. */
  readonly problems: readonly PageMessage[];
};

/** A place that the browser named, in the child's own file. */
export function placeInFiles({ scripts }: BuiltPage, place: PagePlace): PagePlace {
  const script = scripts[place.file ?? ''];
  if (!script) return { file: null, line: null, column: null };
  if (place.line === null) return { file: script.file, line: null, column: null };
  const column = place.column && place.column - insertedBefore(script, place.line, place.column);
  const isFirst = place.line === 1;
  return {
    file: script.file,
    line: place.line + script.line - 1,
    column: isFirst && column !== null ? column + script.column - 1 : column,
  };
}

/** How far the browser's column is moved: by what stands before it, to its begin if it stands within. */
function insertedBefore({ insertions }: BuiltScript, line: number, column: number): number {
  let moved = 0;
  for (const inserted of insertions.filter((inserted) => inserted.line === line)) {
    if (inserted.column + moved > column) break;
    moved += Math.min(inserted.length, column - inserted.column - moved);
  }
  return moved;
}

export function endlessMessage({ sites }: BuiltPage, site: number): PageMessage | null {
  const found = sites[site];
  if (!found) return null;
  const { kind, ...place } = found;
  const what = kind === 'loop' ? 'Diese Schleife hört nicht auf' : 'Diese Funktion hört nicht auf';
  return { kind: 'error', message: `RangeError: ${what}`, ...place };
}
