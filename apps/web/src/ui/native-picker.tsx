import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './native-picker.module.css';

type NativePickerProps = Pick<ComponentProps<'input'>, 'min' | 'max' | 'step'> & {
  type: 'date' | 'time';
  label: string;
  icon: ReactNode;
  value: string | null;
  onPick: (value: string | null) => void;
  ref: Ref<HTMLInputElement>;
  isDisabled?: boolean | undefined;
};

/** The device's own picker behind an icon: its display would follow the browser's language, not the page's. */
export function NativePicker({
  icon,
  label,
  value,
  onPick,
  isDisabled,
  ...input
}: NativePickerProps) {
  return (
    <span className={styles.picker}>
      {icon}
      <input
        {...input}
        className={styles.native}
        tabIndex={-1}
        aria-label={label}
        disabled={isDisabled}
        value={value ?? ''}
        onChange={(event) => onPick(event.target.value || null)}
        onClick={(event) => openPicker(event.currentTarget)}
      />
    </span>
  );
}

/** Not every browser can; those open it by the tap itself. */
export function openPicker(input: HTMLInputElement | null) {
  if (input && 'showPicker' in input) input.showPicker();
}
