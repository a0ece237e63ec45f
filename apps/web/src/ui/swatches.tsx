import { Check } from 'lucide-react';
import { ENTRY_COLOURS, type EntryColour, entryColourClass } from './entry-colour.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, fieldAria, useFieldIds } from './field-frame.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './swatches.module.css';

type SwatchesProps = FieldTexts & {
  value: EntryColour;
  onChange: (colour: EntryColour) => void;
  isDisabled?: boolean | undefined;
};

/** The name of the chosen colour stands beside the label, for eyes that can't tell them apart. */
export function Swatches({ label, hint, error, value, onChange, isDisabled }: SwatchesProps) {
  const ids = useFieldIds(undefined);
  const head = (
    <div className={styles.head}>
      <span id={ids.label} className={fieldStyles.label}>
        {label}
      </span>
      <span className={styles.name}>{ENTRY_COLOURS.find(({ id }) => id === value)?.name}</span>
    </div>
  );
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} labelElement={head}>
      <div
        {...fieldAria(ids, { hint, error })}
        role="radiogroup"
        aria-labelledby={ids.label}
        className={styles.swatches}
      >
        {ENTRY_COLOURS.map(({ id, name }) => (
          <label key={id} title={name} className={styles.swatch}>
            <input
              type="radio"
              className={styles.input}
              name={ids.control}
              aria-label={name}
              disabled={isDisabled}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span className={joinClasses(styles.colour, entryColourClass(id))}>
              <Check size={18} strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
