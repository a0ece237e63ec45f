import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NextCards } from '../next-cards.tsx';
import { NextRows } from '../next-rows.tsx';
import { recommendationsQuery } from '../queries.ts';
import { Section } from '../section.tsx';

type NextUpProps = {
  /** Cards have a section of a page to themselves; rows stand at the end of what was done. */
  look: 'cards' | 'rows';
  /** Where something else leads already. */
  except?: readonly (string | undefined)[];
};

/** What could come next, each with its reason and its minutes. */
export function NextUp({ look, except }: NextUpProps) {
  const query = useQuery(recommendationsQuery);
  const others = new Set(except?.map((address) => address && lessonAt(address)));
  const cards = query.data?.filter(({ address }) => !others.has(lessonAt(address))) ?? [];
  if (look === 'rows') {
    if (query.isPending) return <Skeleton label="Was als Nächstes passt..." height={160} />;
    return cards.length > 0 && <NextRows title={title} cards={cards} />;
  }
  if (query.data && cards.length === 0) return null;
  return (
    <Section title={title} aside="berechnet aus dem, was du machst und willst">
      <QueryView
        query={query}
        loading={<Skeleton label="Was als Nächstes passt..." height={168} />}
        failing={{
          title: 'Was als Nächstes passt, lässt sich gerade nicht laden',
          safe: 'Alle Räume stehen dir offen.',
        }}
      >
        {() => <NextCards cards={cards} />}
      </QueryView>
    </Section>
  );
}

const title = 'Was als Nächstes?';

/** The tasks of a lesson are a view of it; its exam is something else. */
function lessonAt(address: string): string {
  return address.replace(/&ansicht=lab$/, '');
}
