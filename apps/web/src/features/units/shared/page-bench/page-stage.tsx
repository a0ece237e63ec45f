import { Lock, Monitor, RotateCw, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import styles from './page-stage.module.css';

type PageStageProps = {
  /** What stands where a browser has the address. */
  address: string;
  onReload: () => void;
  children: ReactNode;
};

/** The child's page, framed as a browser would. */
export function PageStage({ address, onReload, children }: PageStageProps) {
  /** As on a phone. */
  const [isNarrow, setIsNarrow] = useState(false);
  return (
    <section className={styles.stage} aria-label="Deine Seite" data-narrow={isNarrow || undefined}>
      <header className={styles.bar}>
        <Lock size={14} aria-hidden="true" />
        <span className={styles.address}>{address}</span>
        <Button
          size="icon"
          variant="ghost"
          className={styles.width}
          aria-pressed={isNarrow}
          aria-label="So breit wie ein Handy"
          title="So breit wie ein Handy"
          icon={isNarrow ? <Monitor size={16} /> : <Smartphone size={16} />}
          onClick={() => setIsNarrow(!isNarrow)}
        />
        <Button
          size="icon"
          variant="ghost"
          aria-label="Seite neu laden"
          title="Seite neu laden"
          icon={<RotateCw size={16} />}
          onClick={onReload}
        />
      </header>
      <div className={styles.page}>{children}</div>
    </section>
  );
}
