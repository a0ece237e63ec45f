import { useRef } from 'react';
import { useFollowTheEnd } from '../../../../ui/use-follow-the-end.ts';
import { ConsoleOutput } from '../console-output.tsx';
import { isEmpty, type Transcript } from '../transcript.ts';
import styles from './step-output.module.css';

/** What stood in the console at this moment. */
export function StepOutput({ transcript }: { transcript: Transcript }) {
  const screen = useRef<HTMLElement>(null);
  const onScroll = useFollowTheEnd(screen, [transcript]);
  return (
    <div className={styles.output}>
      <h3 className={styles.title}>Ausgabe bis hier</h3>
      <figure
        ref={screen}
        className={styles.screen}
        tabIndex={0}
        aria-label="Ausgabe bis hier"
        onScroll={onScroll}
      >
        {isEmpty(transcript) && <p className={styles.nothing}>Noch nichts.</p>}
        <ConsoleOutput program={{ phase: { kind: 'idle' }, transcript, answer: ignore }} />
      </figure>
    </div>
  );
}

function ignore() {}
