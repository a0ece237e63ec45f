import type { MasteryArea, MasteryChapter } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { PROOF_NAMES } from '../../ui/proof.ts';
import { ProofCells } from '../../ui/proof-cells.tsx';
import { areaWords } from './area-words.ts';
import styles from './lesson-row.module.css';
import type { MasteryView } from './mastery-address.ts';
import { type Place, proofOf, slugOf } from './place-in.ts';

type LessonRowProps = {
  area: MasteryArea;
  place: Place;
  chapters: readonly MasteryChapter[];
  view: MasteryView | undefined;
};

/** The lessons of the chapter, and its exam. */
export function LessonRow({ area, place, chapters, view }: LessonRowProps) {
  const { chapter } = place;
  const { path } = areaWords[area];
  const before = chapters
    .slice(0, chapters.indexOf(chapter))
    .reduce((sum, { lessons }) => sum + lessons.length, 0);
  const isReading = view !== 'pruefung' && view !== 'auffrischen';
  return (
    <nav className={styles.row} aria-label={`Lektionen: ${chapter.title}`}>
      {chapter.lessons.map((lesson, at) => (
        <Link
          key={lesson.unit}
          to={path}
          search={{ lektion: slugOf(lesson) }}
          resetScroll={false}
          className={styles.lesson}
          activeOptions={{ exact: true }}
          activeProps={{}}
          aria-current={isReading && lesson.unit === place.lesson.unit ? 'true' : undefined}
        >
          <ProofCells state={proofOf(lesson.standing)} isNamed />
          <span className={styles.words}>
            <span className={styles.title}>{lesson.title}</span>
            <span className={styles.state}>
              {before + at + 1} · {PROOF_NAMES[proofOf(lesson.standing)]}
            </span>
          </span>
        </Link>
      ))}
      <Link
        to={path}
        search={{ lektion: slugOf(place.lesson), ansicht: 'pruefung' }}
        resetScroll={false}
        className={styles.lesson}
        aria-current={view === 'pruefung' ? 'true' : undefined}
      >
        <ClipboardCheck size={20} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.title}>Prüfung</span>
          <span className={styles.state}>{examWords(chapter)}</span>
        </span>
      </Link>
    </nav>
  );
}

function examWords({ exam, xp }: MasteryChapter): string {
  if (exam.isPassed) return 'bestanden';
  return `bringt ${xp} XP`;
}
