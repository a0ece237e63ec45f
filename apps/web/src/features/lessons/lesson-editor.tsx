import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { CircleHelp, Eye, Undo2 } from 'lucide-react';
import { memo, type RefObject, useMemo, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useStable } from '../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import { EditorPanel } from '../execution/shared/editor-panel.tsx';
import type { UsedProgram } from '../execution/shared/use-program.ts';
import { useCodeActions, useCodeState } from '../units/shared/code-scope.tsx';
import { CodeTools, type Task } from '../units/shared/code-tools.tsx';
import styles from './lesson-workbench.module.css';
import { unitOfLesson } from './unit-of-lesson.ts';

type LessonEditorProps = {
  lesson: ListedLesson | Lesson;
  program: Pick<UsedProgram, 'phase' | 'run' | 'stop' | 'reset'>;
  field: RefObject<CodeFieldHandle | null>;
  onAsk: () => void;
  onSteps: (button: HTMLElement) => void;
};

/** What is drawn with every key; what a program prints leaves it alone. */
export const LessonEditor = memo(function LessonEditor(props: LessonEditorProps) {
  const { lesson, program, field, onAsk, onSteps } = props;
  const { code, clash } = useCodeState();
  const { change, keep } = useCodeActions();
  const task = useMemo(() => taskOf(lesson), [lesson]);
  const solution = useSolution(task.solution, field);
  const isRunning = program.phase.kind === 'running';
  const { isShown, toggle } = solution;
  const hasSolution = task.solution !== '';
  const actions = useMemo(
    () => (
      <>
        {hasSolution && <SolutionButton isShown={isShown} onClick={toggle} />}
        <Button
          variant="plain"
          size="icon"
          aria-label="AI-Hilfe"
          title="AI-Hilfe"
          className={styles.help}
          icon={<CircleHelp size={20} />}
          onClick={onAsk}
        />
      </>
    ),
    [hasSolution, isShown, toggle, onAsk],
  );
  return (
    <EditorPanel
      className={styles.editor}
      program={program}
      code={code}
      starter={lesson.starterCode}
      onChange={change}
      clash={clash}
      field={field}
      badge={isShown && <Badge tone="amber">Solution Shown</Badge>}
      onReset={() => {
        void keep('reset');
        solution.forget();
      }}
      actions={actions}
      tools={<CodeTools task={task} field={field} isRunning={isRunning} onSteps={onSteps} />}
    />
  );
});

function taskOf(lesson: ListedLesson | Lesson): Task {
  const solution = 'solution' in lesson ? lesson.solution : '';
  return { unit: unitOfLesson(lesson.id), wanted: lesson, solution };
}

function SolutionButton({ isShown, onClick }: { isShown: boolean; onClick: () => void }) {
  const [Icon, text] = isShown ? [Undo2, 'Mein Code'] : [Eye, 'Show Solution'];
  return (
    <Button variant="ghost" icon={<Icon size={16} />} onClick={onClick}>
      {text}
    </Button>
  );
}

/** Shown in place of the learner's code, which is kept and comes back at a click. */
function useSolution(code: string, field: RefObject<CodeFieldHandle | null>) {
  const { read, keep } = useCodeActions();
  const [replaced, setReplaced] = useState<string | null>(null);
  const show = () => {
    void keep('solution');
    setReplaced(read());
    field.current?.replaceAll(code);
  };
  const takeBack = () => {
    // Who has gone on from the solution finds that again as well.
    if (read() !== code) void keep('replaced');
    if (replaced !== null) field.current?.replaceAll(replaced);
    setReplaced(null);
  };
  const isShown = replaced !== null;
  const toggle = useStable<void>(isShown ? takeBack : show);
  return { isShown, toggle, forget: () => setReplaced(null) };
}
