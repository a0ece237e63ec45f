import { memo } from 'react';
import { joinClasses } from '../../../../ui/join-classes.ts';
import styles from './touch-keys.module.css';

/** By how often a program of a beginner has them; each two stand one above the other. */
const names: Readonly<Record<string, string>> = {
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
  '#': 'Raute',
  ',': 'Komma',
  '+': 'Plus',
  '-': 'Minus',
  '*': 'Stern',
  '/': 'Schrägstrich',
  '<': 'Kleiner als',
  '>': 'Größer als',
  _: 'Unterstrich',
  '%': 'Prozent',
  '\\': 'Backslash',
  '!': 'Ausrufezeichen',
};
const keys = Object.entries(names);

/** What a touch keyboard hides two taps deep. */
export const TouchKeys = memo(function TouchKeys({ onKey }: { onKey: (text: string) => void }) {
  return (
    <div className={styles.keys} role="toolbar" aria-label="Zeichen zum Tippen">
      <Key label="Tab, einrücken" text="    " shown="Tab" className={styles.wide} onKey={onKey} />
      {keys.map(([key, label]) => (
        <Key key={key} label={label} text={key} shown={key} onKey={onKey} />
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
