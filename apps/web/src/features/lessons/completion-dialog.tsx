import type { ListedLesson } from '@hbg/contract/lessons';
import type { GoalResult } from '@hbg/contract/units';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { GoalList } from '../units/shared/goals/goal-list.tsx';
import { summaryOf } from '../units/shared/goals/goals-card.tsx';
import styles from './completion-dialog.module.css';

export type CompletionDialogProps = {
  lesson: ListedLesson;
  nextId: number;
  percent: number;
  results: readonly GoalResult[];
  isOpen: boolean;
  onClose: () => void;
};

/** Said once a run has printed something; which goals it has reached as well makes the difference. */
export const CompletionDialog = memo(function CompletionDialog({
  lesson,
  nextId,
  percent,
  results,
  isOpen,
  onClose,
}: CompletionDialogProps) {
  const isAll = results.every(({ reached }) => reached);
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
        <p>{headlineOf(lesson.title, results)}</p>
        <Progress label="Fortschritt dieser Lektion" value={percent} />
        <h3 className={styles.goals}>Deine Ziele</h3>
        <GoalList goals={lesson.goals} results={results} />
        <p className={styles.summary}>
          <CodeText>{summaryOf(lesson.goals, results)}</CodeText>
        </p>
      </div>
    </Dialog>
  );
});

function headlineOf(title: string, results: readonly GoalResult[]): string {
  const open = results.filter(({ reached }) => reached !== true).length;
  const done = `Du hast „${title}“ abgeschlossen.`;
  if (open === 0) return done;
  return `${done} Dein Programm läuft, und ${open === 1 ? 'ein Ziel wartet' : `${open}\u00a0Ziele warten`} noch auf dich.`;
}
