import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { broughtCode } from '../execution/shared/brought-code.ts';
import { snippetsQuery } from '../snippets/shared/snippets-query.ts';
import { OpenOnce } from './open-once.tsx';

type BroughtProps = { user: string; isThere: (id: string) => boolean };

/** Code that was brought from another room, such as an answer of a companion. */
export function BroughtProgram({ piece, ...way }: BroughtProps & { piece: number }) {
  const code = broughtCode(way.user, piece);
  if (code === null) {
    return (
      <NothingHere title="Dieses Stück liegt hier nicht">
        Mitgebrachter Code bleibt in dem Browser, in den er gebracht wurde.
      </NothingHere>
    );
  }
  const beginning = { title: `Mitgebracht ${piece}`, code };
  return <OpenOnce {...way} source={`stueck/${piece}`} beginning={beginning} />;
}

/** A snippet of the library: what is changed here leaves the one there alone. */
export function SnippetProgram({ id, ...way }: BroughtProps & { id: string }) {
  const query = useQuery(snippetsQuery);
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
          <OpenOnce {...way} source={`snippet/${id}`} beginning={snippet} />
        ) : (
          <NothingHere title="Dieses Snippet liegt hier nicht mehr">
            Vielleicht wurde es gelöscht, oder es ist kein Python.
          </NothingHere>
        );
      }}
    </QueryView>
  );
}

export function NothingHere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      action={
        <Link to="/workshop" className={buttonClass()}>
          Zu deinem letzten Programm
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
