import styles from './code-editor.module.css';

const keys = [':', '(', ')', '[', ']', '{', '}', '"', "'", '='] as const;
const names: Readonly<Record<(typeof keys)[number], string>> = {
  ':': 'Doppelpunkt',
  '(': 'Runde Klammer auf',
  ')': 'Runde Klammer zu',
  '[': 'Eckige Klammer auf',
  ']': 'Eckige Klammer zu',
  '{': 'Geschweifte Klammer auf',
  '}': 'Geschweifte Klammer zu',
  '"': 'Anführungszeichen',
  "'": 'Einfaches Anführungszeichen',
  '=': 'Gleichheitszeichen',
};

/** What a touch keyboard hides two taps deep. */
export function TouchKeys({ onKey }: { onKey: (text: string) => void }) {
  return (
    <div className={styles.keys} role="toolbar" aria-label="Zeichen zum Tippen">
      {keys.map((key) => (
        <Key key={key} label={names[key]} text={key} shown={key} onKey={onKey} />
      ))}
      <Key label="Tab, einrücken" text="    " shown="Tab" onKey={onKey} />
    </div>
  );
}

type KeyProps = { label: string; text: string; shown: string; onKey: (text: string) => void };

function Key({ label, text, shown, onKey }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      // The focus, and with it the keyboard, stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onKey(text)}
    >
      {shown}
    </button>
  );
}
