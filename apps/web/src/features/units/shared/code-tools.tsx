import { joinFiles, mainFile } from '@hbg/contract/files';
import { AArrowDown, AArrowUp, Footprints, History, Puzzle } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { usePart } from '../../../ui/use-part.ts';
import { useStable } from '../../../ui/use-stable.ts';
import type { CodeFieldHandle } from '../../execution/shared/code-field.tsx';
import { useEditorSize } from '../../execution/shared/editor/editor-size.ts';
import type { BenchUnit } from './bench/bench-unit.ts';
import { useCodeActions } from './code-scope.tsx';
import { CodeStatus } from './code-status.tsx';
import styles from './code-tools.module.css';

type CodeToolsProps = {
  unit: BenchUnit;
  field: RefObject<Pick<CodeFieldHandle, 'replaceAll'> | null>;
  isRunning?: boolean;
  /** Where a program can be run line by line. */
  onSteps?: (button: HTMLElement) => void;
  /** Another state of the learner's own has taken the place of what stood there. */
  onPut?: () => void;
  /** More that can be done with the code. */
  children?: ReactNode;
};

/** What else there is to do with the code, and whether it is safe; only that changes with a key. */
export const CodeTools = memo(function CodeTools(props: CodeToolsProps) {
  const { unit, field, isRunning = false, onSteps, onPut, children } = props;
  const { keep, read, isKept } = useCodeActions();
  const [open, setOpen] = useState<'timeline' | 'puzzle' | null>(null);
  const openTimeline = useStable<void>(() => setOpen('timeline'));
  const close = () => setOpen(null);
  const put = (text: string) => {
    close();
    field.current?.replaceAll(text);
    onPut?.();
  };
  return (
    <div className={styles.tools}>
      {onSteps && <StepsButton isRunning={isRunning} onSteps={onSteps} />}
      {isKept && (
        <Tool name="Verlauf" icon={<History size={16} />} onClick={() => openTimeline()} />
      )}
      {mainFile in unit.solution && (
        <Tool name="Puzzle" icon={<Puzzle size={16} />} onClick={() => setOpen('puzzle')} />
      )}
      {children}
      <SizeButtons />
      {isKept && <CodeStatus onTimeline={openTimeline} />}
      <Dialogs
        open={open}
        unit={unit}
        onClose={close}
        onRestore={(text) => {
          void keep('restored');
          put(text);
        }}
        onSolved={(text) => {
          void keep('replaced');
          put(text);
        }}
        read={read}
      />
    </div>
  );
});

type StepsButtonProps = { isRunning: boolean; onSteps: (button: HTMLElement) => void };

function StepsButton({ isRunning, onSteps }: StepsButtonProps) {
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<Footprints size={16} />}
      className={styles.steps}
      // Not disabled while it runs: it would lose the focus that it is pressed with.
      aria-disabled={isRunning}
      onClick={isRunning ? undefined : (event) => onSteps(event.currentTarget)}
    >
      <span>
        Schritt <span className={styles.rest}>für Schritt</span>
      </span>
    </Button>
  );
}

type ToolProps = { name: string; icon: ReactNode; onClick: () => void };

function Tool({ name, icon, onClick }: ToolProps) {
  return (
    <Button size="small" variant="ghost" icon={icon} title={name} onClick={onClick}>
      <span>{name}</span>
    </Button>
  );
}

function SizeButtons() {
  const { smaller, larger } = useEditorSize();
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label="Schrift kleiner"
        icon={<AArrowDown size={18} />}
        aria-disabled={!smaller}
        onClick={() => smaller?.()}
      />
      <Button
        size="small"
        variant="ghost"
        aria-label="Schrift größer"
        icon={<AArrowUp size={18} />}
        aria-disabled={!larger}
        onClick={() => larger?.()}
      />
    </>
  );
}

type DialogsProps = {
  open: 'timeline' | 'puzzle' | null;
  unit: BenchUnit;
  read: () => string;
  onClose: () => void;
  onRestore: (text: string) => void;
  onSolved: (text: string) => void;
};

function Dialogs({ open, unit, read, onClose, onRestore, onSolved }: DialogsProps) {
  const onFailure = () => {
    onClose();
    showToast(notLoaded);
  };
  const timeline = usePart({ load: loadTimeline, isWanted: open === 'timeline', onFailure });
  const puzzle = usePart({ load: loadPuzzle, isWanted: open === 'puzzle', onFailure });
  if (open === 'timeline' && timeline) {
    const { Timeline } = timeline;
    return <Timeline unit={unit.id} code={read()} onClose={onClose} onRestore={onRestore} />;
  }
  if (open === 'puzzle' && puzzle) {
    const { PuzzleDialog } = puzzle;
    return (
      <PuzzleDialog
        solution={joinFiles(unit.solution)}
        wanted={unit}
        onClose={onClose}
        onDone={onSolved}
      />
    );
  }
  return null;
}

const loadTimeline = () => import('../timeline/timeline.tsx');
const loadPuzzle = () => import('./puzzle/puzzle-dialog.tsx');

const notLoaded = {
  title: 'Das ließ sich nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist. Dein Code ist sicher.',
  tone: 'destructive',
} as const;
