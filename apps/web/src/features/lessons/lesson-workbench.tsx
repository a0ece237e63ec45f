import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { CircleHelp, Eye, Undo2 } from 'lucide-react';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { hasSucceeded } from '../execution/shared/coach.ts';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import { Console } from '../execution/shared/console.tsx';
import { DrawingStage } from '../execution/shared/drawing/drawing-stage.tsx';
import { EditorPanel } from '../execution/shared/editor-panel.tsx';
import { StepViewer } from '../execution/shared/steps/step-viewer.tsx';
import type { UsedProgram } from '../execution/shared/use-program.ts';
import type { UsedLessonCode } from './code/use-lesson-code.ts';
import { CodeTools } from './code-tools.tsx';
import { summaryOf } from './goals-card.tsx';
import styles from './lesson-workbench.module.css';
import { CodeText } from './shared/markup/code-text.tsx';
import type { UsedLessonRun } from './use-lesson-run.ts';

type LessonWorkbenchProps = {
  lesson: ListedLesson | Lesson;
  code: UsedLessonCode;
  lessonRun: UsedLessonRun;
  field: RefObject<CodeFieldHandle | null>;
  onAsk: () => void;
  /** Leads to where the coach's card stands. */
  onExplain: () => void;
};

export function LessonWorkbench({
  lesson,
  code,
  lessonRun,
  field,
  onAsk,
  onExplain,
}: LessonWorkbenchProps) {
  const { program, recording } = lessonRun;
  const solution = useSolution(lesson, code, field);
  const [recordedCode, setRecordedCode] = useState('');
  const isRunning = program.phase.kind === 'running';
  return (
    <div className={styles.bench} data-workbench>
      <EditorPanel
        className={styles.editor}
        program={program}
        code={code.code}
        starter={lesson.starterCode}
        onChange={code.change}
        clash={code.clash}
        field={field}
        badge={solution.isShown && <Badge tone="amber">Solution Shown</Badge>}
        onReset={() => {
          void code.keep('reset');
          solution.forget();
        }}
        actions={
          <>
            {solution.button}
            <Button
              variant="plain"
              size="icon"
              aria-label="AI-Hilfe"
              title="AI-Hilfe"
              icon={<CircleHelp size={20} />}
              onClick={onAsk}
            />
          </>
        }
        tools={
          <CodeTools
            lesson={lesson}
            code={code}
            field={field}
            isRunning={isRunning}
            onSteps={() => {
              setRecordedCode(code.code);
              lessonRun.record(code.code);
            }}
          />
        }
      />
      <Results program={program} onExplain={onExplain}>
        {hasEndedWell(program) && summaryOf(lesson.goals, lessonRun.goalStates)}
      </Results>
      {recording && (
        <div className={styles.steps}>
          <StepViewer
            code={recordedCode}
            recording={recording}
            onClose={lessonRun.closeRecording}
          />
        </div>
      )}
    </div>
  );
}

function hasEndedWell({ phase }: UsedProgram): boolean {
  return phase.kind === 'ended' && hasSucceeded(phase.result);
}

type ResultsProps = { program: UsedProgram; onExplain: () => void; children: string | false };

function Results({ program, onExplain, children: summary }: ResultsProps) {
  const { drawing, sendEvent } = program;
  const isDrawn = useSyncExternalStore(drawing.subscribe, () => drawing.setting.isUsed);
  return (
    <div className={styles.results} data-drawn={isDrawn || undefined}>
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

/** Shown in place of the learner's code, which is kept and comes back at a click. */
function useSolution(
  lesson: ListedLesson | Lesson,
  code: UsedLessonCode,
  field: RefObject<CodeFieldHandle | null>,
) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const solution = 'solution' in lesson ? lesson.solution : '';
  const show = () => {
    void code.keep('solution');
    setReplaced(code.code);
    field.current?.replaceAll(solution);
  };
  const takeBack = () => {
    // Who has gone on from the solution finds that again as well.
    if (code.code !== solution) void code.keep('replaced');
    if (replaced !== null) field.current?.replaceAll(replaced);
    setReplaced(null);
  };
  const isShown = replaced !== null;
  const look = isShown
    ? { icon: <Undo2 size={16} />, text: 'Mein Code', act: takeBack }
    : { icon: <Eye size={16} />, text: 'Show Solution', act: show };
  const button = solution !== '' && (
    <Button variant="ghost" icon={look.icon} onClick={look.act}>
      {look.text}
    </Button>
  );
  return { isShown, button, forget: () => setReplaced(null) };
}
