import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import styles from './bench.module.css';

type CompleteButtonProps = {
  isCompleted: boolean;
  /** What has to be done before; empty when nothing has. */
  missing: string;
  onComplete: () => void;
};

export function CompleteButton({ isCompleted, missing, onComplete }: CompleteButtonProps) {
  const isOpen = missing !== '';
  return (
    <div className={styles.complete}>
      <Button
        variant={isCompleted || isOpen ? 'plain' : 'primary'}
        aria-disabled={isOpen}
        onClick={isOpen ? undefined : onComplete}
      >
        Abschließen
      </Button>
      <output className={styles.told} data-done={isCompleted || undefined}>
        {isCompleted && <CircleCheck size={18} aria-hidden="true" />}
        {isCompleted ? 'Abgeschlossen.' : missing}
      </output>
    </div>
  );
}
