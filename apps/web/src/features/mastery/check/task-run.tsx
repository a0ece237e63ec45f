import type { KataTask, MasteryArea } from '@hbg/contract/mastery';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import type { Outcome } from '../../units/shared/kata/kata-work.tsx';
import { KataPlayer } from '../kata/kata-player.tsx';
import styles from './check.module.css';

export type Answered = { readonly task: KataTask; readonly isRight: boolean };

type TaskRunProps = {
  area: MasteryArea;
  user: string;
  tasks: readonly KataTask[];
  onAnswer: (task: KataTask, outcome: Outcome) => void;
  /** What stands after the last one. */
  renderEnd: (answered: readonly Answered[]) => ReactNode;
};

/** One task after the other, without any help. */
export function TaskRun({ area, user, tasks, onAnswer, renderEnd }: TaskRunProps) {
  const [at, setAt] = useState(0);
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const task = tasks[at];
  if (!task) return renderEnd(answered);
  const isDone = answered.length > at;
  const isLast = at === tasks.length - 1;
  return (
    <div className={styles.run}>
      <Progress
        value={(answered.length / tasks.length) * 100}
        label={`Aufgabe ${at + 1} von ${tasks.length}`}
      />
      <KataPlayer
        key={at}
        area={area}
        user={user}
        task={task}
        mayHelp={false}
        isFocused={at > 0}
        onDone={(outcome) => {
          setAnswered([...answered, { task, isRight: outcome.isRight }]);
          onAnswer(task, outcome);
        }}
      />
      {isDone && (
        <div>
          <Button variant="primary" onClick={() => setAt(at + 1)}>
            {isLast ? 'Zum Ergebnis' : 'Nächste Aufgabe'} <ArrowRight size={18} />
          </Button>
        </div>
      )}
    </div>
  );
}
