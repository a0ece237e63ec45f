import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Console } from './shared/console.tsx';
import { DrawingStage } from './shared/drawing/drawing-stage.tsx';
import { EditorPanel } from './shared/editor-panel.tsx';
import type { Phase } from './shared/program-state.ts';
import { type UsedProgram, useProgram } from './shared/use-program.ts';
import { useStoredCode } from './shared/use-stored-code.ts';
import styles from './workbench.module.css';

type WorkbenchProps = { place: string; starter: string };

export function Workbench({ place, starter }: WorkbenchProps) {
  const { code, change, clash } = useStoredCode(place, starter);
  const program = useProgram({ place });
  return (
    <div className={styles.bench}>
      <EditorPanel
        className={styles.editor}
        program={program}
        code={code}
        starter={starter}
        onChange={change}
        clash={clash}
      />
      <Results program={program} />
    </div>
  );
}

function Results({ program }: { program: UsedProgram }) {
  const { drawing, phase, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.setting.isUsed);
  const results = useScrollIntoView([phase.kind === 'running', isDrawn, hasAdvice(phase)]);
  return (
    <div ref={results} className={styles.results}>
      {isDrawn && (
        <section className={styles.drawing} aria-label="Zeichnung">
          <DrawingStage drawing={drawing} onEvent={sendEvent} />
        </section>
      )}
      <Console program={program} className={styles.console} />
    </div>
  );
}

function hasAdvice(phase: Phase): boolean {
  const { explanation = null, hints = [] } = (phase.kind === 'ended' && phase.coaching) || {};
  return explanation !== null || hints.length > 0;
}

/**
 * On a phone the results are below the editor: who starts a program wants to see them, also when
 * the coach has made room for itself above them.
 */
function useScrollIntoView([isRunning, isDrawn, isAdvised]: readonly [boolean, boolean, boolean]) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRunning || isDrawn || isAdvised) results.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning, isDrawn, isAdvised]);
  return results;
}
