import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NextCards } from './next-cards.tsx';
import { recommendationsQuery } from './queries.ts';
import { Section } from './section.tsx';

export function Recommendations() {
  const query = useQuery(recommendationsQuery);
  return (
    <Section title="KI-Empfehlungen" aside="berechnet aus dem, was du machst und willst">
      <QueryView
        query={query}
        loading={<Skeleton label="Empfehlungen werden geladen..." height={168} />}
        failing={{
          title: 'Deine Empfehlungen lassen sich gerade nicht laden',
          safe: 'Alle Lektionen stehen dir offen: oben im Menü.',
        }}
      >
        {(cards) => <NextCards cards={cards} />}
      </QueryView>
    </Section>
  );
}
