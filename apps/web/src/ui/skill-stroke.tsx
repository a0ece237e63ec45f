import type { ReactNode } from 'react';
import { numberOf } from './figure-format.ts';
import styles from './skill-stroke.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkillStrokeProps = {
  title: ReactNode;
  /** Beside the name, such as when it was last asked. */
  note?: string | undefined;
  /** From 0 to 10. */
  level: number;
  /** Between these the level lies in most cases. */
  between: readonly [number, number];
};

/** What somebody can do as on a calliper: a stroke, and around it how exactly that is known. */
export function SkillStroke({ title, note, level, between }: SkillStrokeProps) {
  const [low, high] = between;
  return (
    <div className={styles.skill}>
      <div className={styles.name}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <div className={styles.rule}>
        <VisuallyHidden>
          {numberOf(level)} von 10, wahrscheinlich zwischen {numberOf(low)} und {numberOf(high)}
        </VisuallyHidden>
        <i
          className={styles.known}
          style={{ left: `${low * 10}%`, width: `${(high - low) * 10}%` }}
        />
        <i className={styles.stroke} style={{ left: `${level * 10}%` }} />
      </div>
      <span className={styles.level} aria-hidden="true">
        {numberOf(level)}
      </span>
    </div>
  );
}
