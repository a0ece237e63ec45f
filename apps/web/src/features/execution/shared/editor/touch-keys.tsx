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
/** The same for pages; `;` and `$` come in. */
const webSigns = `<>/="{}();:.-#'[]\`$!+*,_&?`;
const webNames: Readonly<Record<string, string>> = {
  ';': 'Strichpunkt',
  '.': 'Punkt',
  '`': 'Schräger Strich für Vorlagen',
  $: 'Dollar',
  '&': 'Und-Zeichen',
  '?': 'Fragezeichen',
};
const keys = Object.entries(names);
const webKeys = webSigns
  .split('')
  .map((sign) => [sign, names[sign] ?? webNames[sign] ?? ''] as const);

type TouchKeysProps = { file?: string; onKey: (text: string) => void };

/** What a touch keyboard hides two taps deep. */
export const TouchKeys = memo(function TouchKeys({ file = 'main.py', onKey }: TouchKeysProps) {
  const isPython = file.endsWith('.py');
  return (
    <div className={styles.keys} role="toolbar" aria-label="Zeichen zum Tippen">
      <Key
        label="Tab, einrücken"
        text={isPython ? '    ' : '  '}
        shown="Tab"
        className={styles.wide}
        onKey={onKey}
      />
      {(isPython ? keys : webKeys).map(([key, label]) => (
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
