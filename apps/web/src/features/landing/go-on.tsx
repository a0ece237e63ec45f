import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastPlaceQuery } from '../lessons/shared/last-place-query.ts';
import { GoOnCard } from './go-on-card.tsx';

/** The learner's own last lines, and the way back to them. */
export function GoOn() {
  const query = useQuery(lastPlaceQuery());
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Dein letzter Stand wird geladen..." height={336} />}
      failing={{
        title: 'Dein letzter Stand lässt sich gerade nicht laden',
        safe: 'Dein Code ist sicher. Durch die Türen unten kommst du auch zu ihm.',
      }}
    >
      {(place) => <GoOnCard place={place} />}
    </QueryView>
  );
}
