import type { GoalResult } from '@hbg/contract/units';
import { Quiz } from '../../../../ui/quiz.tsx';
import { GoalsCard } from '../goals/goals-card.tsx';
import type { BenchProps, BenchSlots } from './bench-props.ts';
import type { Evidence } from './bench-unit.ts';
import { CompleteButton } from './complete-button.tsx';
import { HintSteps } from './hint-steps.tsx';
import { missingOf } from './missing.ts';
import { QuizCode } from './quiz-code.tsx';
import { UnitText } from './unit-text.tsx';
import type { UsedWork } from './use-unit-work.ts';

type Parts = BenchProps & {
  work: UsedWork;
  results: readonly GoalResult[];
  /** They are what the solution has reached. */
  hasCopied?: boolean;
  evidence: Evidence;
};

/** What all benches have in common. */
export function slotsOf({
  unit,
  work,
  results,
  hasCopied = false,
  evidence,
  ...completion
}: Parts): BenchSlots {
  const { goals, quiz } = unit;
  const { all, shown, more } = work.hints;
  return {
    title: unit.title,
    text: <UnitText title={unit.title} content={unit.content} />,
    isWide: unit.language === 'web',
    work: null,
    panes: null,
    results,
    goals: goals.length > 0 && <GoalsCard goals={goals} results={results} hasCopied={hasCopied} />,
    quiz: quiz.length > 0 && (
      <Quiz questions={quiz} onFinish={work.finishQuiz} renderCode={renderCode} />
    ),
    hints: all.length > 0 && <HintSteps hints={all} shown={shown} onMore={more} />,
    complete: (
      <CompleteButton
        isCompleted={completion.isCompleted}
        missing={missingOf(unit, evidence)}
        onComplete={() => completion.onComplete(evidence)}
      />
    ),
  };
}

function renderCode(code: string) {
  return <QuizCode code={code} />;
}
