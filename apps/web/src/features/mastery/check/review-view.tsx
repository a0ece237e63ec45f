import type { MasteryArea, MasteryChapter } from '@hbg/contract/mastery';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { dueLessons } from '../place-in.ts';
import { useKeepTry } from '../use-keeping.ts';
import styles from './check.module.css';
import { RunEnd } from './run-end.tsx';
import { TaskRun } from './task-run.tsx';
import { useDrawnTasks } from './use-drawn-tasks.ts';

type ReviewViewProps = {
  area: MasteryArea;
  user: string;
  chapters: readonly MasteryChapter[];
};

/** What was sure some days ago, asked among other things. */
export function ReviewView({ area, user, chapters }: ReviewViewProps) {
  const { draw, sitting, isDrawing } = useDrawnTasks(area);
  const keep = useKeepTry(user);
  const due = dueLessons(chapters);
  if (!sitting && due.length === 0) {
    return (
      <EmptyState title="Heute ist alles frisch" icon={<CircleCheck size={28} />}>
        Sobald etwas wieder gefragt werden will, steht es hier.
      </EmptyState>
    );
  }
  if (!sitting) return <ReviewStart count={due.length} isDrawing={isDrawing} onStart={draw} />;
  return (
    <TaskRun
      key={sitting.id}
      area={area}
      user={user}
      tasks={sitting.tasks}
      onAnswer={(task, outcome) => void keep({ ...task, ...outcome, isReview: true, exam: null })}
      renderEnd={(answered) => {
        const right = answered.filter(({ isRight }) => isRight).length;
        return (
          <RunEnd
            area={area}
            title={`${right} von ${answered.length} noch gewusst`}
            answered={answered}
            lessons={chapters.flatMap(({ lessons }) => lessons)}
          >
            <p>
              {right === answered.length
                ? 'Das bleibt. Wir fragen in ein paar Tagen wieder.'
                : 'Was gewackelt hat, fragen wir bald noch einmal. XP verlierst du nie.'}
            </p>
          </RunEnd>
        );
      }}
    />
  );
}

type ReviewStartProps = { count: number; isDrawing: boolean; onStart: () => void };

function ReviewStart({ count, isDrawing, onStart }: ReviewStartProps) {
  return (
    <section className={styles.start} aria-label="Auffrischen">
      <h2 className={styles.title}>Auffrischen</h2>
      <p>
        {count === 1 ? 'Eine Lektion ist' : `${count} Lektionen sind`} wieder dran. Ein paar
        gemischte Aufgaben, ohne Tipps: Was du noch weißt, gilt als gemeistert.
      </p>
      <div>
        <Button
          variant="primary"
          isBusy={isDrawing}
          icon={<RefreshCw size={18} />}
          onClick={onStart}
        >
          Los geht’s
        </Button>
      </div>
    </section>
  );
}
