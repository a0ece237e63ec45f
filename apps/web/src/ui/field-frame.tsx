import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { joinClasses } from './join-classes.ts';

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
};

type FieldIds = { control: string; label: string; hint: string; error: string };

type FieldFrameProps = FieldTexts & {
  ids: FieldIds;
  labelElement?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** The label above, the control, and below it what to know and what went wrong. */
export function FieldFrame({ ids, label, hint, error, ...frame }: FieldFrameProps) {
  return (
    <div className={joinClasses(styles.field, frame.className)}>
      {frame.labelElement ?? (
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
      )}
      {frame.children}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.news}>
        {error && <FieldError id={ids.error}>{error}</FieldError>}
      </div>
    </div>
  );
}

export function useFieldIds(given: string | undefined): FieldIds {
  const made = useId();
  const control = given ?? made;
  return {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
  };
}

/** What ties the control to its hint and its error. */
export function fieldAria(ids: FieldIds, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={16} />
      <span>{children}</span>
    </p>
  );
}
