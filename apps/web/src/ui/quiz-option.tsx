import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { CodeText } from './code-text.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './quiz.module.css';
import type { Question } from './quiz-run.ts';

type QuizOptionProps = {
  option: Question['options'][number];
  letter: string;
  isChosen: boolean;
  isAnswered: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The reason stands in the answer that was taken; which other one is right isn't given away. */
export function QuizOption({ option, letter, isChosen, isAnswered, ...act }: QuizOptionProps) {
  const { text, isRight, why } = option;
  const tone = isRight ? styles.right : styles.wrong;
  return (
    <li className={joinClasses(styles.option, isChosen && tone)}>
      <button
        type="button"
        className={styles.choose}
        aria-disabled={isAnswered}
        aria-pressed={isChosen}
        onClick={isAnswered ? undefined : act.onChoose}
        onKeyDown={act.onKeyDown}
      >
        <span className={styles.key}>{isChosen ? <Sign isRight={isRight} /> : letter}</span>
        <span className={joinClasses(styles.text, !hasLetters.test(text) && styles.mono)}>
          <CodeText>{text}</CodeText>
        </span>
      </button>
      {isChosen && why !== null && (
        <p className={styles.why}>
          <CodeText>{why}</CodeText>
        </p>
      )}
    </li>
  );
}

const hasLetters = /\p{L}/u;

function Sign({ isRight }: { isRight: boolean }) {
  return isRight ? <Check size={16} aria-label="Richtig:" /> : <X size={16} aria-label="Falsch:" />;
}
