import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function NoAssessment() {
  return (
    <EmptyState
      as="h1"
      title="Diese Bewertung gibt es nicht"
      action={
        <Link to="/profile" className={buttonClass()}>
          Zum Profil
        </Link>
      }
    >
      Vielleicht gehört sie zu jemand anderem, oder sie ist länger als zwei Wochen liegen geblieben.
      „Ohne Hilfe“ kommt an einem anderen Tag wieder, wenn dir die KI inzwischen noch einmal
      geholfen hat. Deine eigenen stehen in deinem Profil.
    </EmptyState>
  );
}
