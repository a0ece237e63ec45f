import type { Riddle, Unit } from '@hbg/contract/units';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { Confetti } from '../../../ui/confetti.tsx';
import styles from './riddle-card.module.css';
import { RiddleLines } from './riddle-lines.tsx';
import { type RiddleTurn, useRiddle } from './use-riddle.ts';

type RiddleCardProps = {
  unit: Unit;
  riddle: Riddle;
  turn: RiddleTurn;
  /** Once it is found, in a room that says it nowhere else. */
  next: ReactNode;
};

const levels = { easy: 'leicht', medium: 'mittel', hard: 'knifflig' } as const;

export function RiddleCard({ unit, riddle, turn, next }: RiddleCardProps) {
  const heading = useId();
  const used = useRiddle({ id: unit.id, riddle, turn });
  return (
    <Card as="section" tone="violet" className={styles.card} aria-labelledby={heading}>
      {used.hasJustFound && <Confetti />}
      <div className={styles.words}>
        <p className={styles.kind}>Rätsel des Tages · Erwisch die KI</p>
        <h2 id={heading} className={styles.title}>
          {used.isFound ? 'Erwischt!' : 'Welche Zeile ist falsch?'}
        </h2>
        <p>
          <CodeText>{`${riddle.wanted} ${riddle.comes}`}</CodeText>
        </p>
        <p className={styles.soft}>{nowOf(used, turn.wasFoundBefore)}</p>
        <div className={styles.badges}>
          <Badge>{levels[riddle.level]}</Badge>
          {turn.wasFoundBefore ? (
            <Badge>schon einmal erwischt</Badge>
          ) : (
            unit.xp !== null && <Badge tone="amber">+{unit.xp} XP</Badge>
          )}
        </div>
      </div>
      <RiddleLines
        code={unit.starter['main.py'] ?? ''}
        riddle={riddle}
        tapped={used.tapped}
        isFound={used.isFound}
        onTap={used.tap}
      />
      {used.hasJustFound && next && <div className={styles.next}>{next}</div>}
    </Card>
  );
}

type UsedRiddle = ReturnType<typeof useRiddle>;

function nowOf(used: UsedRiddle, wasFoundBefore: boolean): string {
  const { isFound, hasJustFound, tapped, brought, isWaiting } = used;
  if (!isFound) return wasFoundBefore ? comesAgain : 'Tipp auf die Zeile, die schuld ist.';
  if (isWaiting && !wasFoundBefore)
    return 'Gut gesehen! Die XP kommen dazu, sobald die Garage wieder antwortet.';
  if (!hasJustFound) return 'Morgen wartet das nächste auf dich.';
  const how = tapped.length === 1 ? 'Gleich beim ersten Tipp!' : 'Dran geblieben und gefunden!';
  return brought && brought.xp > 0 ? `${how} ${brought.xp} XP sind auf deinem Konto.` : how;
}

const comesAgain =
  'Das hast du schon einmal erwischt, die XP hast du längst. Findest du die Zeile noch einmal?';
