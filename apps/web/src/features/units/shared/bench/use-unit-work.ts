import type { QuizResult } from '@hbg/contract/achievements';
import { useState } from 'react';
import { useStable } from '../../../../ui/use-stable.ts';
import type { BenchUnit, Evidence } from './bench-unit.ts';
import { useHelp } from './use-help.ts';

type WorkOptions = {
  readonly owner: string;
  readonly unit: Pick<BenchUnit, 'id' | 'hints'>;
};

/** What there is to do in every unit, also where nothing is written: questions and hints. */
export function useUnitWork({ owner, unit }: WorkOptions) {
  const { help, tellHint, tellSolution } = useHelp(owner, unit.id);
  const [quizResult, setQuizResult] = useState<Evidence['quiz']>(null);
  return {
    hints: { all: unit.hints, shown: help.hints, more: tellHint },
    hadSolution: help.hadSolution,
    tellSolution,
    finishQuiz: useStable(({ right, of }: QuizResult) => setQuizResult({ right, of })),
    quizResult,
  };
}

export type UsedWork = ReturnType<typeof useUnitWork>;

export function evidenceOf(work: UsedWork, reached: boolean[]): Evidence {
  const { hints, hadSolution, quizResult } = work;
  return { reached, quiz: quizResult, hints: hints.shown, hadSolution };
}
