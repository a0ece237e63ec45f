import type { Entry } from '@hbg/contract/schedule';
import { minutesOf } from '../../../ui/german-time.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Now } from '../use-now.ts';
import styles from './today-row.module.css';

type RowProps = { entry: Entry; words: string; isOver?: boolean };

export function TodayRow({ entry: { startTime, title }, words, isOver }: RowProps) {
  return (
    <li className={joinClasses(styles.row, isOver && styles.over)}>
      <span className={styles.time}>{startTime}</span>
      <span className={styles.title}>
        {title}
        {isOver ? (
          <VisuallyHidden> {words}</VisuallyHidden>
        ) : (
          <span className={styles.detail}>{words}</span>
        )}
      </span>
    </li>
  );
}

/** Until when it lasts, or in how long it begins. */
export function leftWords({ startTime, endTime, priority }: Entry, { minutes }: Now): string {
  const wait = minutesOf(startTime) - minutes;
  const words = wait <= 0 ? `noch bis ${endTime}` : waitWords(wait);
  return priority === 3 ? `${words} · Priorität Hoch` : words;
}

function waitWords(minutes: number): string {
  if (minutes === 1) return 'in einer Minute';
  if (minutes < 60) return `in ${minutes} Minuten`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : ` ${minutes % 60} min`;
  return `in ${hours} h${rest}`;
}
