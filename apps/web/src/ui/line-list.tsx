import { Check, X } from 'lucide-react';
import { createElement, type KeyboardEvent } from 'react';
import { CodeLine } from './code-line.tsx';
import { CodeText } from './code-text.tsx';
import type { CodeToken } from './code-token.ts';
import { joinClasses } from './join-classes.ts';
import styles from './line-list.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What is said of a line: whether it is the one, and why. */
export type Told = { readonly isGuilty: boolean; readonly why: string | null };

type LineListProps = {
  lines: readonly (readonly CodeToken[])[];
  /** Null as long as nothing is said of a line, counted from 1. */
  toldOf: (line: number) => Told | null;
  /** Nothing is chosen any more. */
  isDone: boolean;
  /** What its sign means, as it is read out. */
  signs: { guilty: string; innocent: string };
  onChoose: (line: number) => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

/** A program of which each line is a button; what is said of it stands below it. */
export function LineList({ lines, toldOf, onChoose, ...look }: LineListProps) {
  const rows = lines.map((tokens, index) => {
    const line = index + 1;
    return createElement(Line, {
      ...look,
      tokens,
      line,
      told: toldOf(line),
      onChoose: () => onChoose(line),
    });
  });
  // Lines are never reordered: they are positional children and need no keys.
  return createElement('ol', { className: styles.lines, 'aria-label': 'Programm' }, ...rows);
}

type LineProps = Pick<LineListProps, 'isDone' | 'signs' | 'onKeyDown'> & {
  tokens: readonly CodeToken[];
  line: number;
  told: Told | null;
  onChoose: () => void;
};

function Line({ tokens, line, told, isDone, signs, onChoose, onKeyDown }: LineProps) {
  const tone = told?.isGuilty ? styles.guilty : styles.innocent;
  const isOff = isDone || told !== null;
  return (
    <li className={joinClasses(styles.line, told !== null && tone)}>
      <button
        type="button"
        className={styles.tap}
        aria-pressed={told !== null}
        aria-disabled={isOff}
        onClick={isOff ? undefined : onChoose}
        onKeyDown={onKeyDown}
      >
        <span className={styles.number}>
          <VisuallyHidden>Zeile </VisuallyHidden>
          {line}
        </span>
        <code className={styles.code}>
          <CodeLine tokens={tokens} />
        </code>
        {told && <Sign isGuilty={told.isGuilty} signs={signs} />}
      </button>
      {told?.why && (
        <p className={styles.why}>
          <CodeText>{told.why}</CodeText>
        </p>
      )}
    </li>
  );
}

function Sign({ isGuilty, signs }: Pick<LineListProps, 'signs'> & { isGuilty: boolean }) {
  return isGuilty ? (
    <Check size={18} className={styles.sign} aria-label={signs.guilty} />
  ) : (
    <X size={18} className={styles.sign} aria-label={signs.innocent} />
  );
}
