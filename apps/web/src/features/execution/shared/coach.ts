import type { Advice, Explanation } from '@hbg/coach/explanation';
import type { RunFacts } from '@hbg/coach/warnings/program';
import type { ProgramResult } from './run-python.ts';

/** What the coach has to say about a run: about its end, and about what is odd in the code. */
export type Coaching = {
  readonly explanation: Explanation | null;
  readonly hints: readonly Advice[];
};

export type Ran = Pick<RunFacts, 'answers' | 'hasDrawn'> & {
  readonly code: string;
  readonly result: ProgramResult;
};

/** Loaded when there is something to say. */
const tutor = {
  endings: () => import('@hbg/coach/ending-coach'),
  warnings: () => import('@hbg/coach/code-warnings'),
};

/** A run is a run without the coach, too. */
export async function askCoach(ran: Ran, { endings, warnings } = tutor): Promise<Coaching> {
  const { code, result } = ran;
  try {
    const explanation = hasReason(result)
      ? (await endings()).explainEnding(result.kind, result.error, code)
      : null;
    const hints = isWorthALook(result) ? (await warnings()).warnAbout(code, factsOf(ran)) : [];
    return sharpen(explanation, hints);
  } catch {
    return { explanation: explainAlone(result), hints: [] };
  }
}

export function hasSucceeded(result: ProgramResult): boolean {
  return result.kind === 'finished' && result.exitCode === 0;
}

type WithReason = Exclude<ProgramResult, { kind: 'finished' | 'stopped' | 'not-executed' }>;

export function hasReason(result: ProgramResult): result is WithReason {
  return !['finished', 'stopped', 'not-executed'].includes(result.kind);
}

/** What ran to its end, or would have run for ever. */
function isWorthALook(result: ProgramResult): boolean {
  return hasSucceeded(result) || ['stopped', 'timed-out', 'output-limit'].includes(result.kind);
}

function factsOf({ result, answers, hasDrawn }: Ran): RunFacts {
  const frames = 'error' in result ? result.error?.frames : [];
  return {
    isFinished: result.kind === 'finished',
    output: result.output,
    hasDrawn,
    answers,
    stoppedAt: frames?.map(({ line }) => line) ?? [],
  };
}

/** „Zu viel ausgegeben“ says no more than that; which loop doesn't end, and why, is what helps. */
function sharpen(explanation: Explanation | null, hints: readonly Advice[]): Coaching {
  const loop = hints.find(({ kind }) => kind === 'endless-loop');
  if (!explanation || !loop) return { explanation, hints };
  const { erklaerung, tipp, stelle } = loop;
  return {
    explanation: { ...explanation, erklaerung, tipp, stelle },
    hints: hints.filter((hint) => hint !== loop),
  };
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
