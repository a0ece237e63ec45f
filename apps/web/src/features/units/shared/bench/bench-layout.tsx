import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './bench.module.css';
import type { BenchSlots } from './bench-props.ts';

/**
 * What is read at the left, what is done at the right, and both fill the window; on a phone one of
 * them, chosen below. Without anything to do in it a unit is a page like others.
 */
export function BenchLayout(slots: BenchSlots) {
  const { title, text, goals, quiz, hints, complete, work, isWide } = slots;
  if (slots.panes === null) {
    return (
      <div className={styles.column}>
        {text}
        {goals}
        {quiz}
        {hints}
        {complete}
      </div>
    );
  }
  const { screen, pane, bar } = slots.panes;
  return (
    <div
      ref={screen}
      className={styles.room}
      data-fills
      data-pane={pane}
      data-wide={isWide || undefined}
    >
      <div className={styles.task}>
        <div className={styles.read}>
          {text}
          {goals}
          {quiz}
          {hints}
        </div>
        {complete && <div className={styles.end}>{complete}</div>}
      </div>
      <div className={styles.work}>
        {/* On a phone the unit's own heading may be out of view. */}
        <div className={styles.title}>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        </div>
        {work}
      </div>
      {bar}
    </div>
  );
}
