import { Play, RotateCcw, Square, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './run-controls.module.css';

type RunControlsProps = {
  isRunning: boolean;
  onRun: () => void;
  onStop: () => void;
  /** Null when there is nothing to reset, and nothing to undo. */
  reset: Reset | null;
  /** More buttons, such as for the solution. */
  children?: ReactNode;
};

export type Reset = { readonly kind: 'reset' | 'undo'; readonly act: () => void };

export function RunControls({ isRunning, onRun, onStop, reset, children }: RunControlsProps) {
  useRunKey(isRunning ? null : onRun);
  return (
    <div className={styles.controls}>
      <ResetButton reset={isRunning ? null : reset} />
      {children}
      {isRunning && (
        <Button variant="danger" icon={<Square size={16} />} onClick={onStop}>
          Stop
        </Button>
      )}
      <Button
        variant="primary"
        className={styles.run}
        data-run
        icon={<Play size={16} fill="currentColor" />}
        isBusy={isRunning}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title="Strg + Enter"
        onClick={onRun}
      >
        {isRunning ? 'Running...' : 'Run'}
      </Button>
    </div>
  );
}

function ResetButton({ reset }: { reset: Reset | null }) {
  const isUndo = reset?.kind === 'undo';
  return (
    <Button
      variant="ghost"
      className={joinClasses(styles.reset, isUndo && styles.undo)}
      icon={isUndo ? <Undo2 size={16} /> : <RotateCcw size={16} />}
      disabled={!reset}
      onClick={reset?.act}
    >
      <span>{isUndo ? 'Rückgängig' : 'Reset'}</span>
    </Button>
  );
}

/** Wherever the focus is: who tries things out runs them often. */
function useRunKey(onRun: (() => void) | null) {
  useEffect(() => {
    if (!onRun) return undefined;
    const runOnKey = (event: KeyboardEvent) => {
      const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.defaultPrevented || event.repeat) return;
      event.preventDefault();
      onRun();
    };
    window.addEventListener('keydown', runOnKey);
    return () => window.removeEventListener('keydown', runOnKey);
  }, [onRun]);
}
