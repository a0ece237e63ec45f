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
import { LabExample } from './lab-example.tsx';
import styles from './lab-view.module.css';

/** Six tasks, each in ever new variants; of pages the example comes first. */
export function LabView(given: LessonProps) {
  const { area, user, lesson } = given;
  const hasExample = area === 'html-mastery';
  const [isExample, setIsExample] = useState(hasExample);
  const [task, setTask] = useState(() => firstTask(lesson));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [turn, setTurn] = useState(0);
  const [solved, setSolved] = useState<ReadonlySet<number>>(new Set());
  const keep = useKeepTry(user);
  const draw = (number: number) => {
    setTask({ ...task, number, variant: nextVariant(task.variant) });
    setOutcome(null);
    setIsExample(false);
    setTurn(turn + 1);
  };
  const finish = (how: Outcome) => {
    const { isRight, isHelped } = how;
    setOutcome(how);
    if (isRight) setSolved(new Set([...solved, task.number]));
    void keep({ ...task, isRight, isHelped, isReview: false, exam: null });
  };
  const isSolved = (number: number) =>
    solved.has(number) || lesson.standing.solved[number - 1] === true;
  return (
    <div className={styles.lab}>
      <TaskRow
        katas={lesson.katas}
        chosen={isExample ? null : task.number}
        isSolved={isSolved}
        onChoose={draw}
        onExample={hasExample ? () => setIsExample(true) : null}
      />
      {isExample ? (
        <LabExample {...given} />
      ) : (
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
      )}
      <div className={styles.foot}>
        {isExample ? (
          <Button onClick={() => draw(task.number)}>Zu Aufgabe {task.number}</Button>
        ) : (
          <MoreTasks outcome={outcome} task={task} lesson={lesson} onDraw={draw} />
        )}
      </div>
    </div>
  );
}

type MoreTasksProps = {
  /** Null until it is done. */
  outcome: Outcome | null;
  task: KataTask;
  lesson: MasteryLesson;
  onDraw: (number: number) => void;
};

/** After a solved task the next one comes first, after a missed one another of its kind. */
function MoreTasks({ outcome, task: { number }, lesson, onDraw }: MoreTasksProps) {
  const hasNext = outcome !== null && number < lesson.katas.length;
  const isNextFirst = hasNext && outcome.isRight;
  return (
    <>
      {hasNext && (
        <Button variant={isNextFirst ? 'primary' : 'plain'} onClick={() => onDraw(number + 1)}>
          Nächste Aufgabe
        </Button>
      )}
      <Button
        variant={outcome && !isNextFirst ? 'primary' : 'plain'}
        icon={<Dices size={18} />}
        onClick={() => onDraw(number)}
      >
        Noch eine
      </Button>
    </>
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
  /** Null while the example is shown. */
  chosen: number | null;
  isSolved: (number: number) => boolean;
  onChoose: (number: number) => void;
  /** Null where there is none. */
  onExample: (() => void) | null;
};

function TaskRow({ katas, chosen, isSolved, onChoose, onExample }: TaskRowProps) {
  const tasks = katas.map((form, at) => ({ form, number: at + 1 }));
  return (
    <ul className={styles.tasks} aria-label="Aufgaben">
      {onExample && (
        <li>
          <button
            type="button"
            className={styles.task}
            aria-pressed={chosen === null}
            onClick={onExample}
          >
            Beispiel
          </button>
        </li>
      )}
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
