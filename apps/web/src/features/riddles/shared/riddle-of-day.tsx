import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RiddleCard } from './riddle-card.tsx';
import { riddleQuery } from './riddle-query.ts';

/** 'Erwisch die KI': a short program with one wrong line, another one each day. */
export function RiddleOfDay({ next }: { next?: ReactNode }) {
  const query = useQuery(riddleQuery());
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Rätsel des Tages wird geladen..." height={260} />}
      failing={{
        title: 'Das Rätsel des Tages lässt sich gerade nicht laden',
        safe: 'Bis Mitternacht wartet es auf dich.',
      }}
    >
      {({ unit, ...turn }) =>
        unit.riddle && (
          <RiddleCard
            key={`${unit.id} ${turn.day}`}
            unit={unit}
            riddle={unit.riddle}
            turn={turn}
            next={next}
          />
        )
      }
    </QueryView>
  );
}
