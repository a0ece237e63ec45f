import { useState } from 'react';
import { TerminalWindow } from '../../shell/terminal-window.tsx';
import { useCurrentUser } from '../account/shared/session.ts';
import { AreaTiles } from './area-tiles.tsx';
import styles from './home-page.module.css';
import { MatrixRain } from './matrix-rain.tsx';
import { MotionSwitch } from './motion-switch.tsx';
import { TypedWelcome } from './typed-welcome.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export function HomePage() {
  const user = useCurrentUser();
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion() || isPaused;
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <MatrixRain isStill={isStill} className={styles.rain} />
        <div className={styles.greeting}>
          <h1 className={styles.title}>
            Hallo, <span className={styles.name}>{user}</span>!
          </h1>
          <TerminalWindow title="garage@hbg">
            <TypedWelcome isStill={isStill} />
          </TerminalWindow>
          <MotionSwitch isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
        </div>
      </section>
      <section className={styles.areas} aria-labelledby="areas">
        <h2 id="areas">Womit fängst du an?</h2>
        <AreaTiles />
      </section>
    </div>
  );
}
