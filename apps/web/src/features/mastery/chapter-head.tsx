import type { MasteryChapter } from '@hbg/contract/mastery';
import { Badge } from '../../ui/badge.tsx';
import { minuteWords } from '../../ui/moment-words.ts';
import styles from './chapter-head.module.css';

/** What the lessons below it are about, how hard they are and what the chapter is worth. */
export function ChapterHead({ chapter }: { chapter: MasteryChapter }) {
  const { title, description, difficulty, minutes, xp } = chapter;
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.title}>{title}</h2>
        <Badge>{difficulty}</Badge>
        <Badge>{minuteWords(minutes)}</Badge>
        <Badge tone="amber">+{xp} XP</Badge>
      </div>
      {description && <p className={styles.words}>{description}</p>}
    </header>
  );
}
