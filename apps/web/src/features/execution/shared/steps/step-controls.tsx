import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import styles from './step-controls.module.css';

type StepControlsProps = {
  index: number;
  last: number;
  isPlaying: boolean;
  onChoose: (index: number) => void;
  onPlay: () => void;
};

export function StepControls({ index, last, isPlaying, onChoose, onPlay }: StepControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <Jump icon={<ChevronFirst size={18} />} isOff={index === 0} onClick={() => onChoose(0)}>
          Anfang
        </Jump>
        <Jump
          icon={<ChevronLeft size={18} />}
          isOff={index === 0}
          onClick={() => onChoose(index - 1)}
        >
          Zurück
        </Jump>
        <Jump
          icon={isPlaying ? <Pause size={18} /> : <Play size={18} />}
          isOff={last === 0}
          onClick={onPlay}
        >
          {isPlaying ? 'Anhalten' : 'Abspielen'}
        </Jump>
        <Jump
          icon={<ChevronRight size={18} />}
          isMain
          isOff={index === last}
          onClick={() => onChoose(index + 1)}
        >
          Weiter
        </Jump>
        <Jump
          icon={<ChevronLast size={18} />}
          isOff={index === last}
          onClick={() => onChoose(last)}
        >
          Ende
        </Jump>
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label="Schritt"
        aria-valuetext={`Schritt ${index + 1} von ${last + 1}`}
        min={0}
        max={last}
        value={index}
        disabled={last === 0}
        onChange={(event) => onChoose(event.target.valueAsNumber)}
      />
    </div>
  );
}

type JumpProps = {
  icon: ReactNode;
  isMain?: boolean;
  isOff: boolean;
  onClick: () => void;
  children: string;
};

/** Not disabled when there is nowhere to go: it would lose the focus that it is pressed with. */
function Jump({ icon, isMain = false, isOff, onClick, children }: JumpProps) {
  return (
    <Button
      variant={isMain ? 'primary' : 'plain'}
      className={styles.button}
      icon={icon}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
