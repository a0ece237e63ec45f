import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../ui/query-view.tsx';
import { NextCards, WaitingCards } from './next-cards.tsx';
import { recommendationsQuery } from './queries.ts';
import { Section } from './section.tsx';

export function Recommendations() {
  const query = useQuery(recommendationsQuery);
  return (
    <Section
      title="KI-Empfehlungen"
      aside="Was als Nächstes? Berechnet aus dem, was du machst und willst."
    >
      <QueryView
        query={query}
        loading={<WaitingCards label="Empfehlungen werden geladen..." />}
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
