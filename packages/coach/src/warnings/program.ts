import { readSource, type Source } from '../source/source.ts';
import type { Token } from '../source/tokens.ts';
import { type Names, readNames } from './names.ts';
import { type Statement, statementsIn } from './statements.ts';

/** What the checks look at. */
export type Program = {
  readonly source: Source;
  readonly statements: readonly Statement[];
  readonly names: Names;
  /** As it is written, on one line. */
  readonly textOf: (tokens: readonly Token[]) => string;
  /** Null when only the code is known. */
  readonly run: RunFacts | null;
};

/** What a run tells besides the code. */
export type RunFacts = {
  /** False when it was stopped, by the learner or by a limit. */
  readonly isFinished: boolean;
  /** All that it printed. */
  readonly output: string;
  readonly hasDrawn: boolean;
  /** What was typed when it asked, line by line. */
  readonly answers: readonly string[];
  /** The lines where it was when it was stopped, one for each call; empty when that isn't known. */
  readonly stoppedAt: readonly number[];
};

export function readProgram(text: string, run: RunFacts | null): Program {
  const source = readSource(text);
  const statements = statementsIn(source.tokens);
  const code = source.lines.join('\n');
  const textOf = (tokens: readonly Token[]) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first && last ? code.slice(first.offset, last.offset + last.text.length) : '';
  };
  return { source, statements, names: readNames(statements), textOf, run };
}
