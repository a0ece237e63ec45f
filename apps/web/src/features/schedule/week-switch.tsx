import { farthestWeek } from '@hbg/contract/farthest-week';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import styles from './week-switch.module.css';
import { weekLabel, weekRange } from './week-words.ts';

type WeekSwitchProps = { today: string; offset: number; onGo: (offset: number) => void };

export function WeekSwitch({ today, offset, onGo }: WeekSwitchProps) {
  return (
    <div className={styles.weeks}>
      <Button
        size="icon"
        aria-label="Vorherige Woche"
        title="Vorherige Woche"
        disabled={offset <= -farthestWeek}
        onClick={() => onGo(offset - 1)}
      >
        <ChevronLeft size={20} />
      </Button>
      <p className={styles.words} aria-live="polite">
        <b className={styles.label}>{weekLabel(offset)}</b>{' '}
        <span className={styles.range}>{weekRange(today, offset)}</span>
      </p>
      <Button
        size="icon"
        aria-label="Nächste Woche"
        title="Nächste Woche"
        disabled={offset >= farthestWeek}
        onClick={() => onGo(offset + 1)}
      >
        <ChevronRight size={20} />
      </Button>
    </div>
  );
}
