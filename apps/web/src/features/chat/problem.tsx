import { RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './problem.module.css';

type ProblemProps = {
  text: string;
  retry: string;
  isWaiting?: boolean | undefined;
  onRetry: () => void;
  /** More buttons. */
  children?: ReactNode;
};

export function Problem({ text, retry, isWaiting, onRetry, children }: ProblemProps) {
  return (
    <div className={styles.problem}>
      <p role="alert" className={styles.text}>
        <TriangleAlert size={16} />
        <span>{text}</span>
      </p>
      <div className={styles.choices}>
        <Button size="small" icon={<RotateCcw size={14} />} disabled={isWaiting} onClick={onRetry}>
          {retry}
        </Button>
        {children}
      </div>
    </div>
  );
}
