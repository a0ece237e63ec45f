import type { Files } from '@hbg/contract/units';
import { useState } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { usePart } from '../../../../ui/use-part.ts';
import styles from './kata.module.css';

/** How the page is to look in the end. */
export function TargetPage({ files }: { files: Files }) {
  const [hasFailed, setHasFailed] = useState(false);
  const part = usePart({ load, isWanted: true, onFailure: () => setHasFailed(true) });
  return (
    <section className={styles.target} aria-label="So soll deine Seite aussehen">
      <h2 className={styles.form}>So soll sie aussehen</h2>
      <div className={styles.paper}>
        {part && <part.PagePreview files={files} data={nothing} onMessage={ignore} />}
        {!part && (hasFailed ? <ErrorState {...notLoaded} /> : <Skeleton height={200} />)}
      </div>
    </section>
  );
}

const load = () => import('../page/page-preview.tsx');
const nothing = {};
const notLoaded = {
  title: 'Das Vorbild lässt sich gerade nicht laden',
  description: 'Lade die Seite neu, sobald das WLAN da ist.',
};

/** What the model says is of no interest. */
function ignore(): void {}
