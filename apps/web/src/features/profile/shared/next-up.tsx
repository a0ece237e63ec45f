import type { Recommendation } from '@hbg/contract/profile';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NextCards, WaitingCards } from '../next-cards.tsx';
import { NextRows } from '../next-rows.tsx';
import { recommendationsQuery } from '../queries.ts';
import { Section } from '../section.tsx';

export type NextUpProps = {
  /** Cards have a section of a page to themselves; rows stand at the end of what was done. */
  look: 'cards' | 'rows';
  /** Where something else leads already; null as long as nobody knows. */
  except?: readonly (string | undefined)[] | null | undefined;
};

/** What could come next, each with its reason and its minutes. */
export function NextUp({ look, except }: NextUpProps) {
  const query = useQuery(recommendationsQuery);
  const here = useLocation({ select: ({ href }) => inOrder(href) });
  const others = new Set(except?.map((address) => address && lessonAt(address)));
  const leadsOn = ({ address }: Recommendation) =>
    !others.has(lessonAt(address)) && inOrder(address) !== here;
  const cards = query.data?.filter(leadsOn) ?? [];
  if (look === 'rows') {
    if (query.isPending) return <Skeleton label="Was als Nächstes passt..." height={160} />;
    return cards.length > 0 && <NextRows title={title} cards={cards} />;
  }
  const loading = <WaitingCards />;
  return (
    <Section title={title} aside="berechnet aus dem, was du machst und willst">
      <QueryView
        query={query}
        loading={loading}
        failing={{
          title: 'Was als Nächstes passt, lässt sich gerade nicht laden',
          safe: 'Alle Räume stehen dir offen.',
        }}
      >
        {() => (except === null ? loading : <CardsOrWord cards={cards} />)}
      </QueryView>
    </Section>
  );
}

function CardsOrWord({ cards }: { cards: readonly Recommendation[] }) {
  if (cards.length > 0) return <NextCards cards={cards} />;
  return <p>Nichts außer dem, was oben schon bereitliegt.</p>;
}

const title = 'Was als Nächstes?';

/** One place is one address, whoever has written it. */
function inOrder(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

/** The tasks of a lesson are a view of it; its exam is something else. */
function lessonAt(address: string): string {
  return address.replace(/&ansicht=lab$/, '');
}
