import type { ListedLesson } from '@hbg/contract/lessons';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './completion-dialog.module.css';
import { GoalList } from './goal-list.tsx';
import { summaryOf } from './goals-card.tsx';
import { nextPlace } from './shared/lesson-links.ts';
import type { GoalState } from './use-goals.ts';

type CompletionDialogProps = {
  lesson: ListedLesson;
  percent: number;
  states: readonly GoalState[];
  isOpen: boolean;
  onClose: () => void;
};

export function CompletionDialog({
  lesson,
  percent,
  states,
  isOpen,
  onClose,
}: CompletionDialogProps) {
  return (
    <Dialog
      title="Excellent Work!"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Review Lesson</Button>
          <Link
            to="/learn/$courseId/$lessonId"
            params={nextPlace(lesson)}
            className={buttonClass({ variant: 'primary' })}
            onClick={onClose}
          >
            Next Lesson →
          </Link>
        </div>
      }
    >
      <div className={styles.body}>
        <p>Du hast „{lesson.title}“ abgeschlossen.</p>
        <Progress label="Fortschritt dieser Lektion" value={percent} />
        <h3 className={styles.goals}>Deine Ziele</h3>
        <GoalList goals={lesson.goals} states={states} />
        <p className={styles.summary}>{summaryOf(lesson.goals, states)}</p>
      </div>
    </Dialog>
  );
}
