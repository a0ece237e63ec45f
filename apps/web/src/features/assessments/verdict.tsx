import type { Judged } from '@hbg/contract/assessments';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { CodeText } from '../../ui/code-text.tsx';
import { fenced } from '../markup/shared/fenced.ts';
import { Markup } from '../markup/shared/markup.tsx';
import { isUnknown } from './is-unknown.ts';
import styles from './verdict.module.css';

/** A short honest word; why a choice is wrong stands in the choice itself. */
export function Verdict({ judged }: { judged: Judged }) {
  const { isRight, form, why, better, solved, language } = judged;
  const isOrder = form === 'order' && !isRight;
  return (
    <section className={styles.verdict} aria-label="Rückmeldung">
      <output className={styles.word} data-right={isRight || undefined}>
        {isRight ? <CircleCheck size={20} /> : <CircleDashed size={20} />}
        {wordFor(judged)}
      </output>
      {form === 'order' && why !== null && (
        <p>
          <CodeText>{why}</CodeText>
        </p>
      )}
      {form === 'line' && better !== null && (
        <p>
          Richtig heißt die Zeile: <CodeText>{`\`${better.trim()}\``}</CodeText>
        </p>
      )}
      {isOrder && solved !== null && (
        <Markup text={fenced(solved, language ?? 'python')} codeLabel="So läuft es" />
      )}
    </section>
  );
}

function wordFor(judged: Judged): string {
  if (judged.isRight) return 'Richtig.';
  return isUnknown(judged) ? 'Gut, dass du es sagst. Das hilft beim Einschätzen.' : 'Nicht ganz.';
}
