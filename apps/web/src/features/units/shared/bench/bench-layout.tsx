import styles from './bench.module.css';
import type { BenchSlots } from './bench-props.ts';

/** What is read at the left, what is done at the right; below each other where there is no room. */
export function BenchLayout(slots: BenchSlots) {
  const { text, goals, hints, quiz, work, complete, isWide } = slots;
  return (
    <div className={styles.layout} data-work={work ? (isWide ? 'wide' : 'usual') : undefined}>
      <div className={styles.task}>
        {text}
        {goals}
        {quiz}
        {hints}
        {complete}
      </div>
      {work && <div className={styles.work}>{work}</div>}
    </div>
  );
}
