import { highestLevel } from '@hbg/maths/levels';
import { useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './last-ten.module.css';

type LastTenProps = {
  answers: readonly boolean[];
  level: number;
  /** Easier tasks count at a lower one. */
  picked: number;
};

const cells = Array.from({ length: 10 }, (_, at) => at);

/** The last answers at a level. */
export function LastTen({ answers, level, picked }: LastTenProps) {
  const heading = useId();
  const right = answers.filter(Boolean).length;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        Die letzten zehn auf Level {level}
      </h2>
      <VisuallyHidden>
        {right} richtig, {answers.length - right} falsch
      </VisuallyHidden>
      <div className={styles.cells} aria-hidden="true">
        {cells.map((at) => (
          <i key={at} className={joinClasses(styles.cell, styleOf(answers[at]))} />
        ))}
      </div>
      <p className={styles.note}>{noteFor(level, picked)}</p>
    </section>
  );
}

function noteFor(level: number, picked: number): string {
  if (picked === highestLevel) return 'Höher geht es nicht. Respekt.';
  return level < picked
    ? `Hier zählen leichtere Aufgaben. Ein höheres Level schlage ich dir vor, wenn es auf Level ${picked} gut läuft.`
    : `Sind von den letzten zehn acht richtig, schlage ich dir Level ${level + 1} vor.`;
}

function styleOf(isRight: boolean | undefined): string | undefined {
  if (isRight === undefined) return undefined;
  return isRight ? styles.right : styles.wrong;
}
