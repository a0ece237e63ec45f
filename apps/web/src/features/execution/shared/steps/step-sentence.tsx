import type { Explanation } from '@hbg/coach/explanation';
import { useEffect, useState } from 'react';
import { CodeText } from '../../../../ui/code-text.tsx';
import type { RecordedStep } from './recording.ts';
import styles from './step-sentence.module.css';

type StepSentenceProps = {
  code: string;
  step: RecordedStep;
  /** What the coach says about the program's end. */
  failure: Explanation | null;
};
type Teller = (line: string) => string | null;

/** What the line does, in words, or why the program ended at it. */
export function StepSentence({ code, step, failure }: StepSentenceProps) {
  const tell = useTeller();
  const line = code.split('\n')[step.line - 1]?.trim() ?? '';
  const told = step.kind === 'line' && step.line > 0 && tell ? tell(line) : null;
  return (
    <div className={styles.sentence} data-kind={step.kind}>
      <p>
        <strong>{startOf(step)}</strong>
        {told && (
          <>
            {' '}
            <CodeText>{told}</CodeText>
          </>
        )}
      </p>
      {step.kind === 'failed' && failure && <Failure failure={failure} line={step.line} />}
    </div>
  );
}

function Failure({ failure, line }: { failure: Explanation; line: number }) {
  const { titel, erklaerung, tipp, stelle } = failure;
  const isElsewhere = stelle !== null && stelle.line !== line;
  return (
    <>
      <p className={styles.title}>{isElsewhere ? `Zeile ${stelle.line}: ${titel}` : titel}</p>
      <p>
        <CodeText>{`${erklaerung} ${tipp}`}</CodeText>
      </p>
    </>
  );
}

export function startOf({ kind, line }: RecordedStep): string {
  if (kind === 'finished') return 'Dein Programm ist zu Ende.';
  if (kind === 'failed') return `In Zeile ${line} ist dein Programm abgebrochen.`;
  return line > 0 ? `Zeile ${line} ist dran.` : 'Hier steht noch keine Zeile, die Python ausführt.';
}

/** The tutor's words for lines are fetched when somebody wants to see steps. */
function useTeller(): Teller | null {
  const [tell, setTell] = useState<Teller | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { lineInWords } = await import('@hbg/coach/line/line-in-words');
      if (!isGone) setTell(() => lineInWords);
    };
    void load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return tell;
}
