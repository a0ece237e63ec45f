import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './toggle.module.css';

export type ToggleProps = FieldTexts & {
  value: boolean;
  onChange: (value: boolean) => void;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
};

export function Checkbox({ label, hint, error, value, onChange, ...input }: ToggleProps) {
  const ids = useFieldIds(undefined);
  const row = (
    <label className={styles.row}>
      <input
        {...fieldAria(ids, { hint, error })}
        type="checkbox"
        className={styles.box}
        name={input.name}
        disabled={input.isDisabled}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
  const frame = { ids, label, hint, error, labelElement: row };
  return <FieldFrame {...frame} className={joinClasses(styles.toggle, styles.indented)} />;
}
