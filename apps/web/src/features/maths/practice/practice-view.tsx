import type { MathsStanding } from '@hbg/contract/maths';
import { countedLevel, pointsFor } from '@hbg/maths/levels';
import { ArrowRight, SquareTerminal, TrendingUp } from 'lucide-react';
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../shell/lazy-part.ts';
import { Button } from '../../../ui/button.tsx';
import { Keypad } from '../../../ui/keypad.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { LazyNextUp } from '../../profile/shared/lazy-next-up.tsx';
import { type Suggested, suggestionAfter } from '../after-answer.ts';
import { CourseKinds } from './course-kinds.tsx';
import { LastTen } from './last-ten.tsx';
import { LevelPanel } from './level-panel.tsx';
import styles from './practice-view.module.css';
import { Steps } from './steps.tsx';
import { TaskView } from './task-view.tsx';
import type { Practice } from './use-practice.ts';
import { Verdict } from './verdict.tsx';

const PythonWay = lazyPart(async () => (await import('../python/python-way.tsx')).PythonWay);

type PracticeViewProps = {
  practice: Practice;
  standing: MathsStanding;
  onPick: (level: number) => void;
};

export function PracticeView({ practice, standing, onPick }: PracticeViewProps) {
  const counted = countedLevel(standing.level, practice.kind);
  const recent = standing.recent.find(({ level }) => level === counted)?.answers ?? [];
  return (
    <div className={styles.room}>
      <LevelPanel standing={standing} counted={counted} onPick={onPick} />
      <Task {...{ practice, standing, onPick, counted }} />
      <div className={styles.aside}>
        <LastTen answers={recent} level={counted} picked={standing.level} />
        <CourseKinds kind={practice.kind} standing={standing} />
      </div>
    </div>
  );
}

type TaskProps = PracticeViewProps & { counted: number };

function Task({ practice, standing, onPick, counted }: TaskProps) {
  const { task, judged } = practice;
  const isTouched = useMedia('(pointer: coarse)');
  const { field, nextButton } = useFocusOfRound(practice);
  const [programFor, setProgramFor] = useState<Practice['task'] | null>(null);
  const hasProgram = programFor === task;
  const hasKeypad = isTouched && !hasProgram;
  const python = (
    <PythonButton isOpen={hasProgram} onClick={() => setProgramFor(hasProgram ? null : task)} />
  );
  return (
    <div className={styles.main}>
      <TaskView practice={practice} level={standing.level} field={field} hasKeypad={hasKeypad}>
        {python}
      </TaskView>
      <output aria-label="Ergebnis" className={styles.status}>
        {judged && <Verdict task={task} judged={judged} points={pointsFor(counted)} />}
      </output>
      {judged?.kind === 'wrong' && <Steps steps={task.steps} />}
      {judged?.kind === 'right' && (
        <Suggestion suggested={suggestionAfter(standing, counted)} onPick={onPick} />
      )}
      {hasProgram && <Program task={task} onTake={judged ? null : practice.takePrinted} />}
      {judged && (
        <div className={styles.bar}>
          <Button
            ref={nextButton}
            variant="primary"
            className={styles.next}
            icon={<ArrowRight size={18} />}
            onClick={practice.next}
          >
            Nächste Aufgabe
          </Button>
          {python}
        </div>
      )}
      {judged && practice.answered % tasksOfRound === 0 && <LazyNextUp />}
      {!judged && hasKeypad && (
        <div className={styles.keypad}>
          <Keypad
            value={practice.typed}
            onChange={practice.type}
            onCheck={practice.check}
            isCheckDisabled={practice.typed.trim() === ''}
          />
        </div>
      )}
    </div>
  );
}

/** After so many one may want something else. */
const tasksOfRound = 10;

function PythonButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      className={styles.python}
      icon={<SquareTerminal size={18} />}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      Rechne mit Python
    </Button>
  );
}

/** Python comes with who wants it. */
function Program({ task, onTake }: ComponentProps<typeof PythonWay>) {
  return (
    <Suspense fallback={<Skeleton label="Python wird geholt..." height={320} />}>
      <PythonWay key={`${task.kind} ${task.seed}`} task={task} onTake={onTake} />
    </Suspense>
  );
}

type SuggestionProps = { suggested: Suggested | null; onPick: (level: number) => void };

function Suggestion({ suggested, onPick }: SuggestionProps) {
  if (!suggested) return null;
  const { level, right, of } = suggested;
  return (
    <p className={styles.suggestion}>
      Von den letzten {of} waren {right} richtig. Magst du es schwerer?{' '}
      <Button size="small" icon={<TrendingUp size={16} />} onClick={() => onPick(level)}>
        Auf Level {level}
      </Button>
    </p>
  );
}

/** Who answers by the keyboard goes on by the keyboard: to the next task, and into its answer. */
function useFocusOfRound({ judged }: Practice) {
  const field = useRef<HTMLInputElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);
  const isFirst = useRef(true);
  const isJudged = judged !== null;
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isJudged) nextButton.current?.focus({ preventScroll: true });
    else field.current?.focus({ preventScroll: true });
  }, [isJudged]);
  return { field, nextButton };
}
