import type { Advice, Explanation } from '@hbg/tutor/explanation';
import type { ProgramResult } from './run-python.ts';

/** What the coach has to say about a run: about its error, or about what is wrong without one. */
export type Coaching = {
  readonly explanation: Explanation | null;
  readonly hints: readonly Advice[];
};

const nothing: Coaching = { explanation: null, hints: [] };

/** The coach is loaded when there is something to say. A run is a run without it, too. */
export async function askCoach(result: ProgramResult, code: string): Promise<Coaching> {
  try {
    return hasSucceeded(result) ? await lookThrough(code) : await explain(result, code);
  } catch {
    return { ...nothing, explanation: explainAlone(result) };
  }
}

export function hasSucceeded(result: ProgramResult): boolean {
  return result.kind === 'finished' && result.exitCode === 0;
}

async function lookThrough(code: string): Promise<Coaching> {
  const { warnAbout } = await import('@hbg/tutor/code-warnings');
  return { ...nothing, hints: warnAbout(code) };
}

async function explain(result: ProgramResult, code: string): Promise<Coaching> {
  const { kind } = result;
  if (kind === 'not-executed' || kind === 'finished' || kind === 'stopped') return nothing;
  const { explainEnding } = await import('@hbg/tutor/ending-coach');
  return { ...nothing, explanation: explainEnding(kind, result.error, code) };
}

/** For the moment when the connection is gone. */
function explainAlone(result: ProgramResult): Explanation | null {
  if (result.kind !== 'python-error') return null;
  const { type, message, line } = result.error;
  const stelle = line === null ? null : { line, column: 1, endLine: line, endColumn: 1 };
  return {
    kind: 'unexplained',
    titel: 'Python hat dein Programm abgebrochen',
    erklaerung: 'Was nicht stimmt, sagt Python unten auf Englisch.',
    tipp: 'Schau dir die Zeile noch einmal genau an.',
    stelle,
    original: `${type}: ${message}`,
  };
}
