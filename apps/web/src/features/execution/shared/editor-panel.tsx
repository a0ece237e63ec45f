import type { Place } from '@hbg/coach/explanation';
import { type ReactNode, type RefObject, useRef } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { coachingNow, tracebackOf } from './coaching-now.ts';
import { type Clash, CodeClash } from './code-clash.tsx';
import type { CodeFieldHandle } from './code-field.tsx';
import { CodeEditor } from './editor/code-editor.tsx';
import styles from './editor-panel.module.css';
import { EngineStatus } from './engine-status.tsx';
import { RunControls } from './run-controls.tsx';
import { useCoachCards } from './use-coach-cards.ts';
import { useEngine } from './use-engine.ts';
import type { UsedProgram } from './use-program.ts';
import { useReset } from './use-reset.ts';

type EditorPanelProps = {
  program: Pick<UsedProgram, 'phase' | 'run' | 'stop' | 'reset'>;
  code: string;
  starter: string;
  onChange: (code: string) => void;
  /** Two tabs have changed the code. */
  clash?: Clash | null;
  /** Something else on the screen matters more than to run it once more. */
  isRunQuiet?: boolean | undefined;
  /** Beside the file's name, apart from what is done with it. */
  aside?: ReactNode;
  /** More buttons beside Run. */
  actions?: ReactNode;
  /** The files, in place of the name of the only one. */
  tabs?: ReactNode;
  /** Hides the code for as long as it is there. */
  instead?: ReactNode;
  /** At the lower edge: what else can be done with it. */
  tools?: ReactNode;
  /** Above the code, at the right. */
  badge?: ReactNode;
  /** For those who put code into the editor from elsewhere. */
  field?: RefObject<CodeFieldHandle | null> | undefined;
  /** The code in the editor is about to be replaced by the starter. */
  onReset?: (() => void) | undefined;
  className?: string | undefined;
};

/** The file, what can be done with it, and what the coach says about it. */
export function EditorPanel(props: EditorPanelProps) {
  const { program, code, clash } = props;
  const field = useFieldOf(props);
  const engine = useEngine();
  const coaching = program.phase.kind === 'ended' ? coachingNow(program.phase, code) : null;
  const cards = useCoachCards(coaching !== null);
  const goTo = (place: Place) => field.current?.goTo(place);
  const run = useStable<void>(() => program.run(code));
  const [reset, actOnReset] = useCodeReset(props, (next) => field.current?.replaceAll(next));
  return (
    <section
      className={joinClasses(styles.panel, props.className)}
      aria-label="Editor"
      data-engine={engine.state.kind}
    >
      <div className={styles.head}>
        {props.tabs ?? <h2 className={styles.tab}>main.py</h2>}
        <RunControls
          isRunning={program.phase.kind === 'running'}
          onRun={run}
          onStop={program.stop}
          isQuiet={props.isRunQuiet}
          reset={reset?.kind ?? null}
          onReset={actOnReset}
          aside={props.aside}
        >
          {props.actions}
        </RunControls>
      </div>
      {props.badge && <p className={styles.badge}>{props.badge}</p>}
      <CodeEditor
        ref={field}
        label="Dein Code in main.py"
        code={code}
        onChange={props.onChange}
        mark={coaching?.explanation?.stelle ?? null}
        coach={
          cards &&
          coaching?.explanation && (
            <cards.CoachCard
              explanation={coaching.explanation}
              isOld={coaching.isOld}
              traceback={tracebackOf(program.phase)}
              onGoTo={goTo}
            />
          )
        }
      />
      {props.instead && <div className={styles.instead}>{props.instead}</div>}
      <div className={styles.foot}>
        {clash && <CodeClash clash={clash} onChosen={() => field.current?.focus()} />}
        <EngineStatus state={engine.state} onTryAgain={engine.tryAgain} />
        {cards && coaching && (
          <cards.CoachHints hints={coaching.hints} isOld={coaching.isOld} onGoTo={goTo} />
        )}
      </div>
      {props.tools}
    </section>
  );
}

function useFieldOf({ field }: EditorPanelProps) {
  const own = useRef<CodeFieldHandle>(null);
  return field ?? own;
}

function useCodeReset(
  { program, code, starter, onReset }: EditorPanelProps,
  put: (code: string) => void,
) {
  const reset = useReset({
    code,
    starter,
    isStarter: code === starter,
    isUsed: program.phase.kind !== 'idle',
    put,
    onReset,
    afterReset: program.reset,
  });
  return [reset, useStable<void>(() => reset?.act())] as const;
}
