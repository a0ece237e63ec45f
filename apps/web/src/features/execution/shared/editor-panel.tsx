import type { Place } from '@hbg/tutor/explanation';
import { type ReactNode, useRef, useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CoachCard } from './coach-card.tsx';
import { CoachHints } from './coach-hints.tsx';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';
import styles from './editor-panel.module.css';
import { EngineStatus } from './engine-status.tsx';
import type { Ended, Phase } from './program-state.ts';
import { type Reset, RunControls } from './run-controls.tsx';
import { useEngineState } from './use-engine-state.ts';
import type { UsedProgram } from './use-program.ts';

type EditorPanelProps = {
  program: UsedProgram;
  code: string;
  starter: string;
  onChange: (code: string) => void;
  /** More buttons beside Run. */
  actions?: ReactNode;
  className?: string | undefined;
};

/** The file, what can be done with it, and what the coach says about it. */
export function EditorPanel(props: EditorPanelProps) {
  const { program, code, onChange, actions, className } = props;
  const field = useRef<CodeFieldHandle>(null);
  const engine = useEngineState();
  const reset = useReset(props, (code) => field.current?.replaceAll(code));
  return (
    <section
      className={joinClasses(styles.panel, className)}
      aria-label="Editor"
      data-engine={engine.kind}
    >
      <div className={styles.head}>
        <h2 className={styles.tab}>main.py</h2>
        <RunControls
          isRunning={program.phase.kind === 'running'}
          onRun={() => program.run(code)}
          onStop={program.stop}
          reset={reset}
        >
          {actions}
        </RunControls>
      </div>
      <CodeField
        ref={field}
        label="Dein Code in main.py"
        code={code}
        onChange={onChange}
        mark={markFor(program.phase, code)}
      />
      <div className={styles.foot}>
        <EngineStatus state={engine} />
        {program.phase.kind === 'ended' && (
          <Coach ended={program.phase} onGoTo={(place) => field.current?.goTo(place)} />
        )}
      </div>
    </section>
  );
}

function Coach({ ended, onGoTo }: { ended: Ended; onGoTo: (place: Place) => void }) {
  const { result, coaching } = ended;
  const traceback = result.kind === 'python-error' ? result.error.traceback : null;
  return (
    coaching && (
      <>
        {coaching.explanation && (
          <CoachCard explanation={coaching.explanation} traceback={traceback} onGoTo={onGoTo} />
        )}
        <CoachHints hints={coaching.hints} onGoTo={onGoTo} />
      </>
    )
  );
}

/** Only as long as the code is the one that ran: in another the place is a different one. */
function markFor(phase: Phase, code: string): Place | null {
  const isThatCode = phase.kind === 'ended' && phase.code === code;
  return isThatCode ? (phase.coaching?.explanation?.stelle ?? null) : null;
}

/** Back to the starter code, and from there back to what it replaced. */
function useReset(
  { program, code, starter }: EditorPanelProps,
  replaceAll: (code: string) => void,
): Reset | null {
  const [replaced, setReplaced] = useState<string | null>(null);
  const isStarter = code === starter;
  if (isStarter && replaced !== null) {
    return { kind: 'undo', act: () => replaceAll(replaced) };
  }
  if (isStarter && program.phase.kind === 'idle') return null;
  const reset = () => {
    if (!isStarter) setReplaced(code);
    replaceAll(starter);
    program.reset();
  };
  return { kind: 'reset', act: reset };
}
