import { Hourglass } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import styles from './console.module.css';
import type { UsedProgram } from './use-program.ts';

/** The program goes on while the question stands; nobody has to answer it. */
export function SilentQuestion({ program }: { program: UsedProgram }) {
  return (
    <div role="alert" className={styles.question}>
      <p className={styles.questionText}>
        <Hourglass size={18} />
        Dein Programm rechnet seit einer Minute, ohne etwas zu zeigen. Soll es weiterlaufen?
      </p>
      <div className={styles.choices}>
        <Button size="small" onClick={program.goOn}>
          Weiterlaufen lassen
        </Button>
        <Button size="small" variant="danger" onClick={program.stop}>
          Stopp
        </Button>
      </div>
    </div>
  );
}
