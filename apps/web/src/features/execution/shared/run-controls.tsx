import { Play, RotateCcw, Square, Undo2 } from 'lucide-react';
import { memo, type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './run-controls.module.css';

type RunControlsProps = {
  isRunning: boolean;
  onRun: () => void;
  /** Where a program can be stopped. */
  onStop?: () => void;
  /** Null when there is nothing to reset, and nothing to undo. */
  reset: 'reset' | 'undo' | null;
  onReset: () => void;
  /** More buttons, such as for the solution. */
  children?: ReactNode;
};

/** Not drawn anew with every key that is typed. */
export const RunControls = memo(function RunControls(props: RunControlsProps) {
  const { isRunning, onRun, onStop, reset, onReset, children } = props;
  useRunKey(isRunning ? null : onRun);
  return (
    <div className={styles.controls}>
      {isRunning && onStop ? (
        <StopButton onStop={onStop} />
      ) : (
        <ResetButton reset={isRunning ? null : reset} onReset={onReset} />
      )}
      {children}
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
});

/** In the place of Reset, so that Run stays where it is. */
function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button
      variant="danger"
      data-stop
      className={styles.first}
      icon={<Square size={16} fill="currentColor" />}
      onClick={onStop}
    >
      <span>Stop</span>
    </Button>
  );
}

function ResetButton({ reset, onReset }: Pick<RunControlsProps, 'reset' | 'onReset'>) {
  const isUndo = reset === 'undo';
  return (
    <Button
      variant="ghost"
      className={joinClasses(styles.first, isUndo && styles.undo)}
      icon={isUndo ? <Undo2 size={16} /> : <RotateCcw size={16} />}
      disabled={!reset}
      onClick={onReset}
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
