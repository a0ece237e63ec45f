import type { ReactNode } from 'react';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import styles from './segmented-choice.module.css';

type Choice<Value> = { value: Value; label: string; icon?: ReactNode };

type SegmentedChoiceProps<Value extends string> = FieldTexts & {
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  isDisabled?: boolean | undefined;
};

/** One of a few, all of them in sight. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, hint, error, choices, value, onChange, isDisabled } = props;
  const ids = useFieldIds(undefined);
  const heading = (
    <span id={ids.label} className={fieldStyles.label}>
      {label}
    </span>
  );
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} labelElement={heading}>
      <div
        {...fieldAria(ids, { hint, error })}
        role="radiogroup"
        aria-labelledby={ids.label}
        className={styles.frame}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={ids.control}
              disabled={isDisabled}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
