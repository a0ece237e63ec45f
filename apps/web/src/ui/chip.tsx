import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

type ChipProps = {
  /** What it stands for, in words: it names the button. */
  name: string;
  onRemove: () => void;
  icon?: ReactNode;
};

/** Something that was chosen and can be taken away; what only says what kind a thing is, is a `Badge`. */
export function Chip({ name, onRemove, icon }: ChipProps) {
  return (
    <span className={styles.chip}>
      {icon}
      <span className={styles.name}>{name}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`${name} entfernen`}
        onClick={onRemove}
      >
        <X size={16} />
      </button>
    </span>
  );
}
