import type { Snippet } from '@hbg/contract/snippets';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { QueryView } from '../../ui/query-view.tsx';
import { programOfSnippet } from '../snippets/shared/page-of-snippet.ts';
import { snippetsQuery } from '../snippets/shared/snippets-query.ts';
import type { Beginning } from './begin-program.ts';
import { NothingHere } from './nothing-here.tsx';
import { OpenOnce } from './open-once.tsx';

type SnippetProps = Pick<ComponentProps<typeof OpenOnce>, 'user' | 'isThere'> & {
  id: string;
  loading: ReactNode;
};

/** A snippet of the library: what is changed here leaves the one there alone. */
export function SnippetProgram({ id, loading, ...way }: SnippetProps) {
  const query = useQuery(snippetsQuery);
  return (
    <QueryView
      query={query}
      loading={loading}
      failing={{
        title: 'Das Snippet lässt sich gerade nicht laden',
        safe: 'In der Code-Bibliothek liegt es sicher.',
      }}
    >
      {(snippets) => {
        const beginning = beginningWith(snippets.find((other) => other.id === id));
        return beginning ? (
          <OpenOnce {...way} source={`snippet/${id}`} beginning={beginning} />
        ) : (
          <NothingHere title="Dieses Snippet liegt hier nicht mehr">
            Vielleicht wurde es gelöscht, oder seine Sprache läuft nicht in der Werkstatt.
          </NothingHere>
        );
      }}
    </QueryView>
  );
}

function beginningWith(snippet: Snippet | undefined): Beginning | null {
  const program = snippet && programOfSnippet(snippet.code, snippet.language);
  return program ? { title: snippet.title, ...program } : null;
}
