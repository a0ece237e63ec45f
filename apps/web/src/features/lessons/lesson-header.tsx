import { ChevronRight, ListTree, SquareTerminal } from 'lucide-react';
import { memo } from 'react';
import { Bar } from '../../shell/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './lesson-header.module.css';

type LessonHeaderProps = {
  user: string;
  /** Course, chapter, lesson. */
  crumbs: readonly string[];
  /** How far, and in what; null while nobody knows. */
  progress: { percent: number; of: 'diese Lektion' | 'dieser Kurs' } | null;
  /** Shows the course where its list has no room. */
  onCourse?: () => void;
};

export const LessonHeader = memo(function LessonHeader({
  user,
  crumbs,
  progress,
  onCourse,
}: LessonHeaderProps) {
  return (
    <Bar user={user || 'Schüler'} brand={<Brand />} className={styles.header} isNamed>
      <Crumbs crumbs={crumbs} />
      {onCourse && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Kurs-Inhalt"
          icon={<ListTree size={22} />}
          onClick={onCourse}
        />
      )}
      <div className={styles.progress}>{progress && <HowFar {...progress} />}</div>
    </Bar>
  );
});

function Brand() {
  return (
    <span className={styles.brand}>
      <SquareTerminal size={26} className={styles.sign} aria-hidden="true" />
      <span>
        Code<b>Bot</b>
      </span>
    </span>
  );
}

/** In the words that there is room for; all of them are said. */
function HowFar({ percent, of }: NonNullable<LessonHeaderProps['progress']>) {
  const [which, what] = of.split(' ');
  const label = (
    <span title={`Fortschritt · ${of}`}>
      <span className={styles.word}>Fortschritt · </span>
      <span className={styles.which}>{which} </span>
      <span>{what}</span>
    </span>
  );
  return <Progress label={label} value={percent} />;
}

function Crumbs({ crumbs }: { crumbs: readonly string[] }) {
  if (crumbs.length === 0) return <span className={styles.crumbs} />;
  return (
    <nav aria-label="Du bist hier" className={styles.crumbs}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index > 0 && <ChevronRight size={14} aria-hidden="true" />}
            <span className={styles.crumb}>{crumb}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
