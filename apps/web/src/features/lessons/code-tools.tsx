import type { Lesson, ListedLesson } from '@hbg/contract/lessons';
import { AArrowDown, AArrowUp, Footprints, History, Puzzle } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { usePart } from '../../ui/use-part.ts';
import { useStable } from '../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../execution/shared/code-field.tsx';
import { useEditorSize } from '../execution/shared/editor/editor-size.ts';
import { useCodeActions } from './code-scope.tsx';
import { CodeStatus } from './code-status.tsx';
import styles from './code-tools.module.css';

type CodeToolsProps = {
  lesson: ListedLesson | Lesson;
  field: RefObject<CodeFieldHandle | null>;
  isRunning: boolean;
  onSteps: (button: HTMLElement) => void;
};

/** What else there is to do with the code, and whether it is safe; only that changes with a key. */
export const CodeTools = memo(function CodeTools(props: CodeToolsProps) {
  const { lesson, field, isRunning, onSteps } = props;
  const { keep, read } = useCodeActions();
  const [open, setOpen] = useState<'timeline' | 'puzzle' | null>(null);
  const { smaller, larger } = useEditorSize();
  const solution = 'solution' in lesson ? lesson.solution : '';
  const close = () => setOpen(null);
  const openTimeline = useStable<void>(() => setOpen('timeline'));
  const onFailure = () => {
    close();
    showToast(notLoaded);
  };
  const timeline = usePart({ load: loadTimeline, isWanted: open === 'timeline', onFailure });
  const puzzle = usePart({ load: loadPuzzle, isWanted: open === 'puzzle', onFailure });
  const put = (text: string) => {
    close();
    field.current?.replaceAll(text);
  };
  return (
    <div className={styles.tools}>
      <Button
        size="small"
        variant="ghost"
        icon={<Footprints size={16} />}
        className={styles.steps}
        // Not disabled while it runs: it would lose the focus that it is pressed with.
        aria-disabled={isRunning}
        onClick={isRunning ? undefined : (event) => onSteps(event.currentTarget)}
      >
        Schritt für Schritt
      </Button>
      <Button
        size="small"
        variant="ghost"
        icon={<History size={16} />}
        title="Verlauf"
        onClick={() => openTimeline()}
      >
        <span className={styles.name}>Verlauf</span>
      </Button>
      {solution !== '' && (
        <Button
          size="small"
          variant="ghost"
          icon={<Puzzle size={16} />}
          title="Puzzle"
          onClick={() => setOpen('puzzle')}
        >
          <span className={styles.name}>Puzzle</span>
        </Button>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label="Schrift kleiner"
        icon={<AArrowDown size={18} />}
        disabled={!smaller}
        onClick={() => smaller?.()}
      />
      <Button
        size="small"
        variant="ghost"
        aria-label="Schrift größer"
        icon={<AArrowUp size={18} />}
        disabled={!larger}
        onClick={() => larger?.()}
      />
      <CodeStatus onTimeline={openTimeline} />
      {open === 'timeline' && timeline && (
        <timeline.Timeline
          lessonId={lesson.id}
          code={read()}
          onClose={close}
          onRestore={(text) => {
            void keep('restored');
            put(text);
          }}
        />
      )}
      {open === 'puzzle' && puzzle && (
        <puzzle.PuzzleDialog
          solution={solution}
          goals={lesson.goals}
          onClose={close}
          onDone={(text) => {
            void keep('replaced');
            put(text);
          }}
        />
      )}
    </div>
  );
});

const loadTimeline = () => import('./timeline/timeline.tsx');
const loadPuzzle = () => import('./puzzle/puzzle-dialog.tsx');

const notLoaded = {
  title: 'Das ließ sich nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist. Dein Code ist sicher.',
  tone: 'destructive',
} as const;
