import { useEffect, useState } from 'react';
import { CoachText } from '../coach-text.tsx';
import type { RecordedStep } from './recording.ts';
import styles from './step-sentence.module.css';

type StepSentenceProps = { code: string; step: RecordedStep };
type Teller = (line: string) => string | null;

/** What the line does, in words. */
export function StepSentence({ code, step }: StepSentenceProps) {
  const tell = useTeller();
  const line = code.split('\n')[step.line - 1]?.trim() ?? '';
  const told = step.kind === 'line' && tell ? tell(line) : null;
  return (
    <p className={styles.sentence} data-kind={step.kind}>
      <strong>{startOf(step)}</strong>
      {told && (
        <>
          {' '}
          <CoachText>{told}</CoachText>
        </>
      )}
    </p>
  );
}

export function startOf({ kind, line }: RecordedStep): string {
  if (kind === 'finished') return 'Dein Programm ist zu Ende.';
  if (kind === 'failed') return `In Zeile ${line} ist dein Programm abgebrochen.`;
  return `Zeile ${line} ist dran.`;
}

/** The tutor's words for lines are fetched when somebody wants to see steps. */
function useTeller(): Teller | null {
  const [tell, setTell] = useState<Teller | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { lineInWords } = await import('@hbg/tutor/line/line-in-words');
      if (!isGone) setTell(() => lineInWords);
    };
    void load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return tell;
}
