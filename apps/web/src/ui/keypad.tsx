import { Delete } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './keypad.module.css';
import { type KeypadKey, typeKey } from './type-key.ts';

type KeypadProps = {
  /** As it stands in the answer: '-2,5' or '3/4'. */
  value: string;
  onChange: (value: string) => void;
  onCheck: () => void;
  isCheckDisabled?: boolean | undefined;
};

type Key = { key: KeypadKey; name?: string; sign?: ReactNode };

const KEYS: readonly Key[] = [
  { key: '7' },
  { key: '8' },
  { key: '9' },
  { key: 'back', name: 'Zeichen löschen', sign: <Delete size={22} /> },
  { key: '4' },
  { key: '5' },
  { key: '6' },
  { key: '/', name: 'a/b, Bruchstrich', sign: 'a/b' },
  { key: '1' },
  { key: '2' },
  { key: '3' },
  { key: '-', name: 'Minus', sign: '−' },
  { key: '0' },
  { key: ',', name: 'Komma' },
];

/** Digits for a thumb, in place of the device's keyboard. */
export function Keypad({ value, onChange, onCheck, isCheckDisabled = false }: KeypadProps) {
  return (
    <div className={styles.pad}>
      {KEYS.map(({ key, name, sign }) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          className={joinClasses(styles.key, name && styles.other)}
          onMouseDown={leaveFocus}
          onClick={() => onChange(typeKey(value, key))}
        >
          {sign ?? key}
        </button>
      ))}
      <button
        type="button"
        className={joinClasses(styles.key, styles.check)}
        disabled={isCheckDisabled}
        onMouseDown={leaveFocus}
        onClick={onCheck}
      >
        Prüfen
      </button>
    </div>
  );
}

/** The caret stays in the answer. */
function leaveFocus(event: MouseEvent) {
  event.preventDefault();
}
