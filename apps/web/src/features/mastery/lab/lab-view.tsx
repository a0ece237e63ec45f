import type { KataForm, KataTask, MasteryLesson } from '@hbg/contract/mastery';
import { CircleCheck, Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Outcome } from '../../units/shared/kata/kata-work.tsx';
import { KataPlayer } from '../kata/kata-player.tsx';
import type { LessonProps } from '../lesson/lesson-view.tsx';
import { keepLessonCode } from '../lesson-code.ts';
import { useKeepTry } from '../use-keeping.ts';
import { firstVariant, nextVariant } from './draw-variant.ts';
import styles from './lab-view.module.css';

/** Six tasks, each in ever new variants. */
export function LabView({ area, user, lesson }: LessonProps) {
  const [task, setTask] = useState(() => firstTask(lesson));
  const [isDone, setIsDone] = useState(false);
  const [turn, setTurn] = useState(0);
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  const keep = useKeepTry(user);
  const draw = (number: number) => {
    setTask({ ...task, number, variant: nextVariant(task.variant) });
    setIsDone(false);
    setTurn(turn + 1);
  };
  const finish = ({ isRight, isHelped }: Outcome) => {
    setIsDone(true);
    if (isRight) setSolved(new Set([...solved, task.number]));
    void keep({ ...task, isRight, isHelped, isReview: false, exam: null });
  };
  const isSolved = (number: number) =>
    solved.has(number) || lesson.standing.solved[number - 1] === true;
  return (
    <div className={styles.lab}>
      <TaskRow katas={lesson.katas} chosen={task.number} isSolved={isSolved} onChoose={draw} />
      <KataPlayer
        key={turn}
        area={area}
        user={user}
        task={task}
        mayHelp
        isFocused={turn > 0}
        onDone={finish}
        onCode={(code) => keepLessonCode(user, lesson.unit, code)}
      />
      <div className={styles.foot}>
        <Button
          variant={isDone ? 'primary' : 'plain'}
          icon={<Dices size={18} />}
          onClick={() => draw(task.number)}
        >
          Noch eine
        </Button>
        {isDone && task.number < lesson.katas.length && (
          <Button onClick={() => draw(task.number + 1)}>Nächste Aufgabe</Button>
        )}
      </div>
    </div>
  );
}

/** The first that isn't solved. */
function firstTask({ unit, standing }: MasteryLesson): KataTask {
  const open = standing.solved.indexOf(false);
  return { unit, number: Math.max(open, 0) + 1, variant: firstVariant() };
}

const names: Readonly<Record<KataForm, string>> = {
  predict: 'Vorhersagen',
  choose: 'Entscheiden',
  gap: 'Lücke füllen',
  line: 'Fehler finden',
  order: 'Zeilen ordnen',
  repair: 'Reparieren',
  write: 'Schreiben',
  rebuild: 'Nachbauen',
};

type TaskRowProps = {
  katas: readonly KataForm[];
  chosen: number;
  isSolved: (number: number) => boolean;
  onChoose: (number: number) => void;
};

function TaskRow({ katas, chosen, isSolved, onChoose }: TaskRowProps) {
  const tasks = katas.map((form, at) => ({ form, number: at + 1 }));
  return (
    <ul className={styles.tasks} aria-label="Aufgaben">
      {tasks.map(({ form, number }) => (
        <li key={number}>
          <button
            type="button"
            className={styles.task}
            aria-pressed={number === chosen}
            onClick={() => onChoose(number)}
          >
            <span className={styles.number}>{number}</span>
            {names[form]}
            {isSolved(number) && (
              <>
                <CircleCheck size={16} className={styles.solved} aria-hidden="true" />
                <VisuallyHidden> geschafft</VisuallyHidden>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
