import { Play, RotateCcw, Square, Undo2 } from 'lucide-react';
import { memo, type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Toolbar } from '../../../ui/toolbar.tsx';
import styles from './run-controls.module.css';

type RunControlsProps = {
  isRunning: boolean;
  onRun: () => void;
  /** Where a program can be stopped. */
  onStop?: () => void;
  /** Something else on the screen matters more now. */
  isQuiet?: boolean | undefined;
  /** Null when there is nothing to reset, and nothing to undo. */
  reset?: 'reset' | 'undo' | null;
  /** Where it stands beside Run, and with it everything else. */
  onReset?: () => void;
  /** Apart from what is done with the program. */
  aside?: ReactNode;
  /** More buttons, such as for the solution. */
  children?: ReactNode;
};

/** Not drawn anew with every key that is typed. */
export const RunControls = memo(function RunControls(props: RunControlsProps) {
  const { isRunning, onRun, onStop, reset = null, onReset, aside, children } = props;
  useRunKey(isRunning ? null : onRun);
  if (!onReset) {
    return (
      <div className={styles.controls}>
        <RunButton {...props} />
      </div>
    );
  }
  return (
    <Toolbar label="Programm" main="[data-run]" className={styles.controls}>
      {aside && <span className={styles.aside}>{aside}</span>}
      {isRunning && onStop ? (
        <StopButton onStop={onStop} />
      ) : (
        <ResetButton reset={isRunning ? null : reset} onReset={onReset} />
      )}
      {children}
      <RunButton {...props} />
    </Toolbar>
  );
});

function RunButton({ isRunning, isQuiet = false, onRun }: RunControlsProps) {
  return (
    <Button
      variant={isQuiet ? 'plain' : 'primary'}
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
  );
}

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

type ResetButtonProps = Required<Pick<RunControlsProps, 'reset' | 'onReset'>> & { size?: 'small' };

/** Not disabled when there is nothing to reset: it would lose the focus that it is pressed with. */
export function ResetButton({ reset, onReset, size }: ResetButtonProps) {
  const isUndo = reset === 'undo';
  const name = isUndo ? 'Rückgängig' : 'Reset';
  return (
    <Button
      variant="ghost"
      size={size}
      title={name}
      className={joinClasses(styles.first, isUndo && styles.undo)}
      icon={isUndo ? <Undo2 size={16} /> : <RotateCcw size={16} />}
      aria-disabled={reset === null}
      onClick={reset === null ? undefined : onReset}
    >
      <span>{name}</span>
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
