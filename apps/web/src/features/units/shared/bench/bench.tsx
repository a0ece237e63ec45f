import { joinFiles } from '@hbg/contract/files';
import type { GoalResult, Unit } from '@hbg/contract/units';
import type { ReactNode } from 'react';
import { Quiz } from '../../../../ui/quiz.tsx';
import { CodeScope } from '../code-scope.tsx';
import { GoalsCard } from '../goals/goals-card.tsx';
import type { Evidence } from './bench-unit.ts';
import { CompleteButton } from './complete-button.tsx';
import { HintSteps } from './hint-steps.tsx';
import { missingOf } from './missing.ts';
import { QuizCode } from './quiz-code.tsx';
import { UnitText } from './unit-text.tsx';
import { useUnit } from './use-unit.ts';
import { evidenceOf, type UsedWork, useUnitWork } from './use-unit-work.ts';
import { Workbench } from './workbench.tsx';

/** What a unit consists of; the room says where each stands. Null where the unit has nothing of it. */
export type BenchSlots = {
  readonly text: ReactNode;
  /** Editor and output. */
  readonly work: ReactNode;
  readonly goals: ReactNode;
  readonly quiz: ReactNode;
  readonly hints: ReactNode;
  readonly complete: ReactNode;
};

export type BenchProps = {
  /** The learner, as what is kept in this browser names them. */
  owner: string;
  unit: Unit;
  isCompleted: boolean;
  onComplete: (evidence: Evidence) => void;
  /** Whether completions wait for the server. */
  isWaiting?: boolean;
  /** Opens the way to the tutor. */
  onAsk?: () => void;
  layout: (slots: BenchSlots) => ReactNode;
};

/** One unit with all that there is to do in it. */
export function Bench(props: BenchProps) {
  const { owner, unit, isWaiting = false } = props;
  // Nothing of one unit, or of one learner, stays for another.
  const key = `${owner}/${unit.id}`;
  if (unit.language !== 'python') return <ReadBench key={key} {...props} />;
  return (
    <CodeScope
      key={key}
      owner={owner}
      unit={unit.id}
      starter={joinFiles(unit.starter)}
      isMoreWaiting={isWaiting}
    >
      <PythonBench {...props} />
    </CodeScope>
  );
}

/** To be read and answered. */
function ReadBench(props: BenchProps) {
  const work = useUnitWork(props);
  return props.layout(slotsOf({ ...props, work, results: [], evidence: evidenceOf(work, []) }));
}

function PythonBench(props: BenchProps) {
  const used = useUnit({ ...props, onSuccess: nothingMore });
  const { work, unitRun, evidence } = used;
  const bench = <Workbench used={used} onRun={unitRun.run} onAsk={props.onAsk} />;
  const slots = slotsOf({ ...props, work, results: unitRun.goalResults, evidence });
  return props.layout({ ...slots, work: bench });
}

async function nothingMore() {}

type Parts = BenchProps & {
  work: UsedWork;
  results: readonly GoalResult[];
  evidence: Evidence;
};

function slotsOf({ unit, work, results, evidence, ...completion }: Parts): BenchSlots {
  const { goals, quiz } = unit;
  const { all, shown, more } = work.hints;
  return {
    text: <UnitText title={unit.title} content={unit.content} />,
    work: null,
    goals: goals.length > 0 && <GoalsCard goals={goals} results={results} />,
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
