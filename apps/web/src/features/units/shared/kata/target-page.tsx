import type { Files } from '@hbg/contract/units';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { usePart } from '../../../../ui/use-part.ts';
import styles from './kata.module.css';

type TargetPageProps = {
  files: Files;
  /** Where the learner began. */
  starter: Files;
};

/** How the page is to look in the end; laid over the learner's own, only what differs is bright. */
export function TargetPage({ files, starter }: TargetPageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isLaidOver, setIsLaidOver] = useState(false);
  const part = usePart({ load, isWanted: true, onFailure: () => setHasFailed(true) });
  return (
    <section className={styles.target} aria-label="So soll deine Seite aussehen">
      <div className={styles.above}>
        <h2 className={styles.form}>So soll sie aussehen</h2>
        <Switch label="Übereinanderlegen" value={isLaidOver} onChange={setIsLaidOver} />
      </div>
      <div className={styles.paper}>
        {part && isLaidOver && (
          <div className={styles.sheet} inert>
            <part.OwnFrame starter={starter} />
          </div>
        )}
        {part && (
          <div className={styles.sheet} data-over={isLaidOver || undefined}>
            <part.ModelFrame files={files} />
          </div>
        )}
        {!part && (hasFailed ? <ErrorState {...notLoaded} /> : <Skeleton height={200} />)}
      </div>
      <output className={styles.told}>{isLaidOver ? howToRead : ''}</output>
    </section>
  );
}

const howToRead =
  'Das Vorbild liegt auf deiner Seite. Wo es schwarz ist, sind beide gleich; was leuchtet, ist noch verschieden.';

const load = () => import('./target-frames.tsx');
const notLoaded = {
  title: 'Das Vorbild lässt sich gerade nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist.',
};
