import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { GameTerminal } from './game-terminal.tsx';
import styles from './hero.module.css';
import { MatrixRain } from './matrix-rain.tsx';
import { MotionSwitch } from './motion-switch.tsx';
import { TypedBanner } from './typed-banner.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export function Hero({ onLearnMore }: { onLearnMore: () => void }) {
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion() || isPaused;
  return (
    <section className={styles.hero}>
      <MatrixRain isStill={isStill} className={styles.rain} />
      <div className={styles.content}>
        <div className={styles.words}>
          <Badge tone="phosphor">Für junge Hacker und ihre Familie</Badge>
          <h1 className={styles.title}>
            <span>Schreib Code.</span>{' '}
            <span>
              Versteh <em>KI</em>.
            </span>{' '}
            <span>Bau was Eigenes.</span>
          </h1>
          <TypedBanner isStill={isStill} />
          <p className={styles.pitch}>
            Python, HTML und künstliche Intelligenz lernen, direkt im Browser. Auf eurem eigenen
            Rechner, ohne Werbung, ohne Tracking.
          </p>
          <div className={styles.ways}>
            <Link to="/login" className={buttonClass({ variant: 'primary' })}>
              Mission starten
            </Link>
            <Button onClick={onLearnMore}>Mehr erfahren</Button>
          </div>
        </div>
        <GameTerminal />
        <MotionSwitch isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
      </div>
    </section>
  );
}
