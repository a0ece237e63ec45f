import { Play, Square } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../../ui/button.tsx';
import styles from './pane-bar.module.css';

export type Pane = 'lesson' | 'code' | 'output';

const panes: readonly (readonly [Pane, string])[] = [
  ['lesson', 'Lektion'],
  ['code', 'Code'],
  ['output', 'Ausgabe'],
];

type PaneBarProps = {
  pane: Pane;
  onShow: (pane: Pane) => void;
  /** Where a program can be stopped. */
  isRunning?: boolean;
  onStop?: () => void;
  onRun: () => void;
  /** Something else matters more now. */
  isQuiet?: boolean;
};

/** On a phone there is room for one thing at a time, and Run is always in reach. */
export const PaneBar = memo(function PaneBar(props: PaneBarProps) {
  const { pane, onShow, isRunning = false, onStop, onRun, isQuiet = false } = props;
  return (
    <nav className={styles.bar} aria-label="Ansicht">
      {panes.map(([id, title]) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          aria-pressed={pane === id}
          onClick={() => onShow(id)}
        >
          {title}
        </button>
      ))}
      {isRunning ? (
        <Button
          variant="danger"
          className={styles.go}
          aria-label="Stop"
          icon={<Square size={18} fill="currentColor" />}
          onClick={onStop}
        />
      ) : (
        <Button
          variant={isQuiet ? 'plain' : 'primary'}
          className={styles.go}
          aria-label="Run"
          icon={<Play size={18} fill="currentColor" />}
          onClick={onRun}
        />
      )}
    </nav>
  );
});
