import type { Judged } from '@hbg/contract/assessments';
import { CodeText } from '../../../ui/code-text.tsx';
import { fenced } from '../../markup/shared/fenced.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import styles from './evidence-item.module.css';
import { programsIn } from './programs-in.ts';

/** The task, what was chosen, and what is right. */
export function EvidenceItem({ judged }: { judged: Judged }) {
  const { unit, form, why } = judged;
  const options = unit.quiz[0]?.options ?? [];
  const right = form === 'line' ? undefined : options.find(({ isRight }) => isRight);
  const chosen = form === 'line' ? undefined : options[judged.choice ?? -1];
  const wrongLine = form === 'line' ? options.find(({ isRight }) => isRight) : undefined;
  const reason = right?.why ?? wrongLine?.why ?? why;
  return (
    <div className={styles.item}>
      <Markup text={unit.content} under={3} />
      {programsIn(judged).map(({ label, code, language }) => (
        <Markup key={label} text={fenced(code, language)} codeLabel={label} />
      ))}
      {chosen && !chosen.isRight && (
        <p>
          Deine Antwort: <CodeText>{chosen.text}</CodeText>
        </p>
      )}
      {chosen && !chosen.isRight && chosen.why && <Why text={chosen.why} />}
      {right && (
        <p>
          Richtig ist: <CodeText>{right.text}</CodeText>
        </p>
      )}
      {reason && <Why text={reason} />}
    </div>
  );
}

function Why({ text }: { text: string }) {
  return (
    <p className={styles.why}>
      <CodeText>{text}</CodeText>
    </p>
  );
}
