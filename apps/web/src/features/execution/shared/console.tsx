import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useFollowTheEnd } from '../../../ui/use-follow-the-end.ts';
import styles from './console.module.css';
import { ConsoleOutput } from './console-output.tsx';
import { hasFailed, RunStatus } from './run-status.tsx';
import { SilentQuestion } from './silent-question.tsx';
import { isEmpty } from './transcript.ts';
import type { UsedProgram } from './use-program.ts';

type ConsoleProps = {
  program: UsedProgram;
  className?: string | undefined;
  /** Below the output. */
  children?: ReactNode;
};

/** What a program prints and asks, and how it ended. */
export function Console({ program, className, children }: ConsoleProps) {
  const { phase, transcript } = program;
  const heading = useId();
  const isBlank = phase.kind === 'idle' && isEmpty(transcript);
  const isClear = isBlank || (phase.kind === 'running' && isEmpty(transcript));
  return (
    <section className={joinClasses(styles.console, className)} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          Console Output
        </h2>
        <Button
          variant="ghost"
          size="small"
          aria-label="Ausgabe leeren"
          // Not disabled when it's empty: it would lose the focus that it is pressed with.
          aria-disabled={isClear}
          onClick={isClear ? undefined : program.clear}
        >
          Leeren
        </Button>
      </div>
      <Screen program={program} isBlank={isBlank} />
      {children}
      {phase.kind === 'running' && phase.isSilent && (
        <div className={styles.question}>
          <SilentQuestion program={program} />
        </div>
      )}
    </section>
  );
}

function Screen({ program, isBlank }: { program: UsedProgram; isBlank: boolean }) {
  const { phase, transcript } = program;
  const screen = useRef<HTMLElement>(null);
  const onScroll = useFollowTheEnd(screen, [phase, transcript]);
  return (
    <figure
      ref={screen}
      className={joinClasses(styles.screen, hasFailed(phase) && styles.failed)}
      tabIndex={0}
      aria-label="Ausgabe"
      onScroll={onScroll}
    >
      {isBlank && <p className={styles.placeholder}>Run your code to see output here...</p>}
      <ConsoleOutput program={program} />
      <RunStatus phase={phase} transcript={transcript} />
    </figure>
  );
}
