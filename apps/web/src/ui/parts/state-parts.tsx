import { CalendarPlus } from 'lucide-react';
import { Button } from '../button.tsx';
import { CodeBlock } from '../code-block.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { QueryView } from '../query-view.tsx';
import { Skeleton } from '../skeleton.tsx';
import { showToast } from '../toast.tsx';
import example from './example.py?tokens';
import { DECREE } from './long-words.ts';
import { PartGrid, PartGroup } from './part-group.tsx';

export function StateParts() {
  return (
    <PartGroup title="Leer, lädt, kaputt, Code">
      <PartGrid isEven>
        <EmptyState
          title="Keine Termine"
          icon={<CalendarPlus size={24} />}
          action={<Button>Termin hinzufügen</Button>}
        >
          <p>Hier steht bald deine Woche. Fang mit einem Fach an.</p>
        </EmptyState>
        <EmptyState title={DECREE} />
        <ErrorState
          title="Die Woche ist nicht angekommen"
          description="Der Server im Haus antwortet nicht. Deine Einträge sind sicher."
          retryLabel="Noch mal laden"
          onRetry={() => showToast({ title: 'Noch mal geladen' })}
        />
        <ErrorState onRetry={() => showToast({ title: 'Nochmal versucht' })} />
        <ErrorState title="Keine Verbindung" description={`Es fehlt die ${DECREE}.`} />
        <div>
          <OldWeek />
        </div>
        <Skeleton lines={4} />
        <Skeleton isCard />
        <Skeleton height={120} label="Lektion wird geladen..." isLabelSeen />
      </PartGrid>
      <CodeBlock label="Beispiel" lines={example.lines} code={example.code} />
    </PartGroup>
  );
}

function OldWeek() {
  const query = {
    data: ['Gitarre', 'Schwimmen'],
    isError: true,
    isFetching: false,
    errorUpdateCount: 1,
    refetch: async () => Promise.reject(new Error('never asked')),
  };
  const failing = {
    title: 'Die Woche ist nicht angekommen',
    safe: 'Der Server im Haus antwortet nicht. Deine Einträge sind sicher.',
  };
  return (
    <QueryView query={query} loading={<Skeleton />} failing={failing}>
      {(titles) => <p>{titles.join(', ')}</p>}
    </QueryView>
  );
}
