import type { ListedLesson } from '@hbg/contract/lessons';
import type { Goal, GoalResult } from '@hbg/contract/units';
import { Link } from '@tanstack/react-router';
import { memo, useRef } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { NextUp } from '../profile/shared/next-up.tsx';
import { GoalList } from '../units/shared/goals/goal-list.tsx';
import { untried } from '../units/shared/goals/try-goals.ts';
import styles from './completion-dialog.module.css';

export type CompletionDialogProps = {
  lesson: ListedLesson;
  nextId: number;
  /** With what was ever reached. */
  results: readonly GoalResult[];
  isOpen: boolean;
  onClose: () => void;
  /** Leads to the goals, and tells where they are. */
  onReview: () => HTMLElement | true;
};

/** Said at the first completion and with the last goal: with goals open it says which and leads only there, else it celebrates. */
export const CompletionDialog = memo(function CompletionDialog(props: CompletionDialogProps) {
  const { lesson, nextId, results, isOpen, onClose, onReview } = props;
  const open = lesson.goals.flatMap((goal, at) => {
    const result = results[at] ?? untried;
    return result.reached === true ? [] : [{ goal, result }];
  });
  const isAll = open.length === 0;
  const reached = lesson.goals.length - open.length;
  const wantsGoals = useRef(false);
  const review = () => {
    wantsGoals.current = !isAll;
    onClose();
  };
  const leave = () => {
    const isReview = wantsGoals.current;
    wantsGoals.current = false;
    return isReview ? onReview() : true;
  };
  return (
    <Dialog
      title="Excellent Work!"
      isOpen={isOpen}
      onClose={onClose}
      finalFocus={leave}
      footer={<Actions {...props} isAll={isAll} onReview={review} />}
    >
      {isAll && <Confetti />}
      <div className={styles.body}>
        <p>{headlineOf(lesson.title, open.length)}</p>
        {isAll ? (
          <>
            <Progress label="Fortschritt dieser Lektion" value={100} />
            <Goals title="Alle Ziele erreicht" goals={lesson.goals} results={results} />
            <NextUp look="rows" except={[lesson.id, nextId].map(addressIn(lesson))} />
          </>
        ) : (
          <>
            <Progress
              label="Erreichte Ziele dieser Lektion"
              value={(100 * reached) / lesson.goals.length}
            />
            <Goals
              title={`${reached} von ${lesson.goals.length} Zielen erreicht. Es fehlt noch:`}
              goals={open.map(({ goal }) => goal)}
              results={open.map(({ result }) => result)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
});

function addressIn({ courseId }: ListedLesson): (id: number) => string {
  return (id) => `/learn/${courseId}/${id}`;
}

type ActionsProps = Pick<CompletionDialogProps, 'lesson' | 'nextId' | 'onClose'> & {
  isAll: boolean;
  onReview: () => void;
};

function Actions({ lesson, nextId, onClose, isAll, onReview }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <Button variant={isAll ? 'plain' : 'primary'} onClick={onReview}>
        Review Lesson
      </Button>
      <Link
        to="/learn/$courseId/$lessonId"
        params={{ courseId: lesson.courseId, lessonId: nextId }}
        className={buttonClass({ variant: isAll ? 'primary' : 'plain' })}
        onClick={onClose}
      >
        Next Lesson →
      </Link>
    </div>
  );
}

type GoalsProps = { title: string; goals: readonly Goal[]; results: readonly GoalResult[] };

function Goals({ title, goals, results }: GoalsProps) {
  if (goals.length === 0) return null;
  return (
    <>
      <h3 className={styles.goals}>{title}</h3>
      <GoalList goals={goals} results={results} />
    </>
  );
}

function headlineOf(title: string, open: number): string {
  const done = `Du hast „${title}“ abgeschlossen.`;
  if (open === 0) return done;
  const waiting = open === 1 ? 'ein Ziel wartet' : `${open}\u00a0Ziele warten`;
  return `${done} Dein Programm läuft, und ${waiting} noch auf dich: „Review Lesson“ bringt dich dorthin zurück.`;
}
