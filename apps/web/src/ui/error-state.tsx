import { RotateCcw } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './error-state.module.css';

type ErrorStateProps = {
  title?: string | undefined;
  description?: string | undefined;
  retryLabel?: string | undefined;
  isRetrying?: boolean | undefined;
  onRetry?: (() => void) | undefined;
};

export function ErrorState({
  title = 'Das hat nicht geklappt',
  description = 'Versuch es gleich noch einmal. Wenn es wieder passiert, sag deinen Eltern Bescheid.',
  retryLabel = 'Nochmal versuchen',
  isRetrying = false,
  onRetry,
}: ErrorStateProps) {
  return (
    <div role="alert" className={styles.error}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.description}>{description}</p>
      {onRetry && (
        <Button
          icon={<RotateCcw size={18} />}
          className={styles.retry}
          isBusy={isRetrying}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
