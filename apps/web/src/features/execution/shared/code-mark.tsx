import type { Place } from '@hbg/coach/explanation';
import { columnsOf } from './code-columns.ts';
import styles from './code-field.module.css';

type CodeMarkProps = { place: Place; lines: readonly string[] };

export function rowOf({ line }: Place) {
  return { top: `calc(${line - 1} * var(--row))` };
}

/** The line where something is wrong, with a wave under the piece that is meant. */
export function CodeMark({ place, lines }: CodeMarkProps) {
  const { line, column, endLine, endColumn } = place;
  const text = lines[line - 1] ?? '';
  const left = columnsOf(text.slice(0, column - 1));
  const end = columnsOf(endLine === line ? text.slice(0, endColumn - 1) : text);
  return (
    <div className={styles.mark} style={rowOf(place)}>
      <span
        className={styles.wave}
        style={{ marginLeft: `${left}ch`, width: `${Math.max(1, end - left)}ch` }}
      />
    </div>
  );
}
