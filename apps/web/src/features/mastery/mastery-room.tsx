import type { MasteryArea, MasteryChapter } from '@hbg/contract/mastery';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/lazy-part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChapterHead } from './chapter-head.tsx';
import { ChapterList } from './chapter-list.tsx';
import { DueNote } from './due-note.tsx';
import { LessonTabs } from './lesson/lesson-tabs.tsx';
import { LessonRow } from './lesson-row.tsx';
import { Lexicon } from './lexikon/lexicon.tsx';
import type { MasteryView } from './mastery-address.ts';
import styles from './mastery-room.module.css';
import { dueLessons, type Place } from './place-in.ts';

const ExamView = lazyPart(async () => (await import('./check/exam-view.tsx')).ExamView);
const ReviewView = lazyPart(async () => (await import('./check/review-view.tsx')).ReviewView);

type MasteryRoomProps = {
  area: MasteryArea;
  user: string;
  chapters: readonly MasteryChapter[];
  place: Place;
  view: MasteryView | undefined;
};

/** Chapters as drawers, the pulled one joins what is read and done. */
export function MasteryRoom(props: MasteryRoomProps) {
  const { area, chapters, place, view } = props;
  const due = dueLessons(chapters);
  return (
    <div className={styles.room}>
      <div className={styles.chapters}>
        <ChapterList area={area} chapters={chapters} open={place.chapter} />
      </div>
      <div className={styles.panel}>
        <ChapterHead chapter={place.chapter} />
        <LessonRow area={area} place={place} chapters={chapters} view={view} />
        <div className={styles.content}>
          {due.length > 0 && view !== 'auffrischen' && <DueNote area={area} due={due} />}
          <Suspense fallback={<Skeleton height={320} />}>
            <Content {...props} />
          </Suspense>
        </div>
      </div>
      <div className={styles.lexicon}>
        <Lexicon area={area} />
      </div>
    </div>
  );
}

/** Nothing of one lesson, or of one chapter’s exam, stays for another. */
function Content({ area, user, chapters, place, view }: MasteryRoomProps) {
  const { chapter, lesson } = place;
  if (view === 'pruefung') {
    return <ExamView key={chapter.id} area={area} user={user} chapter={chapter} />;
  }
  if (view === 'auffrischen') {
    return <ReviewView area={area} user={user} chapters={chapters} />;
  }
  return <LessonTabs key={lesson.unit} {...{ area, user, lesson, view }} />;
}
