import { join } from 'node:path';
import type { UnitOnDisk } from '../src/areas.ts';
import { readText } from '../src/read-text.ts';

/** What is wrong in a unit, in German, with file, line and cure; nothing where all is right. */
export type Findings = string[] | Promise<string[]>;

/** A unit, and where its mistakes are told of; a task that was drawn has no folder of its own. */
export type InPlace = Pick<UnitOnDisk, 'unit' | 'folder'> & {
  readonly page: Pick<UnitOnDisk['page'], 'file' | 'lineOf'>;
};

export type Proof = {
  readonly title: string;
  readonly find: () => Findings;
  /** Runs several programs: of what stands in the house, `npm test` takes a sample. */
  readonly isLong?: boolean;
};

export function proof(title: string, find: () => Findings): Proof {
  return { title, find };
}

export function longProof(title: string, find: () => Findings): Proof {
  return { title, find, isLong: true };
}

export function inUnit(
  { page }: Pick<InPlace, 'page'>,
  at: readonly [string, ...(number | string)[]],
  sentence: string,
) {
  return `${page.file}:${page.lineOf(...at)}: ${sentence}`;
}

/** Of a line of a program, wherever in the unit it stands; what is to be predicted is indented there. */
export function placeOf({ page, folder }: UnitOnDisk, code: string, line = 1): string {
  const files = [
    page.file,
    ...['example.md', 'starter.py', 'solution.py'].map((name) => join(folder, name)),
  ];
  for (const file of files) {
    const [before = '', ...after] = readText(file).split(code);
    if (after.length > 0) return `${file}:${before.split('\n').length + line - 1}`;
  }
  return `${page.file}:${page.lineOf('predict', 'code') + line}`;
}

export function unusedFinding(folder: string, name: string): string {
  return `${folder}/data/${name}:1: die Lösung braucht diese Datei nicht`;
}

/** Of code: what makes it the solution, without spaces. */
function linesOf(code: string): string[] {
  const lines = code.split('\n').map((line) => line.replace(/#.*/, '').replace(/\s/g, ''));
  return lines.filter((line) => line.length > 6);
}

/** The lines of a solution that stand in a text. */
export function givenAway(solution: string, text: string): string[] {
  const read = text.replace(/\s/g, '');
  return linesOf(solution).filter((line) => read.includes(line));
}
