import type { Place } from '@hbg/coach/explanation';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { usePart } from '../../../../ui/use-part.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import { hasSucceeded } from '../../../execution/shared/coach.ts';
import type { UsedProgram } from '../../../execution/shared/use-program.ts';
import { UnitEditor } from './unit-editor.tsx';
import { UnitResults } from './unit-results.tsx';
import type { UsedUnit } from './use-unit.ts';
import styles from './workbench.module.css';

type WorkbenchProps = {
  used: Pick<UsedUnit, 'unit' | 'code' | 'field' | 'solution' | 'unitRun' | 'hasCopied'>;
  onRun: (code: string) => void;
  /** Something else on the screen matters more than to run it once more. */
  isRunQuiet?: boolean;
  onAsk?: (() => void) | undefined;
  /** Leads to a place in the code, where that is out of sight. */
  onGoTo?: (place: Place) => void;
  /** A program is about to run, and may ask, before its steps are shown. */
  onRecord?: () => void;
  /** Back to where the steps were asked for. */
  onCloseSteps?: () => void;
};

/** The program, what it prints and draws, and its steps. */
export function Workbench({ used, onRun, isRunQuiet, onAsk, onGoTo, ...ways }: WorkbenchProps) {
  const { unit, field, solution, unitRun } = used;
  const { phase, stop, reset } = unitRun.program;
  const results = useRef<HTMLDivElement>(null);
  const steps = useSteps(used, ways, results);
  const run = useStable((code: string) => {
    onRun(code);
    // Where code and console stand below each other, what is printed may be out of sight.
    requestAnimationFrame(() => results.current?.scrollIntoView({ block: 'nearest' }));
  });
  useBesideItsHints(results, phase);
  const viewer = usePart({
    load: loadViewer,
    isWanted: unitRun.recording !== null,
    onFailure: unitRun.closeRecording,
  });
  const isCovered = unitRun.recording !== null && viewer !== null;
  return (
    <div id="editor" className={styles.bench} data-workbench>
      {/* What the steps cover is out of reach. */}
      <div className={styles.below} inert={isCovered}>
        <UnitEditor
          unit={unit}
          program={useMemo(() => ({ phase, run, stop, reset }), [phase, run, stop, reset])}
          solution={solution}
          field={field}
          isRunQuiet={isRunQuiet}
          onAsk={onAsk}
          onSteps={steps.show}
        />
        <UnitResults
          ref={results}
          unit={unit}
          unitRun={unitRun}
          hasCopied={used.hasCopied}
          onGoTo={onGoTo}
        />
      </div>
      {unitRun.recording && viewer && (
        <div className={styles.steps}>
          <viewer.StepViewer
            code={steps.code}
            recording={unitRun.recording}
            onClose={steps.close}
          />
        </div>
      )}
    </div>
  );
}

/** Hints are drawn above what is printed, and a moment later: on a phone they would push it out of sight. */
function useBesideItsHints(results: RefObject<HTMLElement | null>, phase: UsedProgram['phase']) {
  const isDone = phase.kind === 'ended' && hasSucceeded(phase.result);
  useEffect(() => {
    const editor = results.current?.previousElementSibling;
    if (!isDone || !editor) return undefined;
    const before = editor.clientHeight;
    const sizes = new ResizeObserver(() => {
      if (editor.clientHeight <= before) return;
      sizes.disconnect();
      results.current?.scrollIntoView({ block: 'nearest' });
    });
    sizes.observe(editor);
    return () => sizes.disconnect();
  }, [isDone, results]);
}

const loadViewer = () => import('../../../execution/shared/steps/step-viewer.tsx');

type Ways = Pick<WorkbenchProps, 'onRecord' | 'onCloseSteps'>;

function useSteps(
  { code, unitRun }: WorkbenchProps['used'],
  { onRecord, onCloseSteps }: Ways,
  results: RefObject<HTMLDivElement | null>,
) {
  const [recordedCode, setRecordedCode] = useState('');
  const opener = useRef<HTMLElement>(null);
  const show = useStable((button: HTMLElement) => {
    opener.current = button;
    setRecordedCode(code.read());
    unitRun.record(code.read());
    onRecord?.();
    // On a phone the button is out of sight by now, and the focus with it.
    requestAnimationFrame(() => !hasBox(button) && results.current?.focus());
  });
  const close = () => {
    unitRun.closeRecording();
    onCloseSteps?.();
    requestAnimationFrame(() => opener.current?.focus());
  };
  return { code: recordedCode, show, close };
}

function hasBox(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
