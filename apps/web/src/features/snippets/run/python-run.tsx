import { Play, Square } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Console } from '../../execution/shared/console.tsx';
import { DrawingStage } from '../../execution/shared/drawing/drawing-stage.tsx';
import { EngineStatus } from '../../execution/shared/engine-status.tsx';
import { useEngine } from '../../execution/shared/use-engine.ts';
import { useProgram } from '../../execution/shared/use-program.ts';
import styles from './run.module.css';

/** Runs at once: who opens this has asked for it. */
export function PythonRun({ code }: { code: string }) {
  const program = useProgram();
  const engine = useEngine();
  const { drawing, phase, run, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.isUsed);
  const drawn = useSyncExternalStore(drawing.subscribe, () => drawing.drawing);
  const isRunning = phase.kind === 'running';
  useEffect(() => run(code), [run, code]);
  return (
    <div className={styles.run}>
      <EngineStatus state={engine.state} onTryAgain={engine.tryAgain} />
      {isDrawn && drawn && (
        <section aria-label="Zeichnung">
          <DrawingStage drawing={drawn} onEvent={sendEvent} />
        </section>
      )}
      <Console program={program} className={styles.console} />
      <div className={styles.controls}>
        {isRunning ? (
          <Button
            variant="danger"
            icon={<Square size={16} fill="currentColor" />}
            onClick={program.stop}
          >
            Stop
          </Button>
        ) : (
          <Button icon={<Play size={16} />} onClick={() => run(code)}>
            Noch mal
          </Button>
        )}
      </div>
    </div>
  );
}
