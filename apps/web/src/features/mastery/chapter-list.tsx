import type { MasteryArea, MasteryChapter } from '@hbg/contract/mastery';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Cabinet, DrawerRow } from '../../ui/drawer-row.tsx';
import { ProofTube } from '../../ui/proof-cells.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { areaWords } from './area-words.ts';
import styles from './chapter-list.module.css';
import { proofOf, slugOf } from './place-in.ts';

type ChapterListProps = {
  area: MasteryArea;
  chapters: readonly MasteryChapter[];
  open: MasteryChapter;
};

/** A cabinet; on a phone one selector. */
export function ChapterList(props: ChapterListProps) {
  const { chapters, open } = props;
  const isNarrow = useMedia('(width < 64rem)');
  if (!isNarrow) return <Drawers {...props} />;
  return (
    // Whoever has chosen sees the chapter, not the list.
    <details key={open.id} className={styles.selector}>
      <summary className={styles.chosen}>
        <span className={styles.title}>
          {chapters.indexOf(open) + 1} {open.title}
        </span>
        <span className={styles.tubes}>
          <Tubes chapter={open} />
        </span>
        <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
      </summary>
      <Drawers {...props} />
    </details>
  );
}

function Drawers({ area, chapters, open }: ChapterListProps) {
  return (
    <Cabinet label="Kapitel">
      {chapters.map((chapter, at) => (
        <DrawerRow
          key={chapter.id}
          number={at + 1}
          title={chapter.title}
          isOpen={chapter.id === open.id}
          isUntouched={isUntouched(chapter)}
          render={(drawer) => (
            <Link
              to={areaWords[area].path}
              search={{ lektion: firstOf(chapter) }}
              resetScroll={false}
              {...drawer}
            />
          )}
        >
          {isUntouched(chapter) ? `${chapter.xp} XP` : <Tubes chapter={chapter} />}
        </DrawerRow>
      ))}
    </Cabinet>
  );
}

function Tubes({ chapter }: { chapter: MasteryChapter }) {
  return chapter.lessons.map(({ unit, title, standing }) => (
    <ProofTube key={unit} title={title} state={proofOf(standing)} />
  ));
}

function isUntouched({ lessons }: MasteryChapter): boolean {
  return lessons.every(({ standing, isCompleted }) => standing.state === 'open' && !isCompleted);
}

/** Where one goes on in it. */
function firstOf({ lessons }: MasteryChapter): string | undefined {
  const lesson = lessons.find(({ isCompleted }) => !isCompleted) ?? lessons[0];
  return lesson && slugOf(lesson);
}
