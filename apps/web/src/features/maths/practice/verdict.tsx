import { answerText } from '@hbg/maths/judge';
import type { Task } from '@hbg/maths/task';
import { joinClasses } from '../../../ui/join-classes.ts';
import { MathsText } from '../maths-text.tsx';
import type { Judged } from './use-practice.ts';
import styles from './verdict.module.css';

type VerdictProps = { task: Task; judged: Judged; points: number };

/** What came out, and the thought behind a typical mistake first. */
export function Verdict({ task, judged, points }: VerdictProps) {
  const isRight = judged.kind === 'right';
  return (
    <div className={joinClasses(styles.verdict, isRight && styles.right)}>
      <h2 className={styles.title}>
        <span className={styles.word}>{isRight ? 'Richtig!' : 'Falsch.'}</span>{' '}
        {isRight ? (
          <span className={styles.points}>+{points} Punkte</span>
        ) : (
          <span>
            Richtig ist{' '}
            <b className={styles.answer}>
              <MathsText>{answerText(task)}</MathsText>
            </b>
          </span>
        )}
      </h2>
      {!isRight && (
        <p className={styles.thought}>
          <MathsText>
            {judged.mistake?.thought ?? unknown[task.seed % unknown.length] ?? unknown[0]}
          </MathsText>
        </p>
      )}
    </div>
  );
}

/** Another one for another task. */
const unknown = [
  'Wie du darauf gekommen bist, kann ich nicht erkennen. Geh die Schritte durch und such die Stelle, an der du abgebogen bist.',
  'Diesen Fehler kenne ich noch nicht. Vergleich deine Rechnung Schritt für Schritt mit dieser hier.',
  'Ich sehe nicht, wo es anders lief. Rechne die Schritte einmal mit, dann findest du die Stelle.',
] as const;
