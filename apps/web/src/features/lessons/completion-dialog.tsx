import type { ListedLesson } from '@hbg/contract/lessons';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CodeText } from '../markup/shared/code-text.tsx';
import { GoalList } from '../units/shared/goals/goal-list.tsx';
import { summaryOf } from '../units/shared/goals/goals-card.tsx';
import type { GoalState } from '../units/shared/goals/try-goals.ts';
import styles from './completion-dialog.module.css';

export type CompletionDialogProps = {
  lesson: ListedLesson;
  nextId: number;
  percent: number;
  states: readonly GoalState[];
  isOpen: boolean;
  onClose: () => void;
};

/** Said once a run has printed something; which goals it has reached as well makes the difference. */
export const CompletionDialog = memo(function CompletionDialog({
  lesson,
  nextId,
  percent,
  states,
  isOpen,
  onClose,
}: CompletionDialogProps) {
  const isAll = states.every(Boolean);
  return (
    <Dialog
      title="Excellent Work!"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant={isAll ? 'plain' : 'primary'} onClick={onClose}>
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
      }
    >
      {isAll && <Confetti />}
      <div className={styles.body}>
        <p>{headlineOf(lesson.title, states)}</p>
        <Progress label="Fortschritt dieser Lektion" value={percent} />
        <h3 className={styles.goals}>Deine Ziele</h3>
        <GoalList goals={lesson.goals} states={states} />
        <p className={styles.summary}>
          <CodeText>{summaryOf(lesson.goals, states)}</CodeText>
        </p>
      </div>
    </Dialog>
  );
});

function headlineOf(title: string, states: readonly GoalState[]): string {
  const open = states.filter((state) => state !== true).length;
  const done = `Du hast „${title}“ abgeschlossen.`;
  if (open === 0) return done;
  return `${done} Dein Programm läuft, und ${open === 1 ? 'ein Ziel wartet' : `${open}\u00a0Ziele warten`} noch auf dich.`;
}
