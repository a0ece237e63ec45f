import type { Judged } from '@hbg/contract/assessments';
import { CodeText } from '../../../ui/code-text.tsx';
import styles from './right-answer.module.css';

type RightAnswerProps = {
  judged: Judged;
  /** Where the reason stands already. */
  isWhySaid?: boolean;
};

/** What is right, and why; of a program it stands below. */
export function RightAnswer({ judged, isWhySaid = false }: RightAnswerProps) {
  const { unit, form, better, why } = judged;
  const right = unit.quiz[0]?.options.find(({ isRight }) => isRight);
  const text = form === 'line' ? better && `\`${better.trim()}\`` : right?.text;
  const reason = right?.why ?? why;
  return (
    <>
      {text && (
        <p>
          {form === 'line' ? 'Richtig heißt die Zeile' : 'Richtig ist'}: <CodeText>{text}</CodeText>
        </p>
      )}
      {reason && !isWhySaid && <Why text={reason} />}
    </>
  );
}

export function Why({ text }: { text: string }) {
  return (
    <p className={styles.why}>
      <CodeText>{text}</CodeText>
    </p>
  );
}
