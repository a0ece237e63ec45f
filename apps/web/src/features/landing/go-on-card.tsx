import type { LastPlace } from '@hbg/contract/landing';
import { programFiles } from '@hbg/contract/programs';
import { Link } from '@tanstack/react-router';
import { ArrowRight, FileCode2, Target } from 'lucide-react';
import { useId, useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { minuteWords, momentWords } from '../../ui/moment-words.ts';
import styles from './go-on-card.module.css';
import { LastLines } from './last-lines.tsx';

export function GoOnCard({ place }: { place: LastPlace }) {
  const { title, address, language, code, editedAt, lessons } = place;
  const heading = useId();
  const [now] = useState(() => new Date());
  const { pathname, searchParams } = new URL(address, location.origin);
  const isFirstDay = editedAt === null && lessons.done === 0;
  return (
    <Card as="section" className={styles.card} aria-labelledby={heading}>
      <p className={styles.file}>
        <FileCode2 size={16} aria-hidden="true" />
        <span>{programFiles[language]}</span>
        {editedAt !== null && (
          <time dateTime={editedAt} className={styles.when}>
            {momentWords(editedAt, now, 'to the minute')}
          </time>
        )}
      </p>
      <LastLines {...code} language={language} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.kind}>{kindOf(place)}</p>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <p className={styles.goal}>
            <Target size={16} aria-hidden="true" />
            <span>
              <CodeText>{nextOf(place)}</CodeText>
            </span>
          </p>
        </div>
        <Link
          to={pathname}
          search={Object.fromEntries(searchParams)}
          className={buttonClass({ variant: 'primary' })}
        >
          {isFirstDay ? 'Loslegen' : 'Weitermachen'} <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}

function kindOf({ lesson }: LastPlace): string {
  return lesson ? `Lektion ${lesson.order} · ${lesson.chapter}` : 'Werkstatt · Dein Programm';
}

function nextOf({ lesson, goal }: LastPlace): string {
  if (!lesson) return 'Bau weiter, wo du aufgehört hast.';
  const { reached, goals, minutes } = lesson;
  if (goals > 0 && reached === goals) return 'Alle Ziele erreicht. Bau es um, so oft du magst.';
  if (goal === null)
    return `${goals === 1 ? '1 Ziel' : `${goals} Ziele`}, etwa ${minuteWords(minutes)}`;
  if (reached === 0) return `Dein nächstes Ziel: „${goal}“`;
  return `${reached} von ${goals} Zielen. Offen: „${goal}“`;
}
