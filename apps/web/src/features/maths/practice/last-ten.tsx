import { useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './last-ten.module.css';

type LastTenProps = {
  answers: readonly boolean[];
  level: number;
};

const cells = Array.from({ length: 10 }, (_, at) => at);

/** The last answers at a level. */
export function LastTen({ answers, level }: LastTenProps) {
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
      <p className={styles.note}>
        {level < 10
          ? `Ab acht von zehn schlage ich dir Level ${level + 1} vor.`
          : 'Höher geht es nicht. Respekt.'}
      </p>
    </section>
  );
}

function styleOf(isRight: boolean | undefined): string | undefined {
  if (isRight === undefined) return undefined;
  return isRight ? styles.right : styles.wrong;
}
