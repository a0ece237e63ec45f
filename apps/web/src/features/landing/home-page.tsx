import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../account/shared/session.ts';
import { lastPlaceQuery } from '../lessons/shared/last-place-query.ts';
import { PathNow } from '../paths/shared/path-now.tsx';
import { RiddleOfDay } from '../riddles/shared/riddle-of-day.tsx';
import { PlanToday } from '../schedule/shared/plan-today.tsx';
import { AllDoors } from './all-doors.tsx';
import { GoOn } from './go-on.tsx';
import styles from './home-page.module.css';
import { MatrixRain } from './matrix-rain.tsx';
import { MotionSwitch } from './motion-switch.tsx';
import { NextSteps } from './next-steps.tsx';
import { ThisWeek } from './this-week.tsx';
import { TypedWelcome } from './typed-welcome.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

export function HomePage() {
  return (
    <div className={styles.page}>
      <Greeting />
      <div className={styles.today}>
        <GoOn />
        <div className={styles.aside}>
          <ThisWeek />
          <PlanToday />
          <PathBesideGoOn />
        </div>
        <RiddleOfDay />
      </div>
      <NextSteps />
      <AllDoors />
    </div>
  );
}

function PathBesideGoOn() {
  const { data, isPending } = useQuery(lastPlaceQuery());
  return <PathNow beside={isPending ? undefined : (data?.address ?? null)} />;
}

function Greeting() {
  const user = useCurrentUser();
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion() || isPaused;
  return (
    <section className={styles.hello}>
      <MatrixRain isStill={isStill} className={styles.rain} />
      <div className={styles.words}>
        <h1 className={styles.title}>
          Hallo, <span className={styles.name}>{user}</span>!
        </h1>
        <TypedWelcome isStill={isStill} />
      </div>
      <div className={styles.motion}>
        <MotionSwitch isPaused={isPaused} onToggle={() => setIsPaused(!isPaused)} />
      </div>
    </section>
  );
}
