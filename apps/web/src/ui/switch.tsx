import type { ToggleProps } from './checkbox.tsx';
import { FieldFrame, fieldAria, useFieldIds } from './field-frame.tsx';
import styles from './toggle.module.css';

/** For what is on or off at once; what is only sent with a form is a checkbox. */
export function Switch({ label, hint, error, value, onChange, ...input }: ToggleProps) {
  const ids = useFieldIds(undefined);
  const row = (
    <label className={styles.row}>
      <span className={styles.label}>{label}</span>
      <input
        {...fieldAria(ids, { hint, error })}
        type="checkbox"
        role="switch"
        aria-checked={value}
        className={styles.switch}
        name={input.name}
        disabled={input.isDisabled}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
  const frame = { ids, label, hint, error, labelElement: row };
  return <FieldFrame {...frame} className={styles.toggle} />;
}
