import type { Judged } from '@hbg/contract/assessments';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { fenced } from '../markup/shared/fenced.ts';
import { Markup } from '../markup/shared/markup.tsx';
import { rightPrograms } from './result/programs-in.ts';
import { RightAnswer } from './result/right-answer.tsx';
import styles from './verdict.module.css';
import { wordFor } from './verdict-words.ts';

/** A short honest word, and after a wrong answer what is right and why. */
export function Verdict({ judged }: { judged: Judged }) {
  const { isRight, form } = judged;
  const isSaid = isRight && form !== 'order' && form !== 'line';
  return (
    <section className={styles.verdict} aria-label="Rückmeldung">
      <output className={styles.word} data-right={isRight || undefined}>
        {isRight ? <CircleCheck size={20} /> : <CircleDashed size={20} />}
        {wordFor(judged)}
      </output>
      {!isSaid && <RightAnswer judged={judged} isWhySaid={form === 'line'} />}
      {!isRight && <RightProgram judged={judged} />}
    </section>
  );
}

function RightProgram({ judged }: { judged: Judged }) {
  const { form, unit } = judged;
  if (form !== 'order' && unit.kind === 'quiz') return null;
  return (
    <>
      {form !== 'order' && <p>So kann es gehen. Such die Stelle, die dir gefehlt hat:</p>}
      {rightPrograms(judged).map(({ label, code, language }) => (
        <Markup key={label} text={fenced(code, language)} codeLabel={label} />
      ))}
    </>
  );
}
