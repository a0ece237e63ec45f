import type { Judged } from '@hbg/contract/assessments';
import { CodeText } from '../../../ui/code-text.tsx';
import { fenced } from '../../markup/shared/fenced.ts';
import { Markup } from '../../markup/shared/markup.tsx';
import styles from './evidence-item.module.css';
import { programsIn } from './programs-in.ts';
import { RightAnswer, Why } from './right-answer.tsx';

/** The task, what was chosen, and what is right. */
export function EvidenceItem({ judged }: { judged: Judged }) {
  const { unit, form } = judged;
  const options = unit.quiz[0]?.options ?? [];
  const chosen = form === 'line' ? undefined : options[judged.choice ?? -1];
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
      <RightAnswer judged={judged} />
    </div>
  );
}
