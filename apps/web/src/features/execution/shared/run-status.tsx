import { CircleCheck, CircleX, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { hasSucceeded } from './coach.ts';
import styles from './console.module.css';
import type { Ended, Phase } from './program-state.ts';
import { isEmpty, openText, type Transcript } from './transcript.ts';

type RunStatusProps = { phase: Phase; transcript: Transcript };

/** Said aloud too: the start, what the program asks, and the end; but not each line of output. */
export function RunStatus({ phase, transcript }: RunStatusProps) {
  return (
    <output className={styles.status}>
      {phase.kind === 'running' && <Progress now={phase.now} transcript={transcript} />}
      {phase.kind === 'ended' && <End ended={phase} />}
    </output>
  );
}

export function hasFailed(phase: Phase): boolean {
  return phase.kind === 'ended' && phase.result.kind !== 'stopped' && !hasSucceeded(phase.result);
}

type ProgressProps = { now: 'busy' | 'asking' | 'waiting'; transcript: Transcript };

function Progress({ now, transcript }: ProgressProps) {
  if (now === 'asking') {
    return <VisuallyHidden>Dein Programm fragt: {openText(transcript)}</VisuallyHidden>;
  }
  return (
    <>
      {isEmpty(transcript) && <span className={styles.placeholder}>Code wird ausgeführt...</span>}
      {now === 'waiting' && (
        <span className={styles.placeholder}>
          Eingaben, Pausen und Zeichnungen brauchen das Python auf diesem Gerät. Sobald es geladen
          ist, geht es los.
        </span>
      )}
    </>
  );
}

function End({ ended }: { ended: Ended }) {
  const { result } = ended;
  if (hasSucceeded(result)) {
    return (
      <Verdict className={styles.success} icon={<CircleCheck size={18} />}>
        Code executed successfully!
      </Verdict>
    );
  }
  if (result.kind === 'stopped') {
    return (
      <Verdict className={styles.stopped} icon={<Square size={16} fill="currentColor" />}>
        Gestoppt.
      </Verdict>
    );
  }
  const text = failureOf(ended);
  return (
    text && (
      <Verdict className={styles.failure} icon={<CircleX size={18} />}>
        {text}
      </Verdict>
    )
  );
}

type VerdictProps = { className: string | undefined; icon: ReactNode; children: string };

function Verdict({ className, icon, children }: VerdictProps) {
  return (
    <span className={className}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** Null while the coach is still thinking about it. */
function failureOf({ result, coaching }: Ended): string | null {
  if (result.kind === 'not-executed') {
    return 'Error executing code. Please check your syntax and try again.';
  }
  if (result.kind === 'finished') {
    return `Dein Programm hat sich mit dem Code ${result.exitCode} beendet.`;
  }
  if (!coaching) return null;
  const { titel, stelle } = coaching.explanation ?? plain;
  return stelle ? `Zeile ${stelle.line}: ${titel}` : titel;
}

const plain = { titel: 'Dein Programm ist abgebrochen', stelle: null };
