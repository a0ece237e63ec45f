import { memo } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import styles from './touch-keys.module.css';

/** By how often a program of a beginner has them. */
const keys = [':', '=', '(', ')', '"', "'", '[', ']', '{', '}'] as const;
const names: Readonly<Record<(typeof keys)[number], string>> = {
  ':': 'Doppelpunkt',
  '=': 'Gleichheitszeichen',
  '(': 'Runde Klammer auf',
  ')': 'Runde Klammer zu',
  '"': 'Anführungszeichen',
  "'": 'Einfaches Anführungszeichen',
  '[': 'Eckige Klammer auf',
  ']': 'Eckige Klammer zu',
  '{': 'Geschweifte Klammer auf',
  '}': 'Geschweifte Klammer zu',
};

/** What a touch keyboard hides two taps deep. */
export const TouchKeys = memo(function TouchKeys({ onKey }: { onKey: (text: string) => void }) {
  return (
    <div className={styles.keys} role="toolbar" aria-label="Zeichen zum Tippen">
      <Key label="Tab, einrücken" text="    " shown="Tab" className={styles.wide} onKey={onKey} />
      {keys.map((key) => (
        <Key key={key} label={names[key]} text={key} shown={key} onKey={onKey} />
      ))}
    </div>
  );
});

type KeyProps = {
  label: string;
  text: string;
  shown: string;
  className?: string | undefined;
  onKey: (text: string) => void;
};

function Key({ label, text, shown, className, onKey }: KeyProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.key, className)}
      aria-label={label}
      // The focus, and with it the keyboard, stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onKey(text)}
    >
      {shown}
    </button>
  );
}
