import type { Place } from '@hbg/coach/explanation';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { changeField } from './change-field.ts';
import { columnsOf } from './code-columns.ts';
import { offsetOf, type Selected } from './code-editing.ts';
import styles from './code-field.module.css';
import { CodeMark, rowOf } from './code-mark.tsx';
import { linesOfTheirOwn } from './editor/lines-of-their-own.ts';
import { KeyHint } from './key-hint.tsx';
import { useCodeKeys } from './use-code-keys.ts';

export type CodeFieldHandle = {
  readonly goTo: (place: Place) => void;
  readonly focus: () => void;
  /** Null where the focus is elsewhere. */
  readonly selected: () => Selected | null;
  /** Can be undone like typing. */
  readonly replaceAll: (code: string) => void;
  /** Puts it where the cursor is. */
  readonly insert: (text: string) => void;
};

export type CodeFieldProps = {
  label: string;
  /** Its end tells the language; a Python program where none is named. */
  file?: string | undefined;
  code: string;
  onChange: (code: string) => void;
  /** Where something is wrong. */
  mark: Place | null;
  ref?: Ref<CodeFieldHandle>;
};

export function CodeField({ label, code, onChange, mark, ref }: CodeFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const { isTabFree, ...keys } = useCodeKeys();
  useImperativeHandle(ref, () => handleFor(field));
  const lines = code.split('\n');
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <pre className={styles.numbers} aria-hidden="true">
          {lines.map((_, index) => index + 1).join('\n')}
          {mark && <span className={styles.markedNumber} style={rowOf(mark)} />}
        </pre>
        <div className={styles.page}>
          {mark && <CodeMark place={mark} lines={lines} />}
          <textarea
            ref={field}
            className={styles.field}
            style={sizeFor(lines)}
            aria-label={label}
            aria-describedby={hint}
            wrap="off"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            translate="no"
            value={code}
            onChange={(event) => onChange(event.target.value)}
            {...keys}
          />
        </div>
      </div>
      <KeyHint id={hint} isTabFree={isTabFree} />
    </div>
  );
}

/** At least as large as its text: what scrolls is the frame, with the line numbers in it. */
function sizeFor(lines: readonly string[]) {
  const columns = lines.reduce((widest, line) => Math.max(widest, columnsOf(line)), 0);
  return {
    minHeight: `calc(${lines.length} * var(--row) + 2 * var(--inset))`,
    width: `${columns + 2}ch`,
  };
}

function handleFor({ current: field }: { current: HTMLTextAreaElement | null }): CodeFieldHandle {
  return {
    goTo: ({ line, column, endLine, endColumn }) => {
      if (!field) return;
      const start = offsetOf(field.value, line, column);
      const end = offsetOf(field.value, endLine, endColumn);
      field.focus();
      field.setSelectionRange(start, Math.max(start, end));
    },
    focus: () => field?.focus(),
    selected: () => {
      if (!field || document.activeElement !== field) return null;
      return { start: field.selectionStart, end: field.selectionEnd };
    },
    insert: (text) => {
      if (!field) return;
      const { value, selectionStart: from, selectionEnd: to } = field;
      const cursor = from + text.length;
      const typed = { from, to, insert: text, start: cursor, end: cursor };
      const isLines = text.endsWith('\n');
      const change = isLines ? linesOfTheirOwn({ text: value, start: from, end: to }, text) : typed;
      changeField(field, change);
    },
    replaceAll: (code) => {
      if (!field) return;
      changeField(field, { from: 0, to: field.value.length, insert: code, start: 0, end: 0 });
    },
  };
}
