import type { GoalResult } from '@hbg/contract/units';
import { useCallback, useRef } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { useStable } from '../../../ui/use-stable.ts';
import { hasSucceeded } from '../../execution/shared/coach.ts';
import type { ProgramResult } from '../../execution/shared/run-python.ts';
import { useRecordedRun } from '../../execution/shared/steps/use-recorded-run.ts';
import type { CodeActions } from './code-scope.tsx';
import type { Wanted } from './goals/try-goals.ts';
import { useGoals } from './goals/use-goals.ts';

type Ran = {
  readonly code: string;
  readonly result: ProgramResult | null;
  readonly isRecorded: boolean;
  /** Once it is known. */
  readonly reached?: readonly GoalResult[];
};

export type Success = {
  readonly code: string;
  /** What the goals are found to be; null when another run has come in between. */
  readonly checked: Promise<readonly GoalResult[] | null>;
  /** No other run has begun since, and nobody looks at the steps of this one. */
  readonly mayCelebrate: () => boolean;
};

export type UnitRunOptions = {
  readonly unit: Wanted & { readonly id: string };
  readonly code: Pick<CodeActions, 'keep' | 'read'>;
  /** At once when a run has ended well and printed something. */
  readonly praise?: ((code: string) => void) | undefined;
  /** Then, also for a run that was looked at step by step. */
  readonly onSuccess?: ((success: Success) => Promise<void>) | undefined;
};

/** Runs of the unit's program, plain or recorded, and what comes of them. */
export function useUnitRun({ unit, code, praise, onSuccess }: UnitRunOptions) {
  const goals = useGoals(unit);
  const ran = useRef<Ran>({ code: '', result: null, isRecorded: false });
  const recorded = useRecordedRun({
    data: unit.data,
    place: unit.id,
    onEnd: (result) => void afterRun(result),
  });

  const afterRun = async (result: ProgramResult) => {
    const { code: ranCode, isRecorded } = ran.current;
    ran.current = { code: ranCode, result, isRecorded };
    const isLatest = () => ran.current.result === result;
    // A learner first sees what the program has printed.
    await afterPaint();
    if (result.kind === 'not-executed') return;
    void code.keep('run', ranCode, result.kind);
    const isSuccess = hasSucceeded(result) && result.output.trim() !== '';
    // Who looks at a run step by step isn't interrupted: it counts without a word.
    const mayCelebrate = () => isLatest() && !isRecorded;
    if (isSuccess && mayCelebrate()) praise?.(ranCode);
    const checked = isLatest() ? checkGoals(ranCode, result) : Promise.resolve(null);
    if (isSuccess) await onSuccess?.({ code: ranCode, checked, mayCelebrate });
  };
  const checkGoals = async (ranCode: string, result: ProgramResult) => {
    const reached = await goals.check({ code: ranCode, output: result.output });
    if (ran.current.result !== result) return null;
    ran.current = { ...ran.current, reached };
    return reached;
  };
  const begin = (source: string, isRecorded: boolean) => {
    dismissToast();
    goals.drop();
    ran.current = { code: source, result: null, isRecorded };
  };
  // A start while a program runs comes to nothing, and that one is still the last.
  const run = useStable((source: string) => {
    if (recorded.program.isRunning()) return;
    begin(source, false);
    recorded.program.run(source);
  });
  const record = useStable((source: string) => {
    if (recorded.program.isRunning()) return;
    begin(source, true);
    recorded.start(source);
  });
  const { read } = code;
  const lastRun = useCallback(() => lastRunOf(read(), ran.current), [read]);
  return {
    program: recorded.program,
    run,
    recording: recorded.recording,
    record,
    closeRecording: recorded.close,
    goalResults: goals.results,
    lastRun,
  };
}

export type UsedUnitRun = ReturnType<typeof useUnitRun>;

/** What the tutor is told of the last run, when it was a run of this very code. */
function lastRunOf(code: string, ran: Ran) {
  const { result, reached = [] } = ran;
  if (!result || result.kind === 'not-executed' || ran.code !== code)
    return { code, lastResult: null };
  const error = 'error' in result ? result.error : null;
  const { kind, output } = result;
  return {
    code,
    lastResult: { result: kind, output, error, reached: reached.map((goal) => goal.reached) },
  };
}
