import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import { Button } from '../../../ui/button.tsx';
import { LazyNextUp } from '../../profile/shared/lazy-next-up.tsx';
import styles from './lesson-foot.module.css';
import { ProvenPanel } from './proven-panel.tsx';

type LessonFootProps = {
  area: MasteryArea;
  lesson: MasteryLesson;
  isInLab: boolean;
  /** In this visit. */
  isDone: boolean;
  onComplete: () => void;
};

/** The button that pays the lesson once, and beside it what is proven: neither waits for the other. */
export function LessonFoot({ area, lesson, isInLab, isDone, onComplete }: LessonFootProps) {
  const { isCompleted, xp } = lesson;
  // There the tasks come first.
  const isQuiet = isCompleted || isInLab;
  return (
    <div className={styles.foot}>
      <div className={styles.paid}>
        <div className={styles.complete}>
          <Button
            variant={isQuiet ? 'plain' : 'primary'}
            disabled={isCompleted}
            onClick={onComplete}
          >
            Abschließen
          </Button>
          <output className={styles.told}>
            {isCompleted ? 'Abgeschlossen. Die XP hast du.' : `Das bringt ${xp} XP.`}
          </output>
        </div>
        {isDone && <LazyNextUp />}
      </div>
      <ProvenPanel area={area} lesson={lesson} isInLab={isInLab} />
    </div>
  );
}
