import type { Place } from '@hbg/tutor/explanation';
import { type ReactNode, useRef, useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { CoachPanel } from './coach-panel.tsx';
import { coachingNow } from './coaching-now.ts';
import { CodeClash } from './code-clash.tsx';
import { CodeField, type CodeFieldHandle } from './code-field.tsx';
import styles from './editor-panel.module.css';
import { EngineStatus } from './engine-status.tsx';
import type { Phase } from './program-state.ts';
import { type Reset, RunControls } from './run-controls.tsx';
import { useEngine } from './use-engine.ts';
import type { UsedProgram } from './use-program.ts';
import type { Clash } from './use-stored-code.ts';

type EditorPanelProps = {
  program: UsedProgram;
  code: string;
  starter: string;
  onChange: (code: string) => void;
  /** Two tabs have changed the code. */
  clash?: Clash | null;
  /** More buttons beside Run. */
  actions?: ReactNode;
  className?: string | undefined;
};

/** The file, what can be done with it, and what the coach says about it. */
export function EditorPanel(props: EditorPanelProps) {
  const { program, code, onChange, clash, actions, className } = props;
  const field = useRef<CodeFieldHandle>(null);
  const engine = useEngine();
  const reset = useReset(props, (code) => field.current?.replaceAll(code));
  return (
    <section
      className={joinClasses(styles.panel, className)}
      aria-label="Editor"
      data-engine={engine.state.kind}
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
        {clash && <CodeClash clash={clash} onChosen={() => field.current?.focus()} />}
        <EngineStatus state={engine.state} onTryAgain={engine.tryAgain} />
        {program.phase.kind === 'ended' && (
          <CoachPanel
            ended={program.phase}
            code={code}
            onGoTo={(place) => field.current?.goTo(place)}
          />
        )}
      </div>
    </section>
  );
}

/** Where the error is in the code as it stands now. */
function markFor(phase: Phase, code: string): Place | null {
  const coaching = phase.kind === 'ended' ? coachingNow(phase, code) : null;
  return coaching?.explanation?.stelle ?? null;
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
