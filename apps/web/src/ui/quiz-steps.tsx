import { joinClasses } from './join-classes.ts';
import styles from './quiz.module.css';

type QuizStepsProps = {
  answers: readonly (boolean | null)[];
  asked: number;
  isAgain: boolean;
};

/** A bar for each question: whole for right, broken for wrong. */
export function QuizSteps({ answers, asked, isAgain }: QuizStepsProps) {
  return (
    <div className={styles.steps}>
      <span className={styles.bars} aria-hidden="true">
        {answers.map((answer, number) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- questions keep their places
            key={number}
            className={joinClasses(
              answer === true && styles.reached,
              answer === false && styles.missed,
              number === asked && styles.asked,
            )}
          />
        ))}
      </span>
      <span>
        {isAgain && 'Noch einmal: '}Frage {asked + 1} von {answers.length}
      </span>
    </div>
  );
}
