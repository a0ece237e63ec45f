import { type RefObject, useSyncExternalStore } from 'react';
import { CodeText } from '../../../../ui/code-text.tsx';
import { hasSucceeded } from '../../../execution/shared/coach.ts';
import { Console } from '../../../execution/shared/console.tsx';
import { DrawingStage } from '../../../execution/shared/drawing/drawing-stage.tsx';
import type { UsedProgram } from '../../../execution/shared/use-program.ts';
import { summaryOf } from '../goals/goals-card.tsx';
import type { UsedUnitRun } from '../use-unit-run.ts';
import type { BenchUnit } from './bench-unit.ts';
import styles from './workbench.module.css';

type UnitResultsProps = {
  ref: RefObject<HTMLDivElement | null>;
  unit: BenchUnit;
  unitRun: UsedUnitRun;
  onExplain?: (() => void) | undefined;
};

/** What the program draws and prints, and what of the goals that has reached. */
export function UnitResults({ ref, unit, unitRun, onExplain }: UnitResultsProps) {
  const { program, goalResults } = unitRun;
  const { drawing, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.setting.isUsed);
  const summary = hasEndedWell(program) && summaryOf(unit.goals, goalResults);
  return (
    <div ref={ref} tabIndex={-1} className={styles.results} data-drawn={isDrawn || undefined}>
      {isDrawn && (
        <section className={styles.drawing} aria-label="Zeichnung">
          <DrawingStage drawing={drawing} onEvent={sendEvent} />
        </section>
      )}
      <Console program={program} className={styles.console} onExplain={onExplain}>
        <output className={styles.goals}>{summary && <CodeText>{summary}</CodeText>}</output>
      </Console>
    </div>
  );
}

function hasEndedWell({ phase }: UsedProgram): boolean {
  return phase.kind === 'ended' && hasSucceeded(phase.result);
}
