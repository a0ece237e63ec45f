import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...fieldAria(ids, { hint, error })}
        id={ids.control}
        className={joinClasses(styles.control, className)}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, id, className, ...textarea }: TextAreaProps) {
  const ids = useFieldIds(id);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...textarea}
        {...fieldAria(ids, { hint, error })}
        id={ids.control}
        className={joinClasses(styles.control, styles.area, className)}
      />
    </FieldFrame>
  );
}
