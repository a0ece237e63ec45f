import { useEffect, useRef, useSyncExternalStore } from 'react';
import { DrawingStage } from './drawing/drawing-stage.tsx';
import { Console } from './shared/console.tsx';
import { EditorPanel } from './shared/editor-panel.tsx';
import { type UsedProgram, useProgram } from './shared/use-program.ts';
import { useStoredCode } from './shared/use-stored-code.ts';
import styles from './workbench.module.css';

type WorkbenchProps = { place: string; starter: string };

export function Workbench({ place, starter }: WorkbenchProps) {
  const [code, setCode] = useStoredCode(place, starter);
  const program = useProgram();
  return (
    <div className={styles.bench}>
      <EditorPanel
        className={styles.editor}
        program={program}
        code={code}
        starter={starter}
        onChange={setCode}
      />
      <Results program={program} />
    </div>
  );
}

function Results({ program }: { program: UsedProgram }) {
  const { drawing, phase, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.setting.isUsed);
  const results = useScrollIntoView([phase.kind === 'running', isDrawn]);
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

/** On a phone the results are below the editor: who starts a program wants to see them. */
function useScrollIntoView([isRunning, isDrawn]: readonly [boolean, boolean]) {
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRunning || isDrawn) results.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning, isDrawn]);
  return results;
}
