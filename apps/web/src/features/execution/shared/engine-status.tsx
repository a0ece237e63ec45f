import type { EngineState } from '@hbg/python/browser/python-engine';
import { CloudOff } from 'lucide-react';
import { memo, useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './engine-status.module.css';

type EngineStatusProps = { state: EngineState; onTryAgain: () => void };

/** One line while Python is on its way to this device, or can't come; otherwise nothing. */
export const EngineStatus = memo(function EngineStatus({ state, onTryAgain }: EngineStatusProps) {
  if (state.kind === 'failed') return <Failed onTryAgain={onTryAgain} />;
  return state.kind === 'loading' && <Loading share={state.share} />;
});

function Failed({ onTryAgain }: Pick<EngineStatusProps, 'onTryAgain'>) {
  return (
    <div className={styles.status}>
      <CloudOff size={16} />
      <p>
        Python ließ sich auf diesem Gerät nicht laden. Dein Code läuft auf dem Server, ohne{' '}
        <code>input()</code> und Zeichnungen.
      </p>
      <Button size="small" onClick={onTryAgain}>
        Noch einmal laden
      </Button>
    </div>
  );
}

/** From the device's own memory it comes so fast that a line would only flicker. */
const flickerMs = 800;

function Loading({ share }: { share: number }) {
  const [isShown, setIsShown] = useState(false);
  const label = useId();
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), flickerMs);
    return () => clearTimeout(timer);
  }, []);
  const percent = Math.min(100, Math.round(share * 100));
  return (
    isShown && (
      <div className={styles.status} data-loading>
        <progress className={styles.bar} aria-labelledby={label} value={percent} max={100} />
        <p id={label}>
          {share < 1 ? `Python wird geladen … ${percent}\u00a0%.` : 'Python startet …'} Dein Code
          läuft so lange auf dem Server.
        </p>
      </div>
    )
  );
}
