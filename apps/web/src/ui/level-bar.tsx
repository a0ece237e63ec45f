import { numberOf } from './figure-format.ts';
import styles from './level-bar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type LevelBarProps = {
  level: number;
  xp: number;
  /** Where this level begins and the next one does. */
  from: number;
  to: number;
  /** What is collected. */
  unit?: string | undefined;
  /** Below it, in place of its two ends. */
  caption?: string | undefined;
};

/** A level as a measuring tape. */
export function LevelBar({ level, xp, from, to, unit = 'XP', caption }: LevelBarProps) {
  const share = levelShare(xp, from, to);
  return (
    <div className={styles.tape}>
      <VisuallyHidden>
        Level {level}: {numberOf(xp)} {unit}, von {numberOf(from)} bis {numberOf(to)}
      </VisuallyHidden>
      <div className={styles.band}>
        <i className={styles.done} style={{ width: `${share * 100}%` }} />
      </div>
      <div className={styles.marks} />
      <div className={styles.ends} aria-hidden="true">
        <span>{caption ?? numberOf(from)}</span>
        {caption === undefined && <span>{numberOf(to)}</span>}
      </div>
    </div>
  );
}

export function levelShare(xp: number, from: number, to: number): number {
  return to > from ? Math.min(1, Math.max(0, (xp - from) / (to - from))) : 1;
}
