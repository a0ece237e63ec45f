import { Link } from '@tanstack/react-router';
import { Warehouse } from 'lucide-react';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useShownScreen } from './shown-screen.ts';
import styles from './unbuilt-page.module.css';

export function UnbuiltPage() {
  const { title } = useShownScreen();
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <EmptyState
        icon={<Warehouse size={28} />}
        title="Dieser Raum ist leer"
        action={
          <Link to="/" className={buttonClass()}>
            Zur Startseite
          </Link>
        }
      >
        Diesen Bereich gibt es in deiner Version der Garage noch nicht.
      </EmptyState>
    </div>
  );
}
