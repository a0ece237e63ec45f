import type { MathsStanding } from '@hbg/contract/maths';
import { barOf, difficultyOf, highestLevel, pointsFor } from '@hbg/maths/levels';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Figure, FigureRow } from '../../../ui/figure.tsx';
import { LevelBar } from '../../../ui/level-bar.tsx';
import { difficultyWords } from '../difficulty-words.ts';
import styles from './level-panel.module.css';

type LevelPanelProps = {
  standing: MathsStanding;
  /** At which the tasks that are practised count. */
  counted: number;
  onPick: (level: number) => void;
};

/** The level that the learner has picked, what it's worth, and what has come together. */
export function LevelPanel({ standing, counted, onPick }: LevelPanelProps) {
  const { level, points, streak, bestStreak } = standing;
  const heading = useId();
  const bar = barOf(points, level);
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          Level {level} <span className={styles.word}>{difficultyWords[difficultyOf(level)]}</span>
        </h2>
        <StepLevel label="Leichter" to={level - 1} onPick={onPick} icon={<Minus size={18} />} />
        <StepLevel label="Schwerer" to={level + 1} onPick={onPick} icon={<Plus size={18} />} />
      </div>
      <p className={styles.worth}>
        Jede richtige Antwort gibt <b className={styles.points}>{pointsFor(counted)} Punkte</b>
        {counted < level ? ', so viel wie eine leichtere Aufgabe wert ist.' : '.'}
      </p>
      <div className={styles.tape}>
        <LevelBar
          level={level}
          xp={bar.value}
          from={0}
          to={bar.of}
          unit="Punkte"
          caption={`${bar.value} von ${bar.of}`}
        />
      </div>
      <FigureRow>
        <Figure label="Punkte" value={points} tone="xp" />
        <Figure
          label={bestStreak > streak ? `Serie (beste ${bestStreak})` : 'Serie'}
          value={streak}
        />
      </FigureRow>
    </section>
  );
}

type StepLevelProps = {
  label: string;
  to: number;
  icon: ReactNode;
  onPick: (level: number) => void;
};

/** Not disabled at the ends: it would lose the focus that it is pressed with. */
function StepLevel({ label, to, icon, onPick }: StepLevelProps) {
  const isThere = to >= 1 && to <= highestLevel;
  return (
    <Button
      size="icon"
      aria-label={isThere ? `${label}: Level ${to}` : label}
      aria-disabled={!isThere}
      icon={icon}
      onClick={isThere ? () => onPick(to) : undefined}
    />
  );
}
