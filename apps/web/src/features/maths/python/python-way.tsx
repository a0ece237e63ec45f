import { answerIn, programOf } from '@hbg/maths/program-of';
import type { Task } from '@hbg/maths/task';
import { useNavigate } from '@tanstack/react-router';
import { CornerDownLeft, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useOwnLearner } from '../../account/shared/use-own-learner.ts';
import { bringCode } from '../../execution/shared/brought-code.ts';
import { hasSucceeded } from '../../execution/shared/coach.ts';
import { Console } from '../../execution/shared/console.tsx';
import { EditorPanel } from '../../execution/shared/editor-panel.tsx';
import type { Phase } from '../../execution/shared/program-state.ts';
import { useProgram } from '../../execution/shared/use-program.ts';
import styles from './python-way.module.css';

type PythonWayProps = {
  task: Task;
  /** Null once the task is answered. */
  onTake: ((printed: string) => void) | null;
};

/** The numbers of the task are there; how to calculate with them is what the learner writes. */
export function PythonWay({ task, onTake }: PythonWayProps) {
  const owner = useOwnLearner();
  const go = useNavigate();
  const starter = programOf(task);
  const [code, setCode] = useState(starter);
  const program = useProgram();
  const printed = printedBy(program.phase);
  const bring = () => {
    const stueck = bringCode(owner, `${code.trimEnd()}\n`);
    void go({ to: '/workshop', search: { stueck } });
  };
  return (
    <section className={styles.way} aria-label="Rechne mit Python">
      <EditorPanel
        className={styles.editor}
        program={program}
        code={code}
        starter={starter}
        onChange={setCode}
        isRunQuiet
      />
      <Console program={program} className={styles.console} />
      <div className={styles.actions}>
        {onTake && printed !== null && (
          <Button icon={<CornerDownLeft size={16} />} onClick={() => onTake(printed)}>
            {printed} als Antwort nehmen
          </Button>
        )}
        <Button variant="ghost" icon={<Wrench size={16} />} onClick={bring}>
          In die Werkstatt
        </Button>
      </div>
    </section>
  );
}

function printedBy(phase: Phase): string | null {
  if (phase.kind !== 'ended' || !hasSucceeded(phase.result)) return null;
  return answerIn(phase.result.output);
}
