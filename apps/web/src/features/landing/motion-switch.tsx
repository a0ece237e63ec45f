import { Pause, Play } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import styles from './motion-switch.module.css';

type MotionSwitchProps = { isPaused: boolean; onToggle: () => void };

/** What moves for longer than a few seconds can be stopped by whoever it distracts. */
export function MotionSwitch({ isPaused, onToggle }: MotionSwitchProps) {
  return (
    <Button
      className={styles.switch}
      variant="ghost"
      size="icon"
      aria-label={isPaused ? 'Animation fortsetzen' : 'Animation anhalten'}
      icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
      onClick={onToggle}
    />
  );
}
