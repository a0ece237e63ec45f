import type { MasteryArea, MasteryLesson } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { areaWords } from './area-words.ts';
import styles from './due-note.module.css';

type DueNoteProps = { area: MasteryArea; due: readonly MasteryLesson[] };

/** An invitation: nothing is lost. */
export function DueNote({ area, due }: DueNoteProps) {
  const names = due.map(({ title }) => title);
  return (
    <div className={styles.note}>
      <p>
        {due.length === 1
          ? `„${names[0]}“ kannst du. Zeig es noch einmal, dann bleibt es.`
          : `${due.length} Lektionen kannst du schon. Zeig es noch einmal, dann bleiben sie.`}
      </p>
      <Link
        to={areaWords[area].path}
        search={{ ansicht: 'auffrischen' }}
        resetScroll={false}
        className={buttonClass({ size: 'small' })}
      >
        <RefreshCw size={16} /> Frisch dich auf
      </Link>
    </div>
  );
}
