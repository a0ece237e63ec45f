import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useOwnLearner } from '../account/shared/use-own-learner.ts';
import { Bench } from './shared/bench/bench.tsx';
import { BenchLayout } from './shared/bench/bench-layout.tsx';
import { unitQuery } from './shared/queries.ts';
import { readUnitSearch } from './unit-search.ts';

/** Any unit by its id, for those who write one; completing it counts for nothing. */
export function UnitPage() {
  const { id } = readUnitSearch(useSearch({ strict: false }));
  const owner = useOwnLearner();
  const [completed, setCompleted] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(unitQuery(id));
  return (
    <>
      {query.data === undefined && (
        <VisuallyHidden>
          <h1>Einheit</h1>
        </VisuallyHidden>
      )}
      <QueryView
        query={query}
        loading={<Skeleton label="Einheit wird geladen..." lines={6} />}
        failing={{
          title: `Die Einheit „${id}“ ist nicht angekommen`,
          safe: 'Läuft der Server, und steht die id so in ihrer unit.md?',
        }}
      >
        {(unit) => (
          <Bench
            owner={owner}
            unit={unit}
            isCompleted={completed.has(id)}
            onComplete={() => setCompleted(new Set([...completed, id]))}
            layout={BenchLayout}
          />
        )}
      </QueryView>
    </>
  );
}
