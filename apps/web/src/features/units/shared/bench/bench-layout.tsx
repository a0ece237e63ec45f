import styles from './bench.module.css';
import type { BenchSlots } from './bench.tsx';

/** What is read at the left, what is done at the right; below each other where there is no room. */
export function BenchLayout({ text, goals, hints, quiz, work, complete }: BenchSlots) {
  return (
    <div className={styles.layout} data-work={work ? true : undefined}>
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
