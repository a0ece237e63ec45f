import type { Brought } from '@hbg/contract/achievements';
import { examPass, examSize, type MasteryArea, type MasteryChapter } from '@hbg/contract/mastery';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confetti } from '../../../ui/confetti.tsx';
import { paidBadges, tellBrought } from '../tell-brought.ts';
import { useKeepTry } from '../use-keeping.ts';
import styles from './check.module.css';
import { RunEnd } from './run-end.tsx';
import { type Answered, TaskRun } from './task-run.tsx';
import { useDrawnTasks } from './use-drawn-tasks.ts';

type ExamViewProps = { area: MasteryArea; user: string; chapter: MasteryChapter };

/** Ten tasks of the chapter; with the last one its XP come. */
export function ExamView({ area, user, chapter }: ExamViewProps) {
  const { draw, sitting, isDrawing } = useDrawnTasks(area, chapter.id);
  const [brought, setBrought] = useState<Brought | null>(null);
  const keep = useKeepTry(user);
  if (!sitting) return <ExamStart chapter={chapter} isDrawing={isDrawing} onStart={draw} />;
  const begin = () => {
    setBrought(null);
    draw();
  };
  return (
    <TaskRun
      key={sitting.id}
      area={area}
      user={user}
      tasks={sitting.tasks}
      onAnswer={async (task, outcome) => {
        const exam = { id: sitting.id, unit: chapter.exam.unit };
        const found = await keep({ ...task, ...outcome, isReview: false, exam });
        if (found) setBrought(found);
        tellBrought(found, `die Prüfung „${chapter.title}“`);
      }}
      renderEnd={(answered) => (
        <ExamEnd {...{ area, chapter, answered, brought }} onAgain={begin} />
      )}
    />
  );
}

type ExamStartProps = { chapter: MasteryChapter; isDrawing: boolean; onStart: () => void };

function ExamStart({ chapter: { title, xp, exam }, isDrawing, onStart }: ExamStartProps) {
  return (
    <section className={styles.start} aria-label="Prüfung">
      <h2 className={styles.title}>Prüfung: {title}</h2>
      <p>
        {examSize} gemischte Aufgaben aus diesem Kapitel, ohne Tipps. Ab {examPass} richtigen hast
        du bestanden{exam.isPassed ? '.' : `, und das bringt ${xp} XP.`} Du kannst sie so oft
        machen, wie du willst.
      </p>
      {exam.best && (
        <p>
          Dein bestes Ergebnis: {exam.best.right} von {exam.best.of}.
        </p>
      )}
      <div>
        <Button variant="primary" isBusy={isDrawing} onClick={onStart}>
          Prüfung beginnen
        </Button>
      </div>
    </section>
  );
}

type ExamEndProps = Pick<ExamViewProps, 'area' | 'chapter'> & {
  answered: readonly Answered[];
  brought: Brought | null;
  onAgain: () => void;
};

function ExamEnd({ area, chapter, answered, brought, onAgain }: ExamEndProps) {
  const right = answered.filter(({ isRight }) => isRight).length;
  const isPassed = right >= examPass;
  const score = `${right} von ${answered.length}`;
  return (
    <RunEnd
      area={area}
      title={isPassed ? `Bestanden: ${score} richtig` : `${score} richtig`}
      answered={answered}
      lessons={chapter.lessons}
    >
      {isPassed && <Confetti />}
      <p>
        {isPassed
          ? wordsOf(brought)
          : `Bestanden ist sie ab ${examPass}. Die nächste beginnt von vorn, mit anderen Aufgaben. Was du schon geschafft hast, bleibt.`}
      </p>
      <div>
        <Button onClick={onAgain}>Noch eine Prüfung</Button>
      </div>
    </RunEnd>
  );
}

function wordsOf(brought: Brought | null): string {
  if (!brought) return 'Deine XP kommen, sobald die Garage sie eingetragen hat.';
  if (brought.xp === 0) return 'Die XP hattest du schon.';
  const [badge] = paidBadges(brought);
  return `Das bringt dir ${brought.xp} XP${badge ? `, ${badge} ist mitgezählt` : ''}.`;
}
