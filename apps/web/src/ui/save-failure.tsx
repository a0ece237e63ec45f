import { RotateCw } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './save-failure.module.css';

type SaveFailureProps = {
  form: { failure: string | null; submit: () => void; isSaving: boolean };
};

/** Above the buttons of a form: what happened, what is safe, and once more. */
export function SaveFailure({ form: { failure, submit, isSaving } }: SaveFailureProps) {
  return (
    <div role="alert" className={styles.region}>
      {failure && (
        <div className={styles.failure}>
          <p>{failure}</p>
          <Button size="small" icon={<RotateCw size={14} />} isBusy={isSaving} onClick={submit}>
            Noch mal speichern
          </Button>
        </div>
      )}
    </div>
  );
}
