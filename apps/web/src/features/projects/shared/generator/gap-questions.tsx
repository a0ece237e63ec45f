import type { Gap } from '@hbg/contract/code-generator';
import { CodeText } from '../../../../ui/code-text.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { type GapState, reasonFor, untouched, type Verdict } from './gap-check.ts';
import styles from './gap-questions.module.css';

type GapQuestionsProps = {
  gaps: readonly Gap[];
  states: readonly GapState[];
  verdicts: readonly Verdict[];
};

export function GapQuestions({ gaps, states, verdicts }: GapQuestionsProps) {
  return (
    <ol className={styles.list}>
      {gaps.map((gap, at) => {
        const verdict = verdicts[at] ?? 'open';
        const { answer } = states[at] ?? untouched;
        return (
          <li key={gap.start} className={styles.question}>
            <span className={joinClasses(styles.number, styles[verdict])} aria-hidden="true">
              {at + 1}
            </span>
            <span id={`luecke-${at + 1}`} aria-live="polite">
              <CodeText>{gap.question}</CodeText>{' '}
              {verdict === 'right' && <strong className={styles.right}>Stimmt.</strong>}
              {verdict === 'wrong' && (
                <span className={styles.wrong}>
                  <CodeText>{reasonFor(gap, answer)}</CodeText>
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
