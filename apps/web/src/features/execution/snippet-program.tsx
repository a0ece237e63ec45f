import { listSnippets } from '@hbg/contract/snippets';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { client } from '../../api.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Workbench } from './workbench.tsx';

/** A snippet of the library on the workbench: what is changed here stays here. */
export function SnippetProgram({ id }: { id: string }) {
  const query = useQuery({
    queryKey: [listSnippets.path],
    queryFn: ({ signal }) => client.call(listSnippets, {}, { signal }),
  });
  return (
    <QueryView
      query={query}
      loading={<Skeleton label="Snippet wird geladen..." height={320} />}
      failing={{
        title: 'Das Snippet lässt sich gerade nicht laden',
        safe: 'In der Code-Bibliothek liegt es sicher.',
      }}
    >
      {(snippets) => {
        const snippet = snippets.find((other) => other.id === id && other.language === 'python');
        return snippet ? (
          <Workbench place={`werkstatt/snippet/${id}`} starter={snippet.code} />
        ) : (
          <NoSnippet />
        );
      }}
    </QueryView>
  );
}

function NoSnippet() {
  return (
    <EmptyState
      title="Dieses Snippet liegt hier nicht mehr"
      action={
        <Link to="/code-library" className={buttonClass()}>
          Zur Code-Bibliothek
        </Link>
      }
    >
      Vielleicht wurde es gelöscht, oder es ist kein Python.
    </EmptyState>
  );
}
