import type { Place } from '@hbg/coach/explanation';
import { type RefObject, useSyncExternalStore } from 'react';
import { CodeText } from '../../../../ui/code-text.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useMedia } from '../../../../ui/use-media.ts';
import { usePart } from '../../../../ui/use-part.ts';
import { hasSucceeded } from '../../../execution/shared/coach.ts';
import { Console } from '../../../execution/shared/console.tsx';
import type { UsedProgram } from '../../../execution/shared/use-program.ts';
import { summaryOf } from '../goals/goals-card.tsx';
import type { UsedUnitRun } from '../use-unit-run.ts';
import type { BenchUnit } from './bench-unit.ts';
import { SaidApart } from './said-apart.tsx';
import styles from './workbench.module.css';

type UnitResultsProps = {
  ref: RefObject<HTMLDivElement | null>;
  unit: BenchUnit;
  unitRun: UsedUnitRun;
  /** What ran is the solution. */
  hasCopied: boolean;
  /** Leads to a place in the code, where one of both is seen at a time. */
  onGoTo?: ((place: Place) => void) | undefined;
};

/** What the program draws and prints, and what of the goals that has reached. */
export function UnitResults({ ref, unit, unitRun, hasCopied, onGoTo }: UnitResultsProps) {
  const { program, goalResults } = unitRun;
  const { drawing, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.isUsed);
  const drawn = useSyncExternalStore(drawing.subscribe, () => drawing.drawing);
  const stage = usePart({ load: loadStage, isWanted: isDrawn, onFailure: tellNotLoaded });
  const isOnePane = useMedia(onePane);
  const { phase } = program;
  const summary = hasEndedWell(program) && summaryOf(unit.goals, goalResults, hasCopied);
  return (
    <div ref={ref} tabIndex={-1} className={styles.results} data-drawn={isDrawn || undefined}>
      {isDrawn && (
        <section className={styles.drawing} aria-label="Zeichnung">
          {stage && drawn && <stage.DrawingStage drawing={drawn} onEvent={sendEvent} />}
        </section>
      )}
      <Console program={program} className={styles.console}>
        {isOnePane && onGoTo && phase.kind === 'ended' && (
          <SaidApart ended={phase} onGoTo={onGoTo} />
        )}
        <output className={styles.goals}>{summary && <CodeText>{summary}</CodeText>}</output>
      </Console>
    </div>
  );
}

const loadStage = () => import('../../../execution/shared/drawing/drawing-stage.tsx');

function tellNotLoaded(): void {
  showToast({
    title: 'Die Zeichnung lässt sich gerade nicht zeigen',
    description: 'Lade die Seite neu, sobald das WLAN da ist. Dein Code ist sicher.',
  });
}

/** A phone, also on its side; the same as in the styles. */
const onePane = '(width < 48rem), (height < 30rem) and (width < 64rem)';

function hasEndedWell({ phase }: UsedProgram): boolean {
  return phase.kind === 'ended' && hasSucceeded(phase.result);
}
