import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { type RefObject, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStable } from '../../ui/use-stable.ts';
import { hasSucceeded } from '../execution/shared/coach.ts';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import { Console } from '../execution/shared/console.tsx';
import { DrawingStage } from '../execution/shared/drawing/drawing-stage.tsx';
import { StepViewer } from '../execution/shared/steps/step-viewer.tsx';
import type { UsedProgram } from '../execution/shared/use-program.ts';
import { CodeText } from '../markup/shared/code-text.tsx';
import { useCodeActions } from '../units/shared/code-scope.tsx';
import { summaryOf } from '../units/shared/goals/goals-card.tsx';
import type { UsedUnitRun } from '../units/shared/use-unit-run.ts';
import { LessonEditor } from './lesson-editor.tsx';
import styles from './lesson-workbench.module.css';

type LessonWorkbenchProps = {
  lesson: ListedLesson | Lesson;
  unitRun: UsedUnitRun;
  field: RefObject<CodeFieldHandle | null>;
  onRun: (code: string) => void;
  onAsk: () => void;
  /** Leads to where the coach's card stands. */
  onExplain: () => void;
  /** A program is about to run, and may ask, before its steps are shown. */
  onRecord: () => void;
  /** Back to where the steps were asked for. */
  onCloseSteps: () => void;
};

export function LessonWorkbench(props: LessonWorkbenchProps) {
  const { lesson, unitRun, field, onRun, onAsk, onExplain } = props;
  const { program, recording, record } = unitRun;
  const { phase, stop, reset } = program;
  const { read } = useCodeActions();
  const [recordedCode, setRecordedCode] = useState('');
  const opener = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const showSteps = useStable((button: HTMLElement) => {
    opener.current = button;
    setRecordedCode(read());
    record(read());
    props.onRecord();
    // On a phone the button is out of sight by now, and the focus with it.
    requestAnimationFrame(() => !hasBox(button) && results.current?.focus());
  });
  const closeSteps = () => {
    unitRun.closeRecording();
    props.onCloseSteps();
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className={styles.bench} data-workbench>
      <LessonEditor
        lesson={lesson}
        program={useMemo(() => ({ phase, run: onRun, stop, reset }), [phase, onRun, stop, reset])}
        field={field}
        onAsk={onAsk}
        onSteps={showSteps}
      />
      <Results ref={results} program={program} onExplain={onExplain}>
        {hasEndedWell(program) && summaryOf(lesson.goals, unitRun.goalResults)}
      </Results>
      {recording && (
        <div className={styles.steps}>
          <StepViewer code={recordedCode} recording={recording} onClose={closeSteps} />
        </div>
      )}
    </div>
  );
}

function hasBox(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

function hasEndedWell({ phase }: UsedProgram): boolean {
  return phase.kind === 'ended' && hasSucceeded(phase.result);
}

type ResultsProps = {
  ref: RefObject<HTMLDivElement | null>;
  program: UsedProgram;
  onExplain: () => void;
  children: string | false;
};

function Results({ ref, program, onExplain, children: summary }: ResultsProps) {
  const { drawing, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.setting.isUsed);
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
