import { joinFiles } from '@hbg/contract/files';
import { useRef } from 'react';
import type { CodeFieldHandle } from '../../../execution/shared/code-field.tsx';
import { useCodeActions } from '../code-scope.tsx';
import { type UnitRunOptions, useUnitRun } from '../use-unit-run.ts';
import type { BenchUnit } from './bench-unit.ts';
import { useSolution } from './use-solution.ts';
import { evidenceOf, useUnitWork } from './use-unit-work.ts';

type UnitOptions = Pick<UnitRunOptions, 'praise' | 'onSuccess'> & {
  readonly owner: string;
  readonly unit: BenchUnit;
};

/** All that can be done with one Python unit, within its `CodeScope`: a room lays it out, and adds no logic. */
export function useUnit({ owner, unit, ...onRun }: UnitOptions) {
  const code = useCodeActions();
  const field = useRef<CodeFieldHandle>(null);
  const work = useUnitWork({ owner, unit });
  const solution = useSolution({
    owner,
    unit: unit.id,
    code: joinFiles(unit.solution),
    field,
    onShow: work.tellSolution,
  });
  // The page has shown it: whoever runs it has written nothing yet.
  const isCopy = (ran: string) =>
    work.hadSolution && ran.trim() === joinFiles(unit.solution).trim();
  const unitRun = useUnitRun({ unit, code, ...onRun });
  const { phase } = unitRun.program;
  const hasCopied = phase.kind === 'ended' && isCopy(phase.code);
  const reached = unitRun.goalResults.map((goal) => goal.reached === true);
  const evidence = evidenceOf(work, reached);
  return { unit, code, field, work, solution, unitRun, isCopy, hasCopied, evidence };
}

export type UsedUnit = ReturnType<typeof useUnit>;
