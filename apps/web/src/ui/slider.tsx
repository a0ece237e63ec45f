import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { writeNumber } from './german-number.ts';
import styles from './slider.module.css';

type SliderProps = FieldTexts & {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value in words, with its unit. */
  format?: ((value: number) => string) | undefined;
  isDisabled?: boolean | undefined;
};

export function Slider({ label, hint, error, value, onChange, ...scale }: SliderProps) {
  const { min, max, step = 1, format = writeNumber, isDisabled } = scale;
  const ids = useFieldIds(undefined);
  const head = (
    <div className={styles.head}>
      <label id={ids.label} htmlFor={ids.control} className={fieldStyles.label}>
        {label}
      </label>
      <output htmlFor={ids.control} aria-live="off" className={styles.value}>
        {format(value)}
      </output>
    </div>
  );
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} labelElement={head}>
      <input
        {...fieldAria(ids, { hint, error })}
        id={ids.control}
        type="range"
        className={styles.slider}
        style={{ backgroundSize: `${filledPercent(value, min, max)}% 0.5rem` }}
        aria-valuetext={format(value)}
        disabled={isDisabled}
        {...{ min, max, step, value }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </FieldFrame>
  );
}

function filledPercent(value: number, min: number, max: number): number {
  return max > min ? ((value - min) / (max - min)) * 100 : 0;
}
