import type { UnitOnDisk } from '../src/areas.ts';

/** What is wrong in a unit, in German, with file, line and cure; nothing where all is right. */
export type Findings = string[] | Promise<string[]>;

export type Proof = {
  readonly title: string;
  readonly find: () => Findings;
  /** Runs several programs: of what stands in the house, `npm test` takes a sample. */
  readonly isLong?: boolean;
};

export function inUnit({ page }: UnitOnDisk, at: readonly [string, ...number[]], sentence: string) {
  return `${page.file}:${page.lineOf(...at)}: ${sentence}`;
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
